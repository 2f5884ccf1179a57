import Foundation
import Testing

@testable import seam

/// The declarations of the commands, and what is made of them.
@Suite struct CommandListTests {
    @Test func declaresEachCommandAndOptionOnce() {
        #expect(Set(CommandList.all.map { $0.name }).count == CommandList.all.count)
        for command in CommandList.all {
            #expect(Set(command.options.map(\.name)).count == command.options.count, "\(command.name)")
            #expect(!command.summary.isEmpty && !command.summary.hasSuffix("."), "\(command.name)")
            #expect(!command.options.contains { $0.name == "--help" }, "\(command.name)")
            for option in command.options {
                #expect(option.name.hasPrefix("--") && (option.isHidden || !option.help.isEmpty), "\(option.name)")
            }
        }
    }

    @Test func helpShowsWhatIsDeclared() {
        let overview = HelpText.overview
        let developers = overview.range(of: "For people who work on Seam itself:")
        for command in CommandList.all {
            let place = overview.range(of: "\n  \(command.name) ")
            #expect(place != nil, "\(command.name)")
            if let place, let developers {
                #expect(
                    (place.lowerBound > developers.lowerBound) == (command.audience == .developers), "\(command.name)")
            }
            let text = HelpText.text(of: command)
            #expect(text.contains("\nUsage: seam \(command.name)"))
            for option in command.options {
                #expect(text.contains("\n  \(option.usage)") == !option.isHidden, "\(command.name) \(option.name)")
            }
            for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
        }
    }

    @Test(arguments: [
        ("tset", "test"), ("rn", "run"), ("lay", "layout"), ("selftest", "self-test"), ("docter", "doctor"),
        ("RUN", "run"), ("dance", nil), ("x", nil), ("", nil), ("ru", "run"),
    ])
    func guessesTheCommand(_ typed: String, _ meant: String?) {
        #expect(Spelling.nearest(to: typed, in: CommandList.all.map { $0.name }) == meant)
    }

    @Test(arguments: [
        ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3), ("ab", "ba", 1), ("flow", "flow", 0),
        ("flwo", "flow", 1), ("할일", "할 일", 1),
    ])
    func countsMistakes(_ one: String, _ other: String, _ count: Int) {
        #expect(Spelling.distance(one, other) == count)
        #expect(Spelling.distance(other, one) == count)
    }

    @Test func readsWordsAsDeclared() throws {
        let words = ["a", "--flow=x=y", "--headless", "--stub", "h=1", "--stub=g=2", "--flow", "z"]
        let arguments = try Arguments(words, of: RunCommand.self)
        #expect(arguments.operands == ["a"])
        #expect(arguments.value(RunCommand.flow) == "z")
        #expect(arguments.values(.stub) == ["h=1", "g=2"])
        #expect(arguments.has(RunCommand.headless) && !arguments.has(RunCommand.warnings))
        #expect(try Arguments(["--", "--dash"], of: RunCommand.self).operands == ["--dash"])
        #expect(try Arguments(["-"], of: RunCommand.self).operands == ["-"])
        #expect(try Arguments(["--count", "7"], of: FuzzCommand.self).count(FuzzCommand.count) == 7)
    }

    @Test(arguments: [
        (["run", "--headless=yes"], "`run` has no option --headless"),
        (["run", "--flow="], "--flow needs a value; `seam help run` tells more"),
        (["run", "--flwo", "x"], "`run` has no option --flwo; did you mean --flow?"),
        (["run", "--appearance=drak"], "it can be light or dark; did you mean dark?"),
        (["translate", "a"], "`translate` needs --output DIR"), (["translate"], "`translate` needs a folder"),
        (["fuzz", "cats"], "READER is \"cats\"; it can be translator, "),
        (["doctor", "now"], "`doctor` does not know what to do with \"now\""),
    ])
    func refusesWordsThatAreNotDeclared(_ words: [String], _ message: String) throws {
        let command = try #require(CommandList.command(named: words[0]))
        let error = #expect(throws: (any Error).self) { try Arguments(Array(words.dropFirst()), of: command) }
        #expect("\(try #require(error))".contains(message.replacing("\"", with: "\\\"")), "\(error.debugDescription)")
    }
}
