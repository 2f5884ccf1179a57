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
        do {
            try dispatch(arguments)
            return 0
        } catch {
            if !error.message.isEmpty { Console.print(error.message) }
            return error.kind.rawValue
        }
    }

    private static func dispatch(_ arguments: [String]) throws(BuildError) {
        guard let name = arguments.first else {
            print(Help.overview)
            throw BuildError(.usage, "")
        }
        let rest = Array(arguments.dropFirst())
        switch name {
        case "--help", "-h": print(Help.overview)
        case "--version": print("seam \(version)")
        case "help":
            guard let command = rest.first else { return print(Help.overview) }
            guard let text = Help.commands[command] else { throw unknown(command) }
            print(text)
        default:
            guard let text = Help.commands[name] else { throw unknown(name) }
            if rest.contains("--help") || rest.contains("-h") { return print(text) }
            switch name {
            case "run": try RunCommand(rest).run()
            case "test": try TestCommand(rest).run()
            case "layout": try LayoutCommand(rest).run()
            case "translate": try TranslateCommand(rest).run()
            case "doctor": try DoctorCommand(rest).run()
            case "self-test": try SelfTestCommand(rest).run()
            case "generate": try GenerateCommand(rest).run()
            case "benchmark": try BenchmarkCommand(rest).run()
            default: throw unknown(name)
            }
        }
    }

    private static func unknown(_ name: String) -> BuildError {
        let kind = name.hasPrefix("-") ? "option" : "command"
        return BuildError(.usage, "seam: there is no \(kind) \(name); `seam --help` lists the commands")
    }
}
