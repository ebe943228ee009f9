// Checks a certificate, as check.py does, in C++17: c++ -O2 -o check check.cpp -lz; ./check FILE
// docs/certificates.md describes the file, and states and proves the lemmas L1 to L5. The names are
// those of check.py; see there for the numbers of cards, the states and the choices.
#include <zlib.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <regex>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

using u64 = std::uint64_t;
using std::string;
using std::vector;

[[noreturn]] void reject(const string &why) {
    std::cerr << why << "\n";
    std::exit(1);
}

int ctz(u64 bits) { return __builtin_ctzll(bits); }
int last(u64 bits) { return bits ? 63 - __builtin_clzll(bits) : -1; }
int card_of(int rank, int suit) { return 4 * rank + (suit ^ (rank & 1) << 1); }
u64 step(int card) { return 1ULL << 4 * ((card & 3) ^ ((card >> 2) & 1) << 1); }
int height_of(u64 f) { return (f & 15) + (f >> 4 & 15) + (f >> 8 & 15) + (f >> 12); }

struct Config {
    u64 columns, left;
    int p, redeals, base;
    bool operator==(const Config &o) const {
        return columns == o.columns && left == o.left && p == o.p && redeals == o.redeals && base == o.base;
    }
};
using Relaxed = std::array<u64, 4>;  // columns, placed, prefix, shut

u64 mix(u64 a, u64 b) {
    a = (a ^ b) * 0x9E3779B97F4A7C15ULL;
    return a ^ a >> 29;
}
struct Hash {
    size_t operator()(const Config &c) const {
        return mix(mix(mix(c.columns, 1), c.left), c.p | c.base << 8 | u64(c.redeals) << 16);
    }
    size_t operator()(const Relaxed &s) const { return mix(mix(mix(mix(s[0], 1), s[1]), s[2]), s[3]); }
};
struct State {
    Config config;
    u64 f;
};
struct Table {
    u64 roots = 0, down = 0;
    int empty = 0;
};
struct Look {
    u64 fits, bare, nexts;
};

struct Choices {
    FILE *file;
    z_stream stream{};
    unsigned char packed[4096], data[4096];
    size_t size = 0, at = 0;
    bool ended = false;

    explicit Choices(FILE *opened) : file(opened) { inflateInit(&stream); }
    bool fill() {
        for (size = at = 0; !size && !ended;) {
            if (!stream.avail_in) {
                stream.next_in = packed;
                stream.avail_in = fread(packed, 1, sizeof packed, file);
            }
            bool none = !stream.avail_in;
            stream.next_out = data;
            stream.avail_out = sizeof data;
            int result = inflate(&stream, Z_NO_FLUSH);
            size = 4 * (sizeof data - stream.avail_out);
            ended = result == Z_STREAM_END;
            if (result != Z_OK && result != Z_BUF_ERROR && !ended) reject("The choices are damaged.");
            if (none && !size && !ended) reject("The choices end before the proof is complete.");
        }
        return size;
    }
    int next() {
        if (at >= size && !fill()) reject("The choices end before the proof is complete.");
        int choice = data[at >> 2] >> 2 * (at & 3) & 3;
        ++at;
        return choice;
    }
    void end() {
        while (at & 3)
            if (next()) reject("The file goes on after the proof is complete.");
        if (at < size || fill() || stream.avail_in || fgetc(file) != EOF)
            reject("The file goes on after the proof is complete.");
    }
};

struct Klondike {
    int draw = 1, ranks = 13;
    bool returns = true;
    vector<vector<int>> dealt;
    vector<int> stock;
    u64 everything = 0, kings = 0, most = 0, count = 0;
    u64 single[4][14] = {}, below[4][14] = {};
    int home[64], index[64];
    State start{};
    std::unordered_map<Config, std::unordered_set<u64>, Hash> met;
    std::unordered_set<Relaxed, Hash> relaxed;

    void prepare() {
        everything = (1ULL << 4 * ranks) - 1;
        kings = 15ULL << (4 * ranks - 4);
        for (int suit = 0; suit < 4; ++suit)
            for (int rank = 0; rank < 14; ++rank) {
                single[suit][rank] = 1ULL << card_of(rank, suit);
                if (rank) below[suit][rank] = below[suit][rank - 1] | single[suit][rank - 1];
            }
        for (int &each : home) each = -1;
        for (int &each : index) each = -1;
        for (size_t j = 0; j < dealt.size(); ++j)
            for (int card : dealt[j]) home[card] = j;
        for (size_t i = 0; i < stock.size(); ++i) index[stock[i]] = i;
    }
    Table table(u64 columns) const {
        Table found;
        for (size_t j = 0; j < dealt.size(); ++j) {
            int k = columns >> 4 * j & 15;
            found.empty += k == 0;
            if (k) found.roots |= 1ULL << dealt[j][k - 1];
            for (int i = 0; i < k - 1; ++i) found.down |= 1ULL << dealt[j][i];
        }
        return found;
    }
    u64 without(u64 columns, int j) const {
        columns -= 1ULL << 4 * j;
        if ((columns >> 4 * j & 15) == 1 && (kings >> dealt[j][0] & 1)) columns -= 1ULL << 4 * j;
        return columns;
    }
    u64 cards_of(u64 left) const {
        u64 found = 0;
        for (; left; left &= left - 1) found |= 1ULL << stock[ctz(left)];
        return found;
    }
    u64 out(u64 f) const {
        return below[0][f & 15] | below[1][f >> 4 & 15] | below[2][f >> 8 & 15] | below[3][f >> 12];
    }
    static u64 places(u64 placed, u64 roots) {
        u64 up = (placed | roots) >> 4;
        u64 one = (up | up >> 1) & ~(placed | placed >> 1);
        u64 two = up & up >> 1 & ~(placed & placed >> 1);
        u64 pair = (one | two) & 0x5555555555555ULL;
        return pair | pair << 1;
    }
    u64 on_empty(u64 placed, int empty) const {
        return empty > __builtin_popcountll(placed & kings) ? kings : 0;
    }
    Look look(u64 f, u64 loose, const Table &t) const {
        u64 placed = loose & ~out(f), fits = places(placed, t.roots);
        u64 nexts = single[0][f & 15] | single[1][f >> 4 & 15] | single[2][f >> 8 & 15] | single[3][f >> 12];
        return {fits | on_empty(placed, t.empty), fits << 4 | 15, nexts & everything};
    }
    vector<u64> group(u64 f, u64 loose, const Table &t) const {
        vector<u64> found{f};
        std::unordered_set<u64> known{f};
        for (size_t i = 0; i < found.size(); ++i) {
            f = found[i];
            Look at = look(f, loose, t);
            for (int suit = 0; suit < 4; ++suit) {
                int height = f >> 4 * suit & 15;
                u64 one = 1ULL << 4 * suit;
                if (at.nexts & at.bare & loose & single[suit][height] && known.insert(f + one).second)
                    found.push_back(f + one);
                if (height && at.fits & single[suit][height - 1] && known.insert(f - one).second)
                    found.push_back(f - one);
            }
        }
        return found;
    }
    std::pair<u64, u64> access(const Config &c) const {
        if (c.base || (c.redeals < 0 && draw == 1)) return {cards_of(c.left), 0};
        u64 now = 0, later = 0;
        int all = __builtin_popcountll(c.left), n = 0;
        for (u64 left = c.left; left; left &= left - 1) {
            u64 card = 1ULL << stock[ctz(left)];
            ++n;
            if (n == all || (n >= c.p && (n - c.p) % draw == 0)) now |= card;
            else if (n % draw == 0 && c.redeals) later |= card;
        }
        return {now | later, c.redeals > 0 ? later : 0};
    }
    Config after(Config c, int card, u64 later) const {
        if (home[card] >= 0) {
            c.columns = without(c.columns, home[card]);
            return c;
        }
        int at = index[card];
        c.p = __builtin_popcountll(c.left & ((1ULL << at) - 1));
        c.left ^= 1ULL << at;
        if (c.redeals < 0 && (c.base || c.p % draw == 0 || c.left >> at == 0)) c.p = 0;
        if (later >> card & 1) --c.redeals;
        return c;
    }
    void moves(const Config &c, const vector<u64> &vectors, vector<State> &waiting) const {
        Table t = table(c.columns);
        u64 loose = everything & ~(t.roots | t.down | cards_of(c.left));
        auto [reach, later] = access(c);
        for (u64 f : vectors) {
            Look at = look(f, loose, t);
            u64 tables = at.fits & (t.roots | reach);
            u64 goes = tables | (at.nexts & (reach | (t.roots & at.bare)));
            for (; goes; goes &= goes - 1) {
                int card = ctz(goes);
                waiting.push_back({after(c, card, later), tables >> card & 1 ? f : f + step(card)});
            }
            for (u64 ups = returns || c.base ? 0 : at.nexts & at.bare & loose; ups; ups &= ups - 1)
                waiting.push_back({c, f + step(ctz(ups))});
        }
    }
    Relaxed begin(const Config &c, u64 f, bool locks) const {
        Table t = table(c.columns);
        u64 cards = cards_of(c.left), shut = locks ? cards & ~access(c).first : 0, indices = 0;
        for (; shut; shut &= shut - 1) indices |= 1ULL << index[ctz(shut)];
        return settle(c.columns, everything & ~(t.roots | t.down | cards | out(f)), c.left, indices);
    }
    u64 locked(u64 prefix, u64 shut) const {
        return prefix ? cards_of(shut & ~(1ULL << last(prefix))) : 0;
    }
    u64 take(u64 prefix, int card) const {
        int at = index[card];
        return at >= 0 && prefix >> at & 1 ? prefix & ((1ULL << at) - 1) : prefix;
    }
    std::pair<u64, u64> level(u64 fixed) const {
        u64 nexts = 0, free = 0;
        for (int suit = 0; suit < 4; ++suit) {
            u64 held = fixed & below[suit][ranks];
            nexts |= held & -held;
            free |= below[suit][held ? ctz(held) >> 2 : ranks];
        }
        return {nexts, free};
    }
    Relaxed settle(u64 columns, u64 placed, u64 prefix, u64 shut) const {
        Table t = table(columns);
        while (true) {
            while (prefix) {
                u64 rest = prefix ^ 1ULL << last(prefix);
                shut &= rest;
                if (shut && shut >> last(rest)) break;
                prefix = shut ? rest : 0;
            }
            auto [nexts, free] = level(placed | t.roots | t.down | locked(prefix, shut));
            u64 goes = nexts & placed & (places(placed, t.roots) << 4 | 15);
            free &= cards_of(prefix);
            if (goes) placed ^= goes & -goes;
            else if (free) prefix = take(prefix, ctz(free));
            else return {columns, placed, prefix, shut};
        }
    }
    void chains(u64 need, u64 placed, u64 prefix, u64 fits, u64 free, u64 then, u64 shut,
                vector<Relaxed> &found) const {
        if (fits & need) {
            found.push_back(settle(then, placed, prefix, shut & prefix));
            return;
        }
        int first = (ctz(need) | 1) + 3;
        for (int card = first; card < first + 2; ++card)
            if (card < 64 && free >> card & 1)
                chains(1ULL << card, placed | 1ULL << card, take(prefix, card), fits, free, then, shut, found);
    }
    void uses(const Relaxed &s, vector<Relaxed> &found) const {
        auto [columns, placed, prefix, shut] = s;
        Table t = table(columns);
        u64 fixed = placed | t.roots | t.down | locked(prefix, shut);
        u64 nexts = level(fixed).first, fits = places(placed, t.roots), bare = fits << 4 | 15;
        u64 free = everything & ~fixed;
        fits |= on_empty(placed, t.empty);
        for (u64 rest = t.roots | (placed & nexts) | (free & cards_of(prefix)); rest; rest &= rest - 1) {
            int card = ctz(rest);
            u64 bit = 1ULL << card, twin = 1ULL << (card ^ 1), then = columns;
            if (t.roots & bit) {
                then = without(columns, home[card]);
                if (nexts & bare & bit) {
                    found.push_back(settle(then, placed, prefix, shut));
                    continue;
                }
            }
            if (!(placed & bit)) chains(bit, placed | bit, take(prefix, card), fits, free, then, shut, found);
            if (nexts & bit && twin & free)
                chains(twin, (placed | twin) & ~bit, take(prefix, card ^ 1), fits, free, then, shut, found);
        }
    }
    void add(bool is_won) {
        if (is_won) reject("The set contains a win: this is not a proof.");
        if (++count > most) reject("The set has more states than the certificate declares.");
    }
    void check(Choices &choices) {
        vector<State> waiting{start};
        vector<Relaxed> open;
        while (!waiting.empty()) {
            auto [c, f] = waiting.back();
            waiting.pop_back();
            auto &covered = met[c];
            if (covered.count(f)) continue;
            Table t = table(c.columns);
            u64 loose = everything & ~(t.roots | t.down | cards_of(c.left));
            vector<u64> vectors = returns || c.base ? group(f, loose, t) : vector<u64>{f};
            covered.insert(vectors.begin(), vectors.end());
            add(!t.down && (!c.left || (c.redeals < 0 && (c.base || draw == 1))));
            u64 best = vectors[0];
            for (u64 g : vectors)
                if (height_of(g) > height_of(best)) best = g;
            int choice = choices.next();
            if (choice == 0) moves(c, vectors, waiting);
            else if (choice == 3) {
                if (c.base) reject("A choice is not allowed.");
                waiting.push_back({{c.columns, c.left, 0, -1, 1}, best});
            } else {
                for (open.push_back(begin(c, best, choice == 2)); !open.empty();) {
                    Relaxed s = open.back();
                    open.pop_back();
                    if (!relaxed.insert(s).second) continue;
                    add(!s[2] && !table(s[0]).down);
                    uses(s, open);
                }
            }
        }
    }
};

vector<int> cards_in(const string &text) {
    vector<int> found;
    for (size_t i = 0; i + 1 < text.size(); i += 2)
        found.push_back(card_of(string("A23456789TJQK").find(text[i]), string("HDCS").find(text[i + 1])));
    return found;
}

bool parse(const string &text, Klondike &game) {
    const string number = "([1-9][0-9]?)", pair = "(?:[A2-9TJQK][HDCS])";
    std::smatch m;
    std::regex whole("d" + number + "(?:p" + number + ")?(?:c" + number + ")?(?:k" + number + ")?(n?)t?r?o?u? " +
                     number + " (" + pair + "+|-) (" + pair + "+|-) ((?:" + pair + "|--){4}) (\\S+) -");
    if (!std::regex_match(text, m, whole)) return false;
    auto value = [&](int i) { return m[i].length() ? std::stoi(m[i]) : 0; };
    int passes = value(2), columns = value(3) ? value(3) : 7, passed = value(6);
    game.draw = value(1);
    game.ranks = value(4) ? value(4) : 13;
    game.returns = !m[5].length();
    vector<int> drawn = cards_in(m[8]), stock = cards_in(m[7]), cards = drawn;
    game.stock = drawn;
    game.stock.insert(game.stock.end(), stock.begin(), stock.end());
    cards = game.stock;
    const string out = m[9];
    u64 vector_ = 0;
    for (int suit = 0; suit < 4; ++suit) {
        int height = string("-A23456789TJQK").find(out[2 * suit]);
        if (out[2 * suit + 1] != '-' && out[2 * suit + 1] != "HDCS"[suit]) return false;
        vector_ |= u64(height) << 4 * suit;
        for (int rank = 0; rank < height; ++rank) cards.push_back(card_of(rank, suit));
    }
    string rest = m[10].str() + "/";
    std::regex part("(?:\\((" + pair + "+)\\))?(" + pair + "*)|-");
    for (size_t at = 0, slash; (slash = rest.find('/', at)) != string::npos; at = slash + 1) {
        string column = rest.substr(at, slash - at);
        std::smatch c;
        if (column.empty() || !std::regex_match(column, c, part)) return false;
        vector<int> below = cards_in(c[1]), run = cards_in(c[2]);
        for (size_t i = 1; i < run.size(); ++i)
            if ((run[i - 1] | 1) != (run[i] | 1) + 4) return false;
        cards.insert(cards.end(), below.begin(), below.end());
        cards.insert(cards.end(), run.begin(), run.end());
        if (!run.empty()) below.push_back(run[0]);
        if (below.size() > 15) return false;
        if (below.size() == 1 && below[0] >> 2 == game.ranks - 1) below.clear();
        game.dealt.push_back(below);
    }
    if (int(game.dealt.size()) != columns || columns > 9 || game.ranks > 13) return false;
    u64 seen = 0;
    for (int card : cards) {
        if (seen >> card & 1) return false;
        seen |= 1ULL << card;
    }
    int redeals = passes ? passes - passed : -1, p = drawn.size(), n = game.stock.size();
    if (seen != (1ULL << 4 * game.ranks) - 1 || (passes && redeals < 0)) return false;
    if (redeals < 0 && (p % game.draw == 0 || p == n)) p = 0;
    u64 left = 0;
    for (size_t j = 0; j < game.dealt.size(); ++j) left |= u64(game.dealt[j].size()) << 4 * j;
    game.start = {{left, (1ULL << n) - 1, p, redeals, 0}, vector_};
    return true;
}

int main(int, char **arguments) {
    FILE *file = arguments[1] ? fopen(arguments[1], "rb") : nullptr;
    if (!file) reject("usage: check FILE");
    string lines[4];
    for (string &line : lines)
        for (int c; (c = fgetc(file)) != EOF && c != '\n' && line.size() < 1000;) line += char(c);
    Klondike game;
    std::smatch states;
    if (lines[0] != "winnable certificate 1") reject("This is not a certificate of version 1.");
    if (lines[2].rfind("moves ", 0) == 0) reject("The certificate proves a win, which is checked by a replay of its moves.");
    if (!parse(lines[1], game)) reject("Line 2 of the certificate is wrong.");
    if (!std::regex_match(lines[2], states, std::regex("states ([1-9][0-9]{0,17})")) || !lines[3].empty())
        reject("Line 3 or 4 of the certificate is wrong.");
    game.most = std::stoull(states[1]);
    game.prepare();
    Choices choices(file);
    game.check(choices);
    choices.end();
    std::cout << "Unwinnable, proven by a set of " << game.count << " states: " << lines[1] << "\n";
}
