import Foundation
import Testing

@testable import UIKit

/// What apps give alerts by keys that UIKit does not declare.
@MainActor @Suite struct AlertKeyTests {
    private func captions(in view: UIView) -> [CaptionView] {
        view.subviews.flatMap { [$0 as? CaptionView].compactMap(\.self) + captions(in: $0) }
    }

    @Test func titlesAndMessagesHaveAttributes() {
        let alert = UIAlertController(title: "Plain", message: "text", preferredStyle: .alert)
        let screen = TestScreen(UIViewController())
        screen.window.rootViewController?.present(alert, animated: false)
        screen.settle()
        let height = alert.view.bounds.height
        let title = NSAttributedString(string: "제목 🎉", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        alert.setValue(title, forKey: "attributedTitle")
        alert.setValue(NSAttributedString(string: "more"), forKey: "attributedMessage")
        screen.settle()
        #expect(alert.value(forKey: "attributedTitle") as? NSAttributedString == title)
        #expect(captions(in: alert.view).map(\.text).prefix(2) == ["제목 🎉", "more"])
        #expect(alert.view.bounds.height > height + 15)
        alert.setValue(nil, forKey: "attributedTitle")
        screen.settle()
        #expect(captions(in: alert.view).first?.text == "Plain")
    }

    @Test func aControllersViewStandsOverTheButtons() {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 270, height: 120)
        let alert = UIAlertController(title: "Pick", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.setValue(content, forKey: "contentViewController")
        #expect(content.parent === alert)
        let screen = TestScreen(UIViewController())
        screen.window.rootViewController?.present(alert, animated: false)
        screen.settle()
        #expect(content.view.bounds.size == CGSize(width: AlertView.alertWidth, height: 120))
        let frame = content.view.convert(content.view.bounds, to: alert.view)
        let height = alert.view.bounds.height
        #expect(frame.maxY <= height - 44)
        content.preferredContentSize.height = 200
        screen.settle()
        #expect(alert.view.bounds.height == height + 80)
        alert.setValue(nil, forKey: "contentViewController")
        screen.settle()
        #expect(content.parent == nil && content.view.superview == nil)
    }

    @Test func actionsHaveAPicture() {
        let action = UIAlertAction(title: "Share", style: .default)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        action.setValue(image, forKey: "image")
        #expect(action.value(forKey: "image") as? UIImage === image)
        let button = AlertButton(action: action, isBold: false, isSheet: true)
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 57)
        button.layoutIfNeeded()
        let pictures = button.subviews.compactMap { $0 as? UIImageView }
        #expect(pictures.first?.frame.minX == 16 && pictures.first?.frame.midY == 28.5)
    }
}
