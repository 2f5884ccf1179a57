internal import ObjectiveC

/// What hierarchies of controllers are printed as, in a debugger or in a test of texts.
extension UIViewController {
    /// A line for the controller, for each of its children and for what it presents.
    func describeHierarchy(depth: Int = 0, mark: String = "| ") -> String {
        var lines = [HierarchyText.indent(depth, mark) + describeState()]
        lines += children.map { $0.describeHierarchy(depth: depth + 1) }
        if let presented = presentedViewController, presented.presentingViewController === self {
            lines.append(presented.describeHierarchy(depth: depth + 1, mark: "+ "))
        }
        return lines.joined(separator: "\n")
    }

    private func describeState() -> String {
        let state =
            switch appearance {
            case .disappeared: "disappeared"
            case .appearing: "appearing"
            case .appeared: "appeared"
            case .disappearing: "disappearing"
            }
        let words = "<\(type(of: self)) \(UIView.address(of: self))>, state: \(state), view: "
        guard let view = viewIfLoaded else { return words + "(view not loaded)" }
        return words + "<\(type(of: view)) \(UIView.address(of: view))>"
            + (view.window == nil ? " not in the window" : "")
    }
}

/// The name by which debuggers and tests of texts ask for it.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.add(UIViewController.self, "_printHierarchy") { controller, _, _ in controller.describeHierarchy() }
}
