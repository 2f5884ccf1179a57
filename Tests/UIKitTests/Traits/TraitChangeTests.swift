import ObjectiveC
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct TraitChangeTests {
    private final class Controller: UIViewController {
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
                self.log.append("\(previous.userInterfaceStyle) to \(self.traitCollection.userInterfaceStyle)")
            }
            registerForTraitChanges([UITraitVerticalSizeClass.self], action: NSSelectorFromString("heightChanged::"))
        }

        func heightChanged(_ sender: any UITraitEnvironment, _ previous: UITraitCollection) {
            #expect(sender === self)
            log.append("height was \(previous.verticalSizeClass)")
        }

        static let register: Void = SelectorTable.register {
            SelectorTable.add(Controller.self, "heightChanged::") { target, sender, previous in
                target.heightChanged(sender as! any UITraitEnvironment, previous as! UITraitCollection)
                return nil
            }
        }
    }

    @Test func aControllerHearsOfTheTraitsItAskedFor() {
        _ = Controller.register
        let controller = Controller()
        let screen = TestScreen(controller)
        #expect(controller.log == [])
        screen.surface.setAppearance(.dark)
        #expect(controller.log == ["light to dark"])
        controller.overrideUserInterfaceStyle = .light
        #expect(controller.log == ["light to dark", "dark to light"])
        screen.surface.resize(to: CGSize(width: 852, height: 393))
        #expect(controller.log == ["light to dark", "dark to light", "height was regular"])
        screen.surface.setAppearance(.light)
        screen.close()
    }

    @Test func aRegistrationEnds() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let screen = TestScreen(views: view)
        var calls: [String] = []
        var second: (any UITraitChangeRegistration)?
        let first = view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self]) {
            (view: UIView, _) in
            calls.append("first")
            if let second { view.unregisterForTraitChanges(second) }
        }
        second = view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (_: UIView, _) in calls.append("second")
        }
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in calls.append("width") }
        view.overrideUserInterfaceStyle = .dark
        // The first one ended the second before its turn.
        #expect(calls == ["first"])
        view.unregisterForTraitChanges(first)
        view.overrideUserInterfaceStyle = .light
        #expect(calls == ["first"])
        screen.close()
    }

    @Test func aTargetIsNotKept() {
        final class Target {}
        var target: Target? = Target()
        weak let gone = target
        let view = UIView()
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target!, action: Selector("changed"))
        target = nil
        #expect(gone == nil)
        view.overrideUserInterfaceStyle = .dark
    }
}
