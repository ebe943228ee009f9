"""``winnable completion``: completion of commands and options for a shell."""

from typing import Literal

from .options import Switch

Shell = Literal["bash", "zsh", "fish", "powershell"]


def completion(
    shell: Shell,
    /,
    *,
    install: Switch = False,
) -> int:
    """Print or install completion for your shell.

    winnable completion bash --install

    winnable completion fish > ~/.config/fish/completions/winnable.fish

    Parameters
    ----------
    shell
        The shell to complete in.
    install
        Write the script to the shell's own folder, load it in the shell's start-up file, and print
        its path.
    """
    from ..disk import StoreError, StoreFault  # noqa: PLC0415
    from .commands import make_app  # noqa: PLC0415

    app = make_app(["completion"], str)
    if not install:
        print(app.generate_completion(shell=shell))
        return 0
    try:
        print(app.install_completion(shell=shell))
    except OSError as error:
        raise StoreError(
            StoreFault.WRITE, file=error.filename or shell, why=error.strerror or str(error)
        ) from error
    return 0
