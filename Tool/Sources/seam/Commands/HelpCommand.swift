import AppBuilder
import Foundation

/// `seam help`
struct HelpCommand: Command {
    static let name = "help"
    static let summary = "more about a command"
    static let discussion = "Tells what a command does and which options it has. Without COMMAND, lists the commands."
    static let operands = CommandOperands.optional("COMMAND", .command)

    private let command: String?

    init(_ arguments: Arguments) {
        command = arguments.operands.first
    }

    func run() throws(BuildError) {
        guard let command else { return print(HelpText.overview) }
        guard let known = CommandList.command(named: command) else { throw Self.unknown(command) }
        print(HelpText.text(of: known))
    }

    /// The error for a first word that is no command.
    static func unknown(_ word: String) -> BuildError {
        let isOption = word.hasPrefix("-")
        var text = "seam: there is no \(isOption ? "option" : "command") \(word); "
        let names = isOption ? HelpText.options.map(\.name) : CommandList.all.map { $0.name }
        if let nearest = Spelling.nearest(to: word, in: names) {
            text += "did you mean `seam \(nearest)`?"
        } else if !isOption, FileManager.default.fileExists(atPath: word) {
            text += "to run the app there: `seam run \(word)`"
        } else {
            text += "`seam --help` lists the commands"
        }
        return BuildError(.usage, text)
    }
}
