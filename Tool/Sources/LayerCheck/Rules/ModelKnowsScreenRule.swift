/// A model that names a view model, a view or a controller.
enum ModelKnowsScreenRule: CheckRule {
    static let name = "model-knows-screen"
    static let summary = "A model names no view model and no view."
    static let reason = """
        The model is the part that outlives screens. One that knows its screen can be neither used by another screen nor
        tested without one, and the arrows of MVVM, view to view model to model, become a circle.
        """
    static let remedy = """
        Let the view model take the model and make of it what the screen shows. If the model has to tell that it changed,
        let it publish that.
        """
    static let findings = [
        "struct Todo: Codable { var title: String; func row() -> TodoViewModel { TodoViewModel() } } // !\nfinal class TodoViewModel {}",
        "import UIKit\nstruct Song: Codable { var title = \"\"\n    weak var screen: SongViewController? // !\n}\nclass SongViewController: UIViewController {}",
    ]
    static let lookalikes = [
        "struct Todo: Codable { var title: String }\nfinal class TodoViewModel { var todo: Todo? }",
        "protocol TodoViewModel {}\nstruct Todo: Codable, TodoViewModel { var title: String }",
        // An extension beside the screen is the screen's.
        "struct Song: Codable { var view: String; var controller = 1 }",
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for type in app.types(in: .model) where type.kind != .foreign {
            var seen: Set<String> = []
            for reference in type.references where !reference.isElsewhere {
                guard let other = app.type(reference), other !== type, other.outer !== type else { continue }
                // A protocol that models conform to is the models' own, whatever its name.
                if app.program.conformers(of: other).contains(where: { app.layer(of: $0) == .model }) { continue }
                let layer = app.layer(of: other)
                guard layer == .viewModel || layer == .view, seen.insert(other.name).inserted else { continue }
                report.add(
                    reference.file, reference.node, subject: "\(type.qualifiedName) \(other.name)",
                    "the model \(type.qualifiedName) names \(other.name), \(layer.phrase)")
            }
        }
    }
}
