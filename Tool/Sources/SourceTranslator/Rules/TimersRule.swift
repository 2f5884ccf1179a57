import SwiftSyntax

/// `Timer(timeInterval:repeats:block:)`, which on Linux fires at once and only then after each interval.
enum TimersRule: TranslationRule {
    static let name = "timers"
    static let summary = "A timer made with an interval and a block first fires after the interval."
    static let example = RuleExample(
        before: "let timer = Timer(timeInterval: 1, repeats: true) { _ in tick() }",
        after: "let timer = Timer(_timeInterval: 1, repeats: true) { _ in tick() }")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            let arguments = Array(node.arguments.prefix(2))
            guard arguments.count == 2, let label = arguments[0].label, label.text == "timeInterval",
                arguments[1].label?.text == "repeats", isTimer(node.calledExpression)
            else { return }
            file.replace(file.range(label), with: "_timeInterval")
        }
    }

    private static let names: Set<String> = [
        "Timer", "Timer.init", "Foundation.Timer", "Foundation.Timer.init", ".init",
    ]

    private static func isTimer(_ callee: ExprSyntax) -> Bool { names.contains(callee.trimmedDescription) }
}
