/* A disk that fails when told to. A test loads it with LD_PRELOAD and calls it through ctypes.

   It wraps the calls of the C library that reach files. Those of the files in one folder are
   counted; the n-th of them fails, or kills the process, as after `kill -9`. It also records what
   reaches the files, and each flush, so that a test can rebuild the files as a power cut leaves them.
*/

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum { DIES = -1 };                 /* instead of an error number */

static char folder[PATH_MAX];       /* "" : no call is counted */
static char kinds[16];              /* the calls that are counted, by the letters below */
static long count, first;           /* calls so far; the first one that fails, from 1 */
static int error, lasts;            /* the error number; whether later calls fail, too */
static int record = -1;             /* the file of the record */

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* Control */

void disk_fail(const char *path, const char *which, long at, int number, int all)
{
    snprintf(folder, sizeof folder, "%s", path);
    snprintf(kinds, sizeof kinds, "%s", which);
    count = 0, first = at, error = number, lasts = all;
}

long disk_calls(void) { return count; }

int disk_record(const char *path, const char *file)
{
    snprintf(folder, sizeof folder, "%s", path);
    kinds[0] = 0;
    return record = REAL(open)(file, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0666);
}

/* A record: one line "kind inode offset size name", then the bytes of a write. */
static void put(const char *kind, ino_t inode, off_t offset, size_t size, const char *name,
                const void *bytes)
{
    if (record < 0)
        return;
    int saved = errno;
    dprintf(record, "%s %lu %ld %zu %s\n", kind, (unsigned long)inode, (long)offset, size, name);
    if (bytes && REAL(write)(record, bytes, size) != (ssize_t)size)
        _exit(99);
    errno = saved;
}

void disk_note(const char *text) { put("note", 0, 0, strlen(text), "-", text); }

/* The path below the folder; null for another file. */
static const char *inside(const char *path)
{
    size_t size = strlen(folder);
    if (!size || strncmp(path, folder, size) || (path[size] != '/' && path[size]))
        return NULL;
    return path[size] ? path + size + 1 : ".";
}

static const char *name_of(int file)
{
    static char path[PATH_MAX];
    char link[40];
    if (!*folder)
        return NULL;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 0)
        return NULL;
    path[size] = 0;
    return inside(path);
}

static ino_t inode_of(int file)
{
    struct stat status;
    return fstat(file, &status) ? 0 : status.st_ino;
}

static ino_t inode_at(const char *path)
{
    struct stat status;
    return lstat(path, &status) ? 0 : status.st_ino;
}

/* Whether this call fails. It may kill the process instead. */
static int fails(char kind, const char *name)
{
    if (!name || !strchr(kinds, kind))
        return 0;
    count++;
    if (first == 0 || (lasts ? count < first : count != first))
        return 0;
    if (error == DIES)
        kill(getpid(), SIGKILL);
    errno = error;
    return 1;
}

/* The wrapped calls: o open, r read, w write, s flush, t size, m map, l lock, n names */

static int opened(const char *path, int flags, mode_t mode)
{
    const char *name = inside(path);
    int is_new = name && (flags & O_CREAT) && access(path, F_OK);
    if (fails(is_new ? 'n' : 'o', name))
        return -1;
    int file = REAL(open)(path, flags, mode);
    if (file >= 0 && is_new)
        put("create", inode_of(file), 0, 0, name, NULL);
    if (file >= 0 && name && !is_new && (flags & O_TRUNC))
        put("size", inode_of(file), 0, 0, name, NULL);
    return file;
}

#define OPEN(call)                                                                                 \
    int call(const char *path, int flags, ...)                                                     \
    {                                                                                              \
        va_list rest;                                                                              \
        va_start(rest, flags);                                                                     \
        mode_t mode = (flags & O_CREAT) ? (mode_t)va_arg(rest, int) : 0;                           \
        va_end(rest);                                                                              \
        return opened(path, flags, mode);                                                          \
    }
OPEN(open)
OPEN(open64)

int openat(int at, const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = (flags & O_CREAT) ? (mode_t)va_arg(rest, int) : 0;
    va_end(rest);
    return at == AT_FDCWD || *path == '/' ? opened(path, flags, mode)
                                          : REAL(openat)(at, path, flags, mode);
}

#define READ(call, extra, names)                                                                   \
    ssize_t call(int file, void *bytes, size_t size extra)                                         \
    {                                                                                              \
        return fails('r', name_of(file)) ? -1 : REAL(call) names;                                  \
    }
#define AT , off_t offset
READ(read, , (file, bytes, size))
READ(pread, AT, (file, bytes, size, offset))
READ(pread64, AT, (file, bytes, size, offset))

/* A write that finds the disk full, or the process killed, may have written a part. */
static ssize_t written(int file, const void *bytes, size_t size, off_t offset)
{
    const char *name = name_of(file);
    int is_last = name && strchr(kinds, 'w') && count + 1 == first;
    if (is_last && size > 1 && (error == DIES || error == ENOSPC)) {
        size_t half = size / 2;
        ssize_t done = offset < 0 ? REAL(write)(file, bytes, half)
                                  : REAL(pwrite)(file, bytes, half, offset);
        if (!fails('w', name))
            _exit(99);
        return done;
    }
    if (fails('w', name))
        return -1;
    ssize_t done =
        offset < 0 ? REAL(write)(file, bytes, size) : REAL(pwrite)(file, bytes, size, offset);
    if (done > 0 && name) {
        off_t start = offset < 0 ? lseek(file, 0, SEEK_CUR) - done : offset;
        put("write", inode_of(file), start, (size_t)done, name, bytes);
    }
    return done;
}

ssize_t write(int file, const void *bytes, size_t size) { return written(file, bytes, size, -1); }
ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset)
{
    return written(file, bytes, size, offset);
}
ssize_t pwrite64(int file, const void *bytes, size_t size, off_t offset)
{
    return written(file, bytes, size, offset);
}

#define FLUSH(call)                                                                                \
    int call(int file)                                                                             \
    {                                                                                              \
        const char *name = name_of(file);                                                          \
        if (fails('s', name))                                                                      \
            return -1;                                                                             \
        int failed = REAL(call)(file);                                                             \
        if (!failed && name)                                                                       \
            put("flush", inode_of(file), 0, 0, name, NULL);                                        \
        return failed;                                                                             \
    }
FLUSH(fsync)
FLUSH(fdatasync)

#define RESIZE(call)                                                                               \
    int call(int file, off_t size)                                                                 \
    {                                                                                              \
        const char *name = name_of(file);                                                          \
        if (fails('t', name))                                                                      \
            return -1;                                                                             \
        int failed = REAL(call)(file, size);                                                       \
        if (!failed && name)                                                                       \
            put("size", inode_of(file), size, 0, name, NULL);                                      \
        return failed;                                                                             \
    }
RESIZE(ftruncate)
RESIZE(ftruncate64)

#define LOCK(call)                                                                                 \
    int call(int file, int command, ...)                                                           \
    {                                                                                              \
        va_list rest;                                                                              \
        va_start(rest, command);                                                                   \
        void *lock = va_arg(rest, void *);                                                         \
        va_end(rest);                                                                              \
        int is_lock = (command == F_SETLK || command == F_SETLKW)                                  \
                      && ((struct flock *)lock)->l_type != F_UNLCK;                                \
        return is_lock && fails('l', name_of(file)) ? -1 : REAL(call)(file, command, lock);        \
    }
LOCK(fcntl)
LOCK(fcntl64)

int flock(int file, int operation)
{
    int is_lock = !(operation & LOCK_UN); /* releasing a lock never fails */
    return is_lock && fails('l', name_of(file)) ? -1 : REAL(flock)(file, operation);
}

#define MAP(call)                                                                                  \
    void *call(void *start, size_t size, int protection, int flags, int file, off_t offset)        \
    {                                                                                              \
        if (file >= 0 && fails('m', name_of(file)))                                                \
            return MAP_FAILED;                                                                     \
        return REAL(call)(start, size, protection, flags, file, offset);                           \
    }
MAP(mmap)
MAP(mmap64)

int unlink(const char *path)
{
    const char *name = inside(path);
    ino_t inode = name ? inode_at(path) : 0;
    if (fails('n', name))
        return -1;
    int failed = REAL(unlink)(path);
    if (!failed && name)
        put("unlink", inode, 0, 0, name, NULL);
    return failed;
}

int rename(const char *path, const char *target)
{
    const char *name = inside(path), *other = inside(target);
    if (fails('n', name))
        return -1;
    int failed = REAL(rename)(path, target);
    if (!failed && name && other)
        put("rename", inode_at(target), 0, strlen(other), name, other);
    return failed;
}

int mkdir(const char *path, mode_t mode)
{
    const char *name = inside(path);
    if (fails('n', name))
        return -1;
    int failed = REAL(mkdir)(path, mode);
    if (!failed && name)
        put("folder", inode_at(path), 0, 0, name, NULL);
    return failed;
}
