import Testing
import UIKit

/// What Objective-C lets subclasses override, wherever the frameworks declare it.
@MainActor @Suite("Members that subclasses override") struct OverridableMembersTests {
    private final class Sized: UIView {
        let inner = UILabel()
        override var minimumContentSizeCategory: UIContentSizeCategory? {
            get { inner.minimumContentSizeCategory }
            set {
                inner.minimumContentSizeCategory = newValue
                super.minimumContentSizeCategory = newValue
            }
        }
        override var maximumContentSizeCategory: UIContentSizeCategory? {
            get { inner.maximumContentSizeCategory }
            set { inner.maximumContentSizeCategory = newValue }
        }
        override var appliedContentSizeCategoryLimitsDescription: String { "own" }
        override func forBaselineLayout() -> UIView { inner }
    }

    private final class Layout: UICollectionViewLayout {
        var registered: [String] = []
        override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
            super.register(nib, forDecorationViewOfKind: elementKind)
            registered.append("nib " + elementKind)
        }
        override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
            super.register(viewClass, forDecorationViewOfKind: elementKind)
            registered.append("class " + elementKind)
        }
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private final class Chooser: UIAlertController {
        var chosen = 0
        convenience init(chosen: Int) {
            self.init()
            self.chosen = chosen
        }
    }

    @Test func limitsOfTheTextSize() {
        let view = Sized()
        view.minimumContentSizeCategory = .large
        view.maximumContentSizeCategory = .extraLarge
        #expect(view.inner.minimumContentSizeCategory == .large && view.inner.maximumContentSizeCategory == .extraLarge)
        #expect(view.appliedContentSizeCategoryLimitsDescription == "own" && view.forBaselineLayout() === view.inner)
        let plain = UIView()
        #expect(plain.minimumContentSizeCategory == nil && plain.forBaselineLayout() === plain)
        plain.minimumContentSizeCategory = .large
        #expect(plain.traitCollection.preferredContentSizeCategory >= .large)
    }

    @Test func registeringOfALayout() {
        let layout = Layout()
        layout.register(UICollectionReusableView.self as AnyClass?, forDecorationViewOfKind: "b")
        layout.register(nil as UINib?, forDecorationViewOfKind: "a")
        #expect(layout.registered == ["class b", "class a", "nib a"])
        #expect(UICollectionViewLayout().flipsHorizontallyInOppositeLayoutDirection == false)
        #expect(layout.developmentLayoutDirection == .leftToRight)
    }

    @Test func alertsGiveTheirInitialiserToSubclasses() {
        let alert = Chooser(title: "T", message: "M", preferredStyle: .alert)
        #expect(alert.title == "T" && alert.message == "M" && alert.preferredStyle == .alert && alert.chosen == 0)
        #expect(Chooser(chosen: 1).preferredStyle == .actionSheet)
    }
}
