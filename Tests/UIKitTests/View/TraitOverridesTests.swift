import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TraitOverridesTests {
    @Test func aViewAndThoseInItHaveTheTraits() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: outer.bounds)
        outer.addSubview(inner)
        let screen = TestScreen(views: outer)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.traitOverrides.horizontalSizeClass = .regular
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(!outer.traitOverrides.contains(UITraitVerticalSizeClass.self))
        outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        screen.close()
    }

    @Test func aControllerAndItsChildrenHaveTheTraits() {
        let controller = UIViewController()
        let child = UIViewController()
        let screen = TestScreen(controller)
        controller.addChild(child)
        controller.view.addSubview(child.view)
        controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        controller.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(child.traitCollection.preferredContentSizeCategory != .accessibilityLarge)
        screen.close()
    }
}
