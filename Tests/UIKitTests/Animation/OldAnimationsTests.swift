import Testing

@testable import UIKit

@MainActor @Suite struct OldAnimationsTests {
    @Test func settingsHoldFromThenOn() {
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationDelay(0.1)
        UIView.setAnimationRepeatCount(2)
        let group = AnimationGroup.current
        #expect(group?.duration == 0.5 && group?.delay == 0.1 && group?.repetition?.count == 2)
        #expect(UIView.inheritedAnimationDuration == 0.5)
        UIView.commitAnimations()
        #expect(AnimationGroup.current == nil)
        // More ends than beginnings
        UIView.commitAnimations()
    }

    @Test func oneIsWithinAnother() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        let outer = AnimationGroup.current
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(2)
        UIView.commitAnimations()
        #expect(AnimationGroup.current === outer)
        UIView.commitAnimations()
    }

    @Test func traitsHoldTraits() {
        let all = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
        ])
        #expect(all.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!all.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(!all.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
        #expect(all.containsTraits(in: nil) && all.containsTraits(in: UITraitCollection()))
    }

    @Test func objectsOfTheAppsHaveWords() {
        final class Model: NSObject {}
        let model = Model()
        #expect(model.accessibilityLabel == nil && !model.isAccessibilityElement)
        model.accessibilityLabel = "모델"
        model.isAccessibilityElement = true
        #expect(model.accessibilityLabel == "모델" && model.isAccessibilityElement)
    }
}
