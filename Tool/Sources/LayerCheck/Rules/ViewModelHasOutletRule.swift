/// A view model with outlets or actions of a storyboard.
enum ViewModelHasOutletRule: CheckRule {
    static let name = "view-model-has-outlet"
    static let summary = "A view model has no outlets and no actions."
    static let reason = """
        An outlet ties the view model to one storyboard: it cannot be made, and so not be tested, without the interface.
        """
    static let remedy = "Connect the outlet to the view controller, and bind it to the view model there."
    static let findings = [
        "import UIKit\nfinal class FormViewModel: NSObject { @IBOutlet weak var field: UITextField! } // !",
        "import UIKit\nfinal class FormViewModel: NSObject {\n    @IBAction func send(_ sender: Any) {} // !\n}",
    ]
    static let lookalikes = [
        "import UIKit\nfinal class FormController: UIViewController { @IBOutlet weak var field: UITextField! }"
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for type in app.types(in: .viewModel) {
            for property in type.properties
            where property.attributes.contains(where: ["IBOutlet", "IBInspectable"].contains) {
                report.add(
                    property.file, property.node, subject: "\(type.qualifiedName) \(property.name)",
                    "the view model \(type.qualifiedName) has the outlet \(property.name)")
            }
            for method in type.methods where method.attributes.contains("IBAction") {
                report.add(
                    method.file, method.node, subject: "\(type.qualifiedName) \(method.name)",
                    "the view model \(type.qualifiedName) has the action \(method.name)")
            }
        }
    }
}
