import Testing

@testable import UIKit

@MainActor @Suite struct MutableTraitsTests {
    @Test func mutationsSayOnlyWhatTheySet() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.preferredContentSizeCategory = .extraLarge
        }
        #expect(traits.userInterfaceStyle == .dark && traits.horizontalSizeClass == .unspecified)
        let lighter = traits.modifyingTraits { $0.userInterfaceStyle = .light }
        #expect(lighter.userInterfaceStyle == .light && lighter.preferredContentSizeCategory == .extraLarge)
        #expect(traits.userInterfaceStyle == .dark)
    }

    @Test func aViewLimitsTheTextSizeOfThoseInIt() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let usual = inner.traitCollection.preferredContentSizeCategory
        outer.minimumContentSizeCategory = .accessibilityLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        outer.minimumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == usual)
        outer.maximumContentSizeCategory = .small
        #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    }
}
