import SwiftSyntax

/// State that a view and its view model both keep.
enum StateKeptTwiceRule: CheckRule {
    static let name = "state-kept-twice"
    static let summary = "A view keeps no copy of its view model's state."
    static let reason = """
        Of two copies one is old. The list that the view shows and the list that the view model changes drift apart as soon
        as one way of changing it forgets the other.
        """
    static let remedy = """
        Read the view model's value where it is shown, and reload when it tells that it has changed. What a form keeps until
        it is sent is the form's own, and so is what only a preview has: these are not reported. A setting of
        `@AppStorage` is a view's own too, as long as nothing below the view stores under the same key.
        """
    static let findings = [
        "import UIKit\nimport Combine\nfinal class ListViewModel { @Published var todos: [Todo] = [] }\nfinal class ListController: UIViewController {\n    let viewModel = ListViewModel()\n    var todos: [Todo] = [] // !\n}",
        "import SwiftUI\nfinal class ListViewModel: ObservableObject { @Published var todos: [Todo] = []; @Published var isLoading = false }\nstruct ListView: View {\n    @StateObject var viewModel = ListViewModel()\n    @State private var rows: [Todo] = [] // !\n    @State private var spins = false // !\n    var body: some View {\n        List(rows) { Text($0.title) }\n            .onReceive(viewModel.$todos) { rows = $0 }\n            .onChange(of: viewModel.isLoading) { _, new in spins = new }\n    }\n}",
        "import SwiftUI\nfinal class SessionService { func end() { UserDefaults.standard.set(false, forKey: \"signedIn\") } }\nstruct RootView: View {\n    @AppStorage(\"signedIn\") var isSignedIn = false // !\n    @AppStorage(\"theme\") var theme = \"\"\n    var body: some View { Text(\"\") }\n}",
    ]
    static let lookalikes = [
        "import SwiftUI\nfinal class ListViewModel: ObservableObject { @Published var category: Category? }\nstruct AddView: View {\n    @ObservedObject var viewModel: ListViewModel\n    @State private var category: Category?\n    var body: some View { Text(\"\") }\n}",
        "import UIKit\nfinal class ListViewModel { var todos: [Todo] = [] }\nfinal class ListController: UIViewController {\n    let viewModel = ListViewModel()\n    var todos: [Todo] { viewModel.todos }\n}",
        "import UIKit\nfinal class ListViewModel { var title: String = \"\" }\nfinal class ListController: UIViewController {\n    let viewModel = ListViewModel()\n    let title = UILabel()\n    var rows: [Row] = []\n}",
        "import UIKit\nimport Combine\nfinal class ListViewModel { var tokens: [AnyCancellable] = [] }\nfinal class ListController: UIViewController {\n    let viewModel = ListViewModel()\n    var tokens: [AnyCancellable] = []\n}",
        // The view model passes the list on, and the view keeps it.
        "import UIKit\nimport RxSwift\nfinal class ListViewModel { let todos = PublishSubject<[Todo]>() }\nfinal class ListController: UIViewController {\n    let viewModel = ListViewModel()\n    var todos: [Todo] = []\n}",
        // A form's draft, which fields write to.
        "import SwiftUI\nfinal class EditViewModel: ObservableObject { @Published var title = \"\" }\nstruct EditView: View {\n    @StateObject var viewModel = EditViewModel()\n    @State private var title = \"\"\n    var body: some View { TextField(\"\", text: $title).onAppear { title = viewModel.title } }\n}",
        // Events, of which the view makes its own state.
        "import SwiftUI\nfinal class ListViewModel: ObservableObject { let saved = PassthroughSubject<Void, Never>(); @Published var text = \"\" }\nstruct ListView: View {\n    @StateObject var viewModel = ListViewModel()\n    @State private var isDone = false\n    @State private var count = 0\n    var body: some View { Text(\"\").onReceive(viewModel.saved) { isDone = true }.onChange(of: viewModel.text) { count = $0.count } }\n}",
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        checkInterfaces(app, &report)
        for view in app.types(in: .view) where view.kind == .class || view.kind == .struct {
            let models = view.storedProperties.flatMap(app.program.types(heldBy:)).filter {
                app.layer(of: $0) == .viewModel && $0 !== view
            }
            for property in view.storedProperties
            where !property.isLet && !property.isWeak && !property.attributes.contains(where: wrappers.contains) {
                guard let type = state(property),
                    // What does something is shared, not kept twice.
                    !app.program.types(heldBy: property).contains(where: { app.layer(of: $0) == .service })
                else { continue }
                for model in models {
                    guard let other = model.storedProperties.first(where: { $0.name == property.name }),
                        state(other) == type, !isStream(other, app)
                    else { continue }
                    report.add(
                        property.file, property.node, subject: "\(view.qualifiedName) \(property.name)",
                        "\(view.qualifiedName) keeps \(property.name), which its view model \(model.qualifiedName) keeps as well"
                    )
                    break
                }
            }
        }
    }

    /// Attributes of properties that are another's, or a form's own until it is sent: these are not kept twice.
    private static let wrappers: Set<String> = [
        "IBOutlet", "State", "Binding", "ObservedObject", "StateObject", "EnvironmentObject", "Environment", "Bindable",
        "FocusState",
    ]

    /// Whether a property passes values on and keeps none.
    private static func isStream(_ property: TypeFacts.Property, _ app: CheckedApp) -> Bool {
        guard let name = property.typeNames.first, streams.contains(name) else { return false }
        // An app's own `Observable` is a box.
        return app.program.types(named: name).isEmpty
    }

    private static let streams: Set<String> = [
        "PassthroughSubject", "PublishSubject", "PublishRelay", "AnyPublisher", "Observable", "Driver", "Signal",
        "Single",
        "Infallible", "ReplaySubject", "ReplayRelay",
    ]

    /// The type of the state, without what lets others observe it; nil if it is none, such as a closure or a view model.
    private static func state(_ property: TypeFacts.Property) -> String? {
        var type = property.type.map(TypeNames.bare)
        if type == nil, let call = property.initializer?.as(FunctionCallExprSyntax.self) {
            let called = call.calledExpression
            // `BehaviorRelay<[Todo]>(value: [])`, `[Todo]()`
            if let generic = called.as(GenericSpecializationExprSyntax.self),
                ObservableState.types.contains(generic.expression.trimmedDescription)
            {
                return generic.genericArgumentClause.arguments.first.map { plain($0.argument.trimmedDescription) }
            }
            if called.is(ArrayExprSyntax.self) || called.is(DictionaryExprSyntax.self) {
                return plain(called.trimmedDescription)
            }
            return nil
        }
        if type == nil, let value = property.initializer {
            if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
            if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
            if value.is(StringLiteralExprSyntax.self) { return "String" }
            return nil
        }
        if let named = type?.as(IdentifierTypeSyntax.self), ObservableState.types.contains(named.name.text),
            let argument = named.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
        {
            type = TypeNames.bare(argument)
        }
        guard let type, !type.is(FunctionTypeSyntax.self) else { return nil }
        let text = plain(type.trimmedDescription)
        if text.contains("AnyCancellable") { return nil }
        return ["DisposeBag", "Coordinator", "ViewModel", "Delegate"].contains(
            where: text.hasSuffix)
            ? nil : text
    }

    private static func plain(_ text: String) -> String {
        var text = text.filter { !$0.isWhitespace }
        if text.hasPrefix("Array<"), text.hasSuffix(">") { text = "[" + text.dropFirst(6).dropLast() + "]" }
        while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
        return text
    }
}
