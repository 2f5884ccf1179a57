/// The texts of `seam --help` and `seam help COMMAND`, made from the commands' declarations.
enum HelpText {
    /// The width of a terminal that nobody has made wider, and some more.
    private static let width = 100

    /// Options that stand in place of a command.
    static let options: [CommandOption] = [
        .flag("--help", "this text, or that of a command"), .flag("--version", "the version of Seam"),
    ]

    static var overview: String {
        let column = CommandList.all.map { invocation(of: $0).count }.max() ?? 0
        func rows(_ audience: CommandAudience) -> String {
            CommandList.all.filter { $0.audience == audience }
                .map { row(invocation(of: $0), $0.summary, column: column + 4) }.joined(separator: "\n")
        }
        return """
            seam brings UIKit apps to Linux: it builds them from their own sources, and runs them.

            Usage: seam COMMAND ...

            \(rows(.users))

            For people who work on Seam itself:

            \(rows(.developers))

            `seam help COMMAND` tells more about a command.
            Exit status: 0 done, 1 the app or its tests failed, 2 the call was wrong, 3 it could not be built.
            """
    }

    static func text(of command: any Command.Type) -> String {
        let options = command.options.filter { !$0.isHidden }
        var text = wrap(command.discussion) + "\n\nUsage: seam \(usage(of: command))"
        if !options.isEmpty {
            text += "\n\n" + options.map { row($0.usage, help(of: $0), column: 24) }.joined(separator: "\n")
        }
        return text
    }

    /// `run [PATH] [options]`
    private static func usage(of command: any Command.Type) -> String {
        let options = command.options.filter { !$0.isHidden }
        return
            ([invocation(of: command)] + options.filter(\.isRequired).map(\.usage)
            + (options.contains { !$0.isRequired } ? ["[options]"] : []))
            .joined(separator: " ")
    }

    /// `run [PATH]`
    private static func invocation(of command: any Command.Type) -> String {
        command.name + (command.operands.limit > 0 ? " " + command.operands.usage : "")
    }

    private static func help(of option: CommandOption) -> String {
        var text = option.help
        if case .choice(let words)? = option.value?.kind { text += ": " + words.joined(separator: ", ") }
        if option.isRepeatable { text += "; may be given several times" }
        return text
    }

    // MARK: Layout

    /// A term and what it means, which begins in `column` or, if the term is longer, two places after it.
    private static func row(_ term: String, _ meaning: String, column: Int) -> String {
        let head = "  " + term + String(repeating: " ", count: max(2, column - term.count - 2))
        let indent = String(repeating: " ", count: column)
        return lines(meaning, first: head, rest: indent).joined(separator: "\n")
    }

    private static func wrap(_ text: String) -> String {
        text.split(separator: "\n\n").map { paragraph in
            lines(String(paragraph), first: "", rest: "").joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private static func lines(_ text: String, first: String, rest: String) -> [String] {
        var lines: [String] = []
        var line = first
        var isEmpty = true
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = rest
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + [line]
    }
}
