# The formula for a tap of Homebrew. The hash of the source distribution is in SHA256SUMS of the
# release: add it below "url". "brew update-python-resources winnable" writes the packages it needs.
class Winnable < Formula
  include Language::Python::Virtualenv

  desc "Klondike solitaire with a solver and honest hints"
  homepage "https://forge.example/winnable/winnable"
  url "https://forge.example/winnable/winnable/releases/download/v0.1.0/winnable-0.1.0.tar.gz"
  license "MIT"

  depends_on "python@3.14"

  def install
    virtualenv_install_with_resources
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/winnable --version")
    assert_match "won", shell_output("#{bin}/winnable solve --number 1")
  end
end
