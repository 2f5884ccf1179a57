/// A view controller larger than nearly all others.
enum LargeViewControllerRule: CheckRule {
    static let name = "large-view-controller"
    static let summary = "A view controller has at most \(Sizes.controllerLines) lines."
    static let reason = """
        MVVM was brought to iOS to make controllers smaller. One with more lines than 95 of 100 controllers, of
        \(Sizes.controllers) in \(Sizes.apps) public MVVM apps, does more than bind a view to a view model.
        """
    static let remedy = """
        Move what decides to the view model, data sources and layouts to types of their own, and parts of the screen to child
        controllers.
        """
    static var findings: [String] {
        [
            "import UIKit\nfinal class BigController: UIViewController { // !\n"
                + (0...Sizes.controllerLines).map { "    var v\($0) = 0\n" }.joined() + "}"
        ]
    }
    static var lookalikes: [String] {
        [
            "import UIKit\nfinal class Controller: UIViewController {\n"
                + (0..<Sizes.controllerLines - 2).map { "    var v\($0) = 0\n" }.joined() + "}"
        ]
    }

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for type in app.program.types where type.kind == .class && app.program.isKind(type, of: "UIViewController") {
            guard type.lineCount > Sizes.controllerLines, let part = type.declaration, let name = type.nameToken else {
                continue
            }
            report.add(
                part.file, name, subject: type.qualifiedName,
                "\(type.qualifiedName) has \(type.lineCount) lines; 95 of 100 view controllers have at most \(Sizes.controllerLines)"
            )
        }
    }
}
