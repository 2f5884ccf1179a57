import Foundation
import Testing

@testable import UIKit

/// Titles and images that are set for states, beside a configuration.
@MainActor @Suite struct ConfiguredButtonTests {
    private func button(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    @Test func aTitleThatIsSetTakesThePlaceOfTheConfigurations() {
        let button = button { $0.title = "Button" }
        #expect(button.titleLabel?.text == "Button")
        button.setTitle("Set", for: .normal)
        #expect(button.titleLabel?.text == "Set")
        #expect(button.currentTitle == "Set")
        // It stays when the configuration changes in another way.
        button.configuration?.baseBackgroundColor = .red
        #expect(button.titleLabel?.text == "Set")
        button.configuration?.title = "Configured"
        #expect(button.titleLabel?.text == "Configured")
        button.setTitle(nil, for: .normal)
        #expect(button.titleLabel?.text ?? "" == "")
    }

    @Test func aTitleWorksWithoutOneInTheConfiguration() {
        let button = button()
        button.setTitle("Set", for: .normal)
        #expect(button.titleLabel?.text == "Set")
        button.configuration = .tinted()
        #expect(button.titleLabel?.text == "Set")
    }

    @Test func titlesOfOtherStatesShowInThem() {
        let button = button { $0.title = "Normal" }
        button.setTitle("Selected", for: .selected)
        button.setTitle("Disabled", for: .disabled)
        #expect(button.titleLabel?.text == "Normal")
        button.isSelected = true
        #expect(button.titleLabel?.text == "Selected")
        #expect(button.currentTitle == "Selected")
        button.isSelected = false
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Disabled")
    }

    @Test func attributesAreKept() {
        let button = button { $0.title = "Normal" }
        button.setAttributedTitle(
            NSAttributedString(string: "Blue", attributes: [.foregroundColor: UIColor.blue]), for: .normal)
        #expect(button.titleLabel?.text == "Blue")
        let attributes = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect(attributes?[.foregroundColor] as? UIColor == .blue)
        #expect((attributes?[.font] as? UIFont)?.pointSize == 17)
        button.setTitle("Plain", for: .normal)
        #expect(button.titleLabel?.text == "Plain")
    }

    @Test func imagesAreHonouredToo() {
        let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "plus"))
        let button = button { $0.image = star }
        button.setImage(heart, for: .normal)
        #expect(button.currentImage === heart)
        #expect(button.imageView?.image === heart)
        button.setImage(star, for: .selected)
        button.isSelected = true
        #expect(button.imageView?.image === star)
        let width = self.button().intrinsicContentSize.width
        let other = self.button()
        other.setImage(heart, for: .normal)
        #expect(other.intrinsicContentSize.width > width)
    }
}
