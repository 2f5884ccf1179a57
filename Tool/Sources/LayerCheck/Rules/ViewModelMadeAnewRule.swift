import SwiftSyntax

/// A SwiftUI view that makes its view model each time it is made itself.
enum ViewModelMadeAnewRule: CheckRule {
    static let name = "view-model-made-anew"
    static let summary = "A SwiftUI view keeps the view model that it makes."
    static let reason = """
        SwiftUI makes a view again whenever the one around it changes. What `@ObservedObject` or a plain property makes is
        then made again too: what was typed, loaded or scrolled to is gone, and what was under way goes on for nobody. It
        looks right until something far away changes, which is what makes the flow of data hard to follow.
        """
    static let remedy = """
        Write `@StateObject` for an `ObservableObject` and `@State` for a class with `@Observable`, or take the view model
        from whoever makes the view. `--fix` writes `@StateObject`, which iOS has from 14 on.
        """
    static let findings = [
        "import SwiftUI\nfinal class ListViewModel: ObservableObject { @Published var rows = [1] }\nstruct ListView: View {\n    @ObservedObject var viewModel = ListViewModel() // !\n    var body: some View { Text(\"\\(viewModel.rows.count)\") }\n}",
        "import SwiftUI\n@Observable final class ListViewModel { var rows = [1] }\nstruct ListView: View {\n    private let viewModel = ListViewModel() // !\n    var body: some View { Text(\"\\(viewModel.rows.count)\") }\n}",
        "import SwiftUI\nfinal class ListViewModel: ObservableObject { @Published var rows = [1] }\nstruct ListView: View {\n    @ObservedObject private var viewModel: ListViewModel\n    init() {\n        viewModel = ListViewModel() // !\n    }\n    var body: some View { Text(\"\\(viewModel.rows.count)\") }\n}",
    ]
    static let lookalikes = [
        "import SwiftUI\nfinal class ListViewModel: ObservableObject { @Published var rows = [1] }\nstruct ListView: View {\n    @StateObject var viewModel = ListViewModel()\n    var body: some View { RowView(viewModel: viewModel) }\n}\nstruct RowView: View {\n    @ObservedObject var viewModel: ListViewModel\n    var body: some View { Text(\"\") }\n}",
        "import SwiftUI\n@Observable final class ListViewModel { var rows = [1] }\nstruct ListView: View {\n    @State private var viewModel = ListViewModel()\n    var body: some View { Text(\"\") }\n}",
        // Kept by another.
        "import SwiftUI\nfinal class Session: ObservableObject { static let shared = Session(); @Published var user = \"\" }\nstruct ListView: View {\n    @ObservedObject var session = Session.shared\n    var body: some View { Text(session.user) }\n}",
        // The app itself is made once.
        "import SwiftUI\nfinal class ListViewModel: ObservableObject { @Published var rows = [1] }\n@main struct ListApp: App {\n    let viewModel = ListViewModel()\n    var body: some Scene { WindowGroup { Text(\"\") } }\n}",
    ]
    static let mends = [
        Mend(
            "import SwiftUI\nfinal class ListViewModel: ObservableObject { @Published var rows = [1] }\nstruct ListView: View {\n    @ObservedObject private var viewModel = ListViewModel() // the list's\n    var body: some View { Toggle(\"\", isOn: $viewModel.isOn) }\n}",
            "import SwiftUI\nfinal class ListViewModel: ObservableObject { @Published var rows = [1] }\nstruct ListView: View {\n    @StateObject private var viewModel = ListViewModel() // the list's\n    var body: some View { Toggle(\"\", isOn: $viewModel.isOn) }\n}"
        )
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for view in app.interfaces {
            for property in view.storedProperties where !property.isWeak {
                if property.attributes.contains("ObservedObject") {
                    made(in: property, of: view, app, &report)
                } else if property.attributes.isEmpty, let object = app.object(heldBy: property),
                    property.madeTypeName == object.name, hasState(object), app.isObserved(object)
                {
                    report.add(
                        property.file, property.node, subject: "\(view.qualifiedName) \(property.name)",
                        "\(view.qualifiedName) makes a new \(object.name) each time SwiftUI makes the view")
                }
            }
        }
    }

    private static func made(
        in property: TypeFacts.Property, of view: TypeFacts, _ app: CheckedApp, _ report: inout RuleReport
    ) {
        let subject = "\(view.qualifiedName) \(property.name)"
        func message(_ name: String) -> String {
            "@ObservedObject keeps no object: \(view.qualifiedName) makes a new \(name) each time SwiftUI makes the view"
        }
        if let name = property.madeTypeName {
            report.add(
                property.file, property.node, subject: subject, message(name),
                fix: StateObjectMend.edits(property, "ObservedObject", of: view))
            return
        }
        for method in view.methods where method.name == "init" {
            guard let body = method.body else { continue }
            for item in body.statements {
                guard let assignment = item.item.as(InfixOperatorExprSyntax.self),
                    assignment.operator.is(AssignmentExprSyntax.self),
                    let call = assignment.rightOperand.as(FunctionCallExprSyntax.self)
                else { continue }
                let target = OwnName.of(assignment.leftOperand)
                var made: ExprSyntax? = call.calledExpression
                if target == "_" + property.name {
                    made = call.arguments.first?.expression.as(FunctionCallExprSyntax.self)?.calledExpression
                } else if target != property.name {
                    continue
                }
                guard let name = made?.as(DeclReferenceExprSyntax.self)?.baseName.text, TypeNames.isCapital(name) else {
                    continue
                }
                report.add(method.file, assignment, subject: subject, message(name))
            }
        }
    }

    /// Whether there is anything to lose.
    private static func hasState(_ object: TypeFacts) -> Bool {
        object.storedProperties.contains { !$0.isLet && !$0.isWeak }
    }
}
