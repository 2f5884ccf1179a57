import Testing

@testable import UIKit

private enum Theme: Int { case plain, fancy }

private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.plain
    static let affectsColorAppearance = true
}

private struct CountTrait: UITraitDefinition {
    static let defaultValue = 0
}

extension UITraitCollection {
    fileprivate var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
    fileprivate var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

/// Traits that an app defines.
@MainActor @Suite struct OwnTraitTests {
    @Test func aCollectionHasThem() {
        let usual = UITraitCollection()
        #expect(usual.theme == .plain && usual[CountTrait.self] == 0)
        let fancy = UITraitCollection { $0.theme = .fancy }
        #expect(fancy.theme == .fancy && fancy != usual && fancy == UITraitCollection { $0.theme = .fancy })
        #expect(fancy.hasDifferentColorAppearance(comparedTo: usual))
        #expect(!UITraitCollection { $0[CountTrait.self] = 3 }.hasDifferentColorAppearance(comparedTo: usual))
        #expect(UITraitCollection { $0.theme = .plain } == usual, "the default is no other value")
        let merged = UITraitCollection(traitsFrom: [fancy, UITraitCollection { $0[CountTrait.self] = 2 }])
        #expect(merged.theme == .fancy && merged[CountTrait.self] == 2 && merged.containsTraits(in: fancy))
        #expect(!usual.containsTraits(in: fancy))
        let dark = UITraitCollection { $0[UITraitUserInterfaceStyle.self] = .dark }
        #expect(dark.userInterfaceStyle == .dark && dark[UITraitUserInterfaceStyle.self] == .dark)
    }

    @Test func viewsInheritThem() {
        let controller = UIViewController()
        let child = UIView()
        controller.view.addSubview(child)
        let screen = TestScreen(controller)
        defer { screen.close() }
        var heard: [(Theme, Theme)] = []
        child.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, previous: UITraitCollection) in
            heard.append((previous.theme, view.traitCollection.theme))
        }
        controller.traitOverrides.theme = .fancy
        #expect(child.traitCollection.theme == .fancy && heard.map(\.0) == [.plain] && heard.map(\.1) == [.fancy])
        controller.traitOverrides[CountTrait.self] = 4
        #expect(child.traitCollection[CountTrait.self] == 4 && heard.count == 1)
        #expect(controller.traitOverrides.contains(ThemeTrait.self))
        child.traitOverrides[ThemeTrait.self] = .plain
        #expect(child.traitCollection.theme == .plain && heard.count == 2)
        controller.traitOverrides.remove(ThemeTrait.self)
        child.traitOverrides.remove(ThemeTrait.self)
        #expect(child.traitCollection.theme == .plain && child.traitCollection[CountTrait.self] == 4)
        #expect(!controller.traitOverrides.contains(ThemeTrait.self))
        controller.traitOverrides[UITraitUserInterfaceStyle.self] = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
    }
}
