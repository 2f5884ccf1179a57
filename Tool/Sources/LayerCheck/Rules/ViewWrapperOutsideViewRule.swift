/// A property wrapper of SwiftUI's views in a class.
enum ViewWrapperOutsideViewRule: CheckRule {
    static let name = "view-wrapper-outside-view"
    static let summary = "Only views have `@State`, `@StateObject`, `@ObservedObject`, `@Environment` and their kin."
    static let reason = """
        SwiftUI fills these properties when it shows a view, and draws the view again when they change. In a view model
        nobody does either: a change of `@State` or of an observed object is told to no one, a query has no rows, and an
        environment object ends the app. The state looks bound and is not.
        """
    static let remedy = """
        Write `@Published` in an `ObservableObject`, or a plain property in a class with `@Observable`. Take what comes from
        the environment or from a query as an argument. To pass on the changes of an inner `ObservableObject`, subscribe to
        its `objectWillChange`.
        """
    static let findings = [
        "import SwiftUI\nfinal class ListViewModel: ObservableObject {\n    @State var isOpen = false // !\n    @ObservedObject var rates = Rates() // !\n    @EnvironmentObject var session: Session // !\n}\nfinal class Rates: ObservableObject { @Published var all = [1] }"
    ]
    static let lookalikes = [
        "import SwiftUI\nfinal class ListViewModel: ObservableObject {\n    @Published var isOpen = false\n    @AppStorage(\"sorted\") var isSorted = false\n}\nstruct ListView: View {\n    @State private var text = \"\"\n    @Environment(\\.dismiss) private var dismiss\n    var body: some View { Text(text) }\n}",
        "import SwiftUI\n@propertyWrapper final class State { var wrappedValue = 1 }\nfinal class ListViewModel { @State var a }",
        "final class Machine { @State var step: Step }",
    ]

    private static let wrappers: Set<String> = [
        "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "FocusState", "GestureState",
        "SceneStorage", "FetchRequest", "SectionedFetchRequest", "Query",
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for type in app.program.types where type.isReference {
            for property in type.storedProperties where property.file.imports("SwiftUI", "SwiftData") {
                guard let wrapper = property.attributes.first(where: wrappers.contains),
                    app.program.types(named: wrapper).isEmpty
                else { continue }
                report.add(
                    property.file, property.node, subject: "\(type.qualifiedName) \(property.name)",
                    "@\(wrapper) does nothing in \(type.qualifiedName), which is no view")
            }
        }
    }
}
