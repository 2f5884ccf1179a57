import Testing
import UIKit

/// What holds what in the tree of focus.
@MainActor
@Suite struct FocusEnvironmentTests {
    @Test func controllersHoldTheirChildrenAndViews() {
        let first = UIViewController()
        let second = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        navigation.loadViewIfNeeded()
        let label = UILabel()
        second.view.addSubview(label)
        #expect(navigation.contains(first) && navigation.contains(second) && navigation.contains(label))
        #expect(second.contains(label) && !first.contains(label) && !label.contains(second))
        #expect(label.contains(label))
        navigation.popViewController(animated: false)
        #expect(!navigation.contains(second), "it has left the stack")
    }

    /// `superview?.leadingAnchor ?? NSLayoutXAxisAnchor()`
    @Test func anchorsOfNothingStandForConstants() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalTo: NSLayoutDimension(), constant: 40)
        #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.constant == 40)
    }
}
