import ObjectiveC
import Testing
import UIKit

@MainActor @Suite struct TraitCollectionTests {
    /// Each says one thing, and nothing else.
    private let single: [UITraitCollection] = [
        UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(accessibilityContrast: .high),
        UITraitCollection(legibilityWeight: .bold), UITraitCollection(forceTouchCapability: .available),
        UITraitCollection(displayGamut: .P3), UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(displayScale: 2),
    ]

    @Test func saysWhatItIsMadeOf() {
        #expect(single[0].layoutDirection == .rightToLeft)
        #expect(single[1].accessibilityContrast == .high)
        #expect(single[2].legibilityWeight == .bold)
        #expect(single[3].forceTouchCapability == .available)
        #expect(single[4].displayGamut == .P3)
        let nothing = UITraitCollection()
        #expect(nothing.accessibilityContrast == .unspecified && nothing.legibilityWeight == .unspecified)
        #expect(nothing.forceTouchCapability == .unknown && nothing.displayGamut == .unspecified)
        #expect(Set(single + [nothing]).count == single.count + 1)
    }

    @Test func joinsAll() {
        let all = UITraitCollection(traitsFrom: single)
        for one in single { #expect(all.containsTraits(in: one) && !one.containsTraits(in: all)) }
        let later = UITraitCollection(traitsFrom: [all, UITraitCollection(displayGamut: .SRGB)])
        #expect(later.displayGamut == .SRGB && later.accessibilityContrast == .high)
        #expect(UITraitCollection(traitsFrom: [later, all]) == all)
    }

    @Test func aScreenSaysAll() {
        let traits = UITraitCollection.current
        #expect(traits.accessibilityContrast == .normal && traits.legibilityWeight == .regular)
        #expect(traits.forceTouchCapability == .unavailable && traits.displayGamut == .SRGB)
    }

    @Test func contrastAndGamutChangeColors() {
        // Another suite's screen may be dark.
        let light = UITraitCollection(userInterfaceStyle: .light)
        let traits = UITraitCollection(traitsFrom: [.current, light])
        for (index, changes) in [false, true, false, false, true, true, false, false].enumerated() {
            let other = UITraitCollection(traitsFrom: [traits, single[index]])
            #expect(other.hasDifferentColorAppearance(comparedTo: traits) == changes, "\(single[index])")
        }
    }
}
