import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct AccessibilityImageSizeTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

    @Test func picturesGrowWithTheTextsForPeopleWhoSeeBadly() {
        let view = UIImageView(image: image)
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        let root = UIViewController()
        let screen = TestScreen(root)
        root.view.addSubview(view)
        root.view.addSubview(button)
        root.view.overrideUserInterfaceStyle = .light
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        screen.advance(by: 0.1)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        let before = button.intrinsicContentSize.width
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        button.adjustsImageSizeForAccessibilityContentSizeCategory = true
        #expect(view.intrinsicContentSize.width > 30 && button.intrinsicContentSize.width > before)
        screen.window.traitOverrides.preferredContentSizeCategory = .extraLarge
        screen.advance(by: 0.1)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    }
}

@MainActor @Suite struct ButtonTypeTests {
    private final class Plain: UIButton {
        override var buttonType: ButtonType { .custom }
    }

    @Test func aSubclassMaySayAnotherType() {
        #expect(Plain(type: .system).buttonType == .custom && UIButton(type: .system).buttonType == .system)
    }
}
