import SourceTranslator

/// A view model that names a view or a view controller.
enum ViewModelNamesViewRule: CheckRule {
    static let name = "view-model-names-view"
    static let summary = "A view model names no view and no view controller."
    static let reason = """
        A view model that holds, takes or makes a view decides how its state is shown, and no test can make it without the
        view. Then it is a controller under another name.
        """
    static let remedy = """
        Publish the state and let the view read it. For a change of screens, call a closure or a coordinator that is given
        to the view model.
        """
    static let findings = [
        "import UIKit\nfinal class ListViewModel { weak var table: UITableView? } // !",
        "import UIKit\nfinal class ListViewModel {\n    func open() -> UIViewController { // !\n        DetailViewController() // !\n    }\n}\nfinal class DetailViewController: UIViewController {}",
        "import SwiftUI\nfinal class ListViewModel {\n    func title() -> AnyView { AnyView(row) } // !\n}",
    ]
    static let lookalikes = [
        "import UIKit\nfinal class ListViewModel { var picture: UIImage?; var tint: UIColor? }",
        "final class ListViewModel { var detailView = \"\"; var view = 1 }",
        "import UIKit\nfinal class ListViewModel { var rows: [RowCell.Data] = [] }\nfinal class RowCell: UITableViewCell { struct Data { var title: String } }",
        "import UIKit\nfinal class ListViewModel { var accessory: UITableViewCell.AccessoryType = .none }",
        // Values, though SwiftUI can show them.
        "import SwiftUI\nfinal class ListViewModel { var picture: Image?; var tint = Color.red }",
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for type in app.types(in: .viewModel) where type.kind != .foreign {
            var seen: Set<String> = []
            for reference in type.references where !reference.isElsewhere {
                guard isView(reference, of: type, app), seen.insert(reference.name).inserted else { continue }
                report.add(
                    reference.file, reference.node, subject: "\(type.qualifiedName) \(reference.name)",
                    "the view model \(type.qualifiedName) names \(reference.name), a view")
            }
        }
    }

    private static func isView(_ reference: TypeFacts.Reference, of type: TypeFacts, _ app: CheckedApp) -> Bool {
        let own = app.program.types(named: reference.name)
        // `Cell.ViewModel` and `Cell.Data` name what the cell is only the name space of.
        if let inner = reference.inner, TypeNames.isCapital(inner),
            own.first.map({ outer in
                app.program.types(named: inner).contains { $0.outer === outer && !isView($0, app) }
                    || inner.hasSuffix("ViewModel") || inner.hasSuffix("Model")
            }) == true
        {
            return false
        }
        guard own.isEmpty else {
            guard own.count == 1, let other = own.first, other !== type, app.layer(of: other) == .view else {
                return false
            }
            // A type that only serves views, such as an enumeration of sections, is no view.
            return isView(other, app)
        }
        if reference.file.imports("SwiftUI"), swiftUIViews.contains(reference.name) { return true }
        // `UITableViewCell.AccessoryType` is a value.
        if reference.inner.map(TypeNames.isCapital) == true { return false }
        return ["UIView", "UIViewController"].contains {
            FrameworkClasses.contains(reference.name) && FrameworkClasses.is(reference.name, under: $0)
        }
    }

    /// Whether what a type is makes it a view, and not only what it stands in.
    private static func isView(_ type: TypeFacts, _ app: CheckedApp) -> Bool {
        let first = app.layers[ObjectIdentifier(type)]?.evidence.first
        return app.layer(of: type) == .view && first.map { $0.weight >= 100 && $0.weight < 1_000 } == true
    }

    /// Those of SwiftUI's that are nothing else.
    private static let swiftUIViews: Set<String> = [
        "AnyView", "View", "Text", "VStack", "HStack", "ZStack", "Button", "List", "NavigationLink", "NavigationView",
        "NavigationStack", "ViewBuilder",
    ]
}
