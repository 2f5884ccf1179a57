import AppBuilder
import Foundation

/// The command that users call: parses the arguments, does what they say, and ends with a status that tells how it
/// went.
@main
enum Seam {
    static let version = "0.1.0"

    static func main() {
        Interruption.handle()
        // Source that is nested deeply is translated by recursion.
        let worker = Thread { exit(run(Array(CommandLine.arguments.dropFirst()))) }
        worker.stackSize = 256 << 20
        worker.start()
        while true { sleep(1_000_000) }
    }

    /// Returns the exit status.
    static func run(_ arguments: [String]) -> Int32 {
        if arguments.first == XcodebuildCommand.name { return XcodebuildCommand.status(Array(arguments.dropFirst())) }
        do {
            try dispatch(arguments)
            return 0
        } catch {
            if !error.message.isEmpty { Console.print(error.message) }
            return error.kind.rawValue
        }
    }

    private static func dispatch(_ words: [String]) throws(BuildError) {
        guard let name = words.first else {
            print(HelpText.overview)
            throw BuildError(.usage, "")
        }
        switch name {
        case "--help", "-h": return print(HelpText.overview)
        case "--version": return print("seam \(version)")
        default: break
        }
        guard let command = CommandList.command(named: name) else { throw HelpCommand.unknown(name) }
        let rest = Array(words.dropFirst())
        if rest.contains("--help") || rest.contains("-h") { return print(HelpText.text(of: command)) }
        try command.init(Arguments(rest, of: command)).run()
    }
}
