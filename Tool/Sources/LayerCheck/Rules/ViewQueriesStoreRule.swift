import SwiftSyntax

/// A SwiftUI view that reads or writes a database by itself.
enum ViewQueriesStoreRule: CheckRule {
    static let name = "view-queries-store"
    static let summary = "In an app with view models, no SwiftUI view queries a database."
    static let reason = """
        `@Query` and `@FetchRequest` are SwiftUI's own way around a view model: the view names the table, the order and the
        condition, and no test sees them. An app may well be written so; one that has view models as well has two ways for
        its data to flow, and a reader has to find out for each screen which it is.
        """
    static let remedy = """
        Let the view model fetch, by a repository that it is given, and publish the rows. A view that only hands the context
        on to its view model is not reported, and neither is an app without view models. Where queries in views are what
        you want, write `view-queries-store: off` in `seam-check.yml`.
        """
    static let findings = [
        "import SwiftUI\nimport SwiftData\n@Observable final class EditViewModel { var title = \"\" }\nstruct ListView: View {\n    @Query(sort: \\Todo.title) private var todos: [Todo] // !\n    @Environment(\\.modelContext) private var context // !\n    var body: some View { Button(\"+\") { context.insert(Todo()) } }\n}"
    ]
    static let lookalikes = [
        // The context is the view model's.
        "import SwiftUI\nimport SwiftData\n@Observable final class ListViewModel { var context: ModelContext?; var todos: [Todo] = [] }\nstruct ListView: View {\n    @Environment(\\.modelContext) private var context\n    @State private var viewModel = ListViewModel()\n    var body: some View { Text(\"\").onAppear { viewModel.context = context } }\n}",
        "import SwiftUI\nimport SwiftData\nstruct ListView: View {\n    @Query private var todos: [Todo]\n    var body: some View { Text(\"\") }\n}",
    ]

    private static let queries: Set<String> = [
        "FetchRequest", "SectionedFetchRequest", "Query", "ObservedResults", "FirestoreQuery",
    ]
    private static let contexts = ["modelContext", "managedObjectContext"]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        guard app.types(in: .viewModel).contains(where: { $0.isReference || $0.kind == .struct }) else { return }
        for view in app.interfaces {
            for property in view.storedProperties {
                let query = property.attributes.first { queries.contains($0) && app.program.types(named: $0).isEmpty }
                guard let what = query.map({ "queries a store by @\($0)" }) ?? context(property, of: view) else {
                    continue
                }
                report.add(
                    property.file, property.node, subject: "\(view.qualifiedName) \(property.name)",
                    "the view \(view.qualifiedName) \(what)")
            }
        }
    }

    /// Says that the view uses the context of the environment itself.
    private static func context(_ property: TypeFacts.Property, of view: TypeFacts) -> String? {
        guard let key = property.attribute("Environment")?.arguments?.trimmedDescription,
            let name = contexts.first(where: { key == "\\.\($0)" }),
            NameUse(of: property.name, in: view).hasMembers
        else { return nil }
        return "reads or writes a store by \\.\(name)"
    }
}
