import SwiftSyntax

/// `@available(iOS, unavailable)`
enum AvailabilityRule: TranslationRule {
    static let name = "what iOS has not"
    static let summary = """
        What is unavailable on iOS is unavailable here as well, where the compiler builds for Linux: subclasses need not \
        have a `required` initialiser that nobody may call.
        """
    static let example = RuleExample(
        before: "@available(iOS, unavailable, message: \"use init()\") func start() {}",
        after: "@available(*, unavailable, message: \"use init()\") func start() {}")

    static func add(to hooks: inout RuleHooks) {
        hooks.attributes.add(self) { mark, file in
            guard mark.name == "available",
                let arguments = mark.arguments?.as(AvailabilityArgumentListSyntax.self),
                arguments.prefix(2).map(\.argument.trimmedDescription) == ["iOS", "unavailable"],
                let platform = arguments.first
            else { return }
            file.replace(exactly: file.range(platform.argument), with: "*")
        }
    }
}
