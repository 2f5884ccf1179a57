import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIButtonTests {
    @Test func sizesAreThePhones() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        #expect(button.titleLabel?.font.pointSize == 15)
        #expect(button.intrinsicContentSize.height == 30)
        #expect(abs(button.intrinsicContentSize.width - 46) < 3)
        let custom = UIButton()
        custom.setTitle("Button", for: .normal)
        #expect(custom.titleLabel?.font.pointSize == 18)
        #expect(custom.intrinsicContentSize.height == 34)
        custom.contentEdgeInsets = UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5)
        #expect(abs(custom.intrinsicContentSize.height - 41.667) < 0.01)
    }

    /// Interface Builder gave titles a grey one for long.
    @Test func aShadowOfTheTitleLiesUnderIt() {
        let button = UIButton(type: .system)
        button.setTitleShadowColor(.gray, for: .normal)
        button.setTitle("Connect", for: .normal)
        #expect(button.titleLabel?.shadowOffset == .zero && button.titleLabel?.shadowColor == .gray)
        #expect(UILabel().shadowOffset == CGSize(width: 0, height: -1))
    }

    @Test func aPictureAloneIsAsHighAsALineAtLeast() {
        let button = UIButton()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 36, height: 20)).image { _ in }
        button.setImage(picture, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 36, height: 22))
    }

    @Test func aSystemButtonCallsItsTarget() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let target = NSObject()
        let button: UIButton = .systemButton(with: picture, target: target, action: Selector("tapped"))
        #expect(button.buttonType == .system && button.currentImage === picture)
        #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped"])
    }

    @Test func statesFallBackToNormal() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Selected", for: .selected)
        button.setTitleColor(.red, for: .disabled)
        #expect(button.currentTitle == "Normal")
        button.isSelected = true
        #expect(button.currentTitle == "Selected")
        #expect(button.titleLabel?.text == "Selected")
        button.isEnabled = false
        #expect(button.currentTitleColor == .red)
        #expect(button.title(for: .highlighted) == nil)
    }

    @Test func tapRunsThePrimaryAction() {
        var log: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
        button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
        button.frame = CGRect(x: 50, y: 100, width: 80, height: 40)
        #expect(button.currentTitle == "Go")
        let screen = TestScreen(views: button)
        screen.tap(button)
        #expect(log == ["up", "primary"])
        button.isEnabled = false
        screen.tap(button)
        #expect(log.count == 2)
    }

    @Test func pressFadesASystemTitle() {
        let button = UIButton(type: .system)
        button.setTitle("Fade", for: .normal)
        button.frame = CGRect(x: 50, y: 100, width: 80, height: 40)
        let screen = TestScreen(views: button)
        screen.send(.began, CGPoint(x: 90, y: 120))
        #expect(button.isHighlighted)
        #expect(abs(button.titleLabel!.alpha - 0.2) < 0.01)
        screen.send(.ended, CGPoint(x: 90, y: 120))
        screen.advance(by: 1)
        #expect(button.titleLabel!.alpha == 1)
    }

    @Test func changingTheLabelsFontLaysOut() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let before = button.intrinsicContentSize
        button.titleLabel?.font = .systemFont(ofSize: 30)
        #expect(button.intrinsicContentSize.height > before.height + 10)
    }

    @Test func configurationsHaveTheirSizes() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        let button = UIButton(configuration: configuration)
        #expect(abs(button.intrinsicContentSize.height - 34.333) < 0.01)
        configuration.buttonSize = .large
        button.configuration = configuration
        #expect(abs(button.intrinsicContentSize.height - 50.333) < 0.01)
        let width = button.intrinsicContentSize.width
        configuration.image = UIImage(systemName: "plus")
        configuration.imagePadding = 8
        button.configuration = configuration
        #expect(button.intrinsicContentSize.width > width + 20)
        #expect(button.currentTitleColor == .white || button.titleLabel?.textColor == .white)
    }

    @Test func updateHandlerRunsWithTheState() {
        let button = UIButton(configuration: .gray())
        var states: [Bool] = []
        button.configurationUpdateHandler = { states.append($0.isSelected) }
        button.layoutIfNeeded()
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(states == [false, true])
    }

    @Test func subclassesHaveTheTypes() {
        final class Own: UIButton {
            var wasSetUp = false
            override init(frame: CGRect) {
                super.init(frame: frame)
                wasSetUp = true
            }
            required init?(coder: NSCoder) { nil }
        }
        let button = Own(type: .system)
        #expect(button.wasSetUp)
        #expect(button.buttonType == .system)
    }

    @Test func attributedStringsBecomeTitles() {
        var title = AttributedString("Big")
        title.font = .systemFont(ofSize: 30)
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.text == "Big")
        #expect(button.intrinsicContentSize.height > 45)
        #expect(button.accessibilityLabel == "Big")
    }

    @Test func pictures() throws {
        var y: CGFloat = 80
        var views: [UIView] = []
        func add(_ view: UIView, x: CGFloat = 20) {
            view.sizeToFit()
            view.frame.origin = CGPoint(x: x, y: y)
            views.append(view)
        }
        for (index, type) in [UIButton.ButtonType.system, .custom, .close, .infoLight, .contactAdd].enumerated() {
            let button = UIButton(type: type)
            if index < 2 { button.setTitle("Button", for: .normal) }
            if index == 1 { button.setTitleColor(.label, for: .normal) }
            add(button, x: 20 + CGFloat(index) * 70)
        }
        y += 60
        let makers: [() -> UIButton.Configuration] = [
            UIButton.Configuration.plain, UIButton.Configuration.gray, UIButton.Configuration.tinted,
            UIButton.Configuration.filled,
        ]
        for make in makers {
            var configuration = make()
            configuration.title = "Favourite"
            configuration.image = UIImage(systemName: "star.fill")
            configuration.imagePadding = 6
            add(UIButton(configuration: configuration))
            configuration.buttonSize = .large
            configuration.cornerStyle = .capsule
            configuration.subtitle = "Subtitle"
            let large = UIButton(configuration: configuration)
            large.isEnabled = make().style != .gray
            add(large, x: 200)
            y += 75
        }
        let names = SymbolCatalog.glyphs.keys.sorted()
        for (index, name) in names.enumerated() {
            let view = UIImageView(image: UIImage(systemName: name))
            view.center = CGPoint(x: 30 + CGFloat(index % 11) * 33, y: y + CGFloat(index / 11) * 36)
            views.append(view)
        }
        let controller = UIViewController()
        let screen = TestScreen(controller)
        controller.view.backgroundColor = .systemBackground
        for view in views { controller.view.addSubview(view) }
        #expect(try screen.picture("buttons-light").count > 1000)
    }
}

extension UIButtonTests {
    @Test func aBackgroundsStrokeAndColourAreDrawn() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.background.backgroundColor = .green
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 4
        configuration.background.cornerRadius = 0
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let screen = TestScreen(views: button)
        let image = try #require(UIImage(data: Data(try screen.picture("button-background")))?.cgImage)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            image.withPixels { Array($0[y * image.bytesPerRow + x * 4..<y * image.bytesPerRow + x * 4 + 3]) }
        }
        #expect(pixel(60, 60) == [0, 255, 0])
        #expect(pixel(3, 60) == [0, 0, 255])
    }

    @Test func thePasteboardIsTheSurfacesClipboard() {
        let screen = TestScreen(views: UIView())
        UIPasteboard.general.string = "copied"
        #expect(screen.surface.clipboard.text == "copied")
        #expect(UIPasteboard.general.hasStrings)
    }
}
