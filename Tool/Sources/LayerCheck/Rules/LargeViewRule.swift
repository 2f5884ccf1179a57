import SwiftSyntax

/// A SwiftUI view with a body longer than nearly all others.
enum LargeViewRule: CheckRule {
    static let name = "large-view"
    static let summary = "The body of a SwiftUI view has at most \(Sizes.bodyLines) lines."
    static let reason = """
        What a controller was in UIKit, a body is in SwiftUI: the place where everything ends up. The limit is not a taste:
        95 of 100 bodies, of \(Sizes.bodies) in \(Sizes.apps) public MVVM apps, keep within it.
        """
    static let remedy =
        "Make views of the parts, each with what it shows and no more, and move what decides to the view model."
    static var findings: [String] {
        [
            "import SwiftUI\nstruct BigView: View {\n    var body: some View { // !\n"
                + (0...Sizes.bodyLines).map { "        Text(\"\($0)\")\n" }.joined() + "    }\n}"
        ]
    }
    static var lookalikes: [String] {
        [
            "import SwiftUI\nstruct ListView: View {\n    var body: some View {\n"
                + (0..<Sizes.bodyLines - 2).map { "        Text(\"\($0)\")\n" }.joined() + "    }\n}"
        ]
    }

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for view in app.interfaces {
            guard let body = body(of: view), let lines = lineCount(of: view), lines > Sizes.bodyLines else { continue }
            report.add(
                body.file, body.node, subject: view.qualifiedName,
                "the body of \(view.qualifiedName) has \(lines) lines; 95 of 100 have at most \(Sizes.bodyLines)")
        }
    }

    /// The lines of a view's body, with those of its braces; nil if it has none.
    static func lineCount(of view: TypeFacts) -> Int? {
        body(of: view).flatMap { body in body.observers.map(body.file.lines) }
    }

    private static func body(of view: TypeFacts) -> TypeFacts.Property? {
        view.properties.first { $0.name == "body" && !$0.isStored && !$0.isStatic }
    }
}
