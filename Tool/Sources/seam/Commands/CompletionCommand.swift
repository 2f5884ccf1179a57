import AppBuilder

/// `seam completion`
struct CompletionCommand: Command {
    static let name = "completion"
    static let summary = "what makes a shell complete seam's words"
    static let discussion = """
        Writes a script to standard output that makes SHELL complete the commands, options and values of seam. For
        bash, have it in ~/.local/share/bash-completion/completions/seam, or in ~/.bashrc as
        `source <(seam completion bash)`; for zsh, in a file called _seam in a folder of $fpath, or in ~/.zshrc after
        compinit as `source <(seam completion zsh)`.
        """
    static let operands = CommandOperands.one("SHELL", .choice(Shell.allCases.map(\.rawValue)), need: "bash or zsh")

    enum Shell: String, CaseIterable {
        case bash, zsh
    }

    private let shell: Shell

    init(_ arguments: Arguments) {
        shell = arguments.operands.first.flatMap(Shell.init) ?? .bash
    }

    func run() {
        switch shell {
        case .bash: print(BashCompletion.script)
        case .zsh: print(ZshCompletion.script)
        }
    }
}
