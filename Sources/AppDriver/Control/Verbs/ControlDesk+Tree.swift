import Documents
import UIKit

extension ControlDesk {
    /// The views of the windows, the rearmost first, or of an element.
    func tree(_ arguments: ControlArguments) throws(ControlFailure) -> [JSONValue.Member] {
        var tree = ViewTree(of: screen)
        tree.depth = arguments.int("depth")
        tree.includesHidden = arguments.flag("hidden")
        var roots: [UIView] = screen.windows
        if let selector = arguments.element { roots = [try find(selector).view] }
        return [
            .init("views", .array(roots.map { tree.json(of: $0) })), .init("conflicts", tree.conflictsJSON),
        ]
    }
}
