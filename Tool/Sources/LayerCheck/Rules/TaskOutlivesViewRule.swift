import SwiftSyntax

/// Work that a SwiftUI view starts when it appears, and that goes on when it has gone.
enum TaskOutlivesViewRule: CheckRule {
    static let name = "task-outlives-view"
    static let summary = "What a SwiftUI view loads when it appears ends when the view goes."
    static let reason = """
        A `Task` that `onAppear` starts knows nothing of the view: leave the screen and it still loads, keeps the view model,
        and sets the state of a screen that is not there. Come back and there are two of them.
        """
    static let remedy = """
        Write `.task { await viewModel.load() }`, which SwiftUI cancels with the view, from iOS 15 on. Or keep the `Task` and
        cancel it in `onDisappear`.
        """
    static let findings = [
        "import SwiftUI\nstruct ListView: View {\n    @StateObject var viewModel = ListViewModel()\n    var body: some View {\n        Text(\"\").onAppear {\n            Task { await viewModel.load() } // !\n        }\n    }\n}"
    ]
    static let lookalikes = [
        "import SwiftUI\nstruct ListView: View {\n    @StateObject var viewModel = ListViewModel()\n    var body: some View { Text(\"\").task { await viewModel.load() } }\n}",
        // What the user asked for is done, whatever is shown by then.
        "import SwiftUI\nstruct ListView: View {\n    @StateObject var viewModel = ListViewModel()\n    var body: some View { Button(\"Save\") { Task { await viewModel.save() } } }\n}",
        "import SwiftUI\nstruct ListView: View {\n    @State private var loading: Task<Void, Never>?\n    var body: some View {\n        Text(\"\").onAppear { loading = Task { await load() } }.onDisappear { loading?.cancel() }\n    }\n}",
        // Nothing is waited for.
        "import SwiftUI\nstruct ListView: View {\n    @StateObject var viewModel = ListViewModel()\n    var body: some View { Text(\"\").onAppear { Task { viewModel.count = 1 } } }\n}",
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for view in app.interfaces {
            for part in view.parts {
                let reader = Reader(viewMode: .sourceAccurate)
                reader.walk(part.node.memberBlock)
                for task in reader.found {
                    report.add(
                        part.file, task, subject: "\(view.qualifiedName) onAppear",
                        "this task goes on when \(view.qualifiedName) has gone")
                }
            }
        }
    }

    /// Finds the tasks that are statements of what `onAppear` is given.
    private final class Reader: SyntaxVisitor {
        var found: [DeclReferenceExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "onAppear"
            else { return .visitChildren }
            let given = node.arguments.first { $0.label?.text == "perform" }?.expression.as(ClosureExprSyntax.self)
            for item in (node.trailingClosure ?? given)?.statements ?? [] {
                guard let call = item.item.as(FunctionCallExprSyntax.self),
                    let name = call.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "Task",
                    let work = call.trailingClosure,
                    work.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.await) })
                else { continue }
                found.append(name)
            }
            return .visitChildren
        }
    }
}
