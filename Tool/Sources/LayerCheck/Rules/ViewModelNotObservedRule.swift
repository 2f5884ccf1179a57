import SwiftSyntax

/// A view model that its SwiftUI view keeps and does not watch.
enum ViewModelNotObservedRule: CheckRule {
    static let name = "view-model-not-observed"
    static let summary = "A SwiftUI view watches the `ObservableObject` that it keeps."
    static let reason = """
        `@State` watches for another object, not for changes in it. A view that keeps an `ObservableObject` in it shows the
        first values until something else draws it again: the binding is there to read, and does not bind.
        """
    static let remedy = """
        Write `@StateObject`, or make the class `@Observable`, for which `@State` is right. `--fix` writes `@StateObject`
        where nothing else has to change.
        """
    static let findings = [
        "import SwiftUI\nfinal class ListViewModel: ObservableObject { @Published var rows = [1] }\nstruct ListView: View {\n    @State private var viewModel = ListViewModel() // !\n    @State var other: ListViewModel // !\n    var body: some View { Text(\"\\(viewModel.rows.count)\") }\n}"
    ]
    static let lookalikes = [
        "import SwiftUI\n@Observable final class ListViewModel { var rows = [1] }\nstruct ListView: View {\n    @State private var viewModel = ListViewModel()\n    var body: some View { Text(\"\\(viewModel.rows.count)\") }\n}",
        // Which one is shown changes, and rows watch their own.
        "import SwiftUI\nfinal class RowViewModel: ObservableObject { @Published var title = \"\" }\nstruct ListView: View {\n    @State private var rows: [RowViewModel] = []\n    @State private var selected: RowViewModel?\n    var body: some View { Text(\"\") }\n}",
    ]
    static let mends = [
        Mend(
            "import SwiftUI\nfinal class ListViewModel: ObservableObject { @Published var rows = [1] }\nstruct ListView: View {\n    @State var viewModel = ListViewModel()\n    var body: some View { Text(\"\\(viewModel.rows.count)\") }\n}",
            "import SwiftUI\nfinal class ListViewModel: ObservableObject { @Published var rows = [1] }\nstruct ListView: View {\n    @StateObject var viewModel = ListViewModel()\n    var body: some View { Text(\"\\(viewModel.rows.count)\") }\n}"
        )
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for view in app.interfaces {
            for property in view.storedProperties where property.attributes.contains("State") {
                if let type = property.type, type.is(OptionalTypeSyntax.self) { continue }
                guard let object = app.object(heldBy: property), app.observation(of: object) == .object else {
                    continue
                }
                report.add(
                    property.file, property.node, subject: "\(view.qualifiedName) \(property.name)",
                    "@State does not watch the ObservableObject \(object.name): \(view.qualifiedName) is not told of its changes",
                    fix: StateObjectMend.edits(property, "State", of: view))
            }
        }
    }
}
