import Foundation
import Testing

@testable import UIKit

/// The size of views that an app puts into a navigation bar.
@MainActor @Suite struct TitleViewTests {
    private func show(_ setUp: (UINavigationItem) -> Void) -> TestScreen {
        let controller = UIViewController()
        setUp(controller.navigationItem)
        return TestScreen(UINavigationController(rootViewController: controller))
    }

    @Test func constraintsOfATitleViewSayHowLargeItIs() {
        let title = UIView()
        title.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            title.widthAnchor.constraint(equalToConstant: 120), title.heightAnchor.constraint(equalToConstant: 30),
        ])
        let screen = show { $0.titleView = title }
        #expect(abs(title.frame.width - 120) < 0.01 && abs(title.frame.height - 30) < 0.01)
        #expect(abs(title.convert(title.bounds, to: nil).midX - 196.5) < 0.5)
        _ = screen
    }

    @Test func constraintsOfTheContentSayHowLargeATitleViewIs() {
        let title = UIView()
        let label = UILabel()
        label.text = "A title of some length"
        label.translatesAutoresizingMaskIntoConstraints = false
        title.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: title.topAnchor),
            label.bottomAnchor.constraint(equalTo: title.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: title.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: -8),
        ])
        let screen = show { $0.titleView = title }
        #expect(abs(title.frame.width - label.intrinsicContentSize.width - 16) < 1)
        #expect(abs(title.frame.height - label.intrinsicContentSize.height) < 1)
        #expect(abs(label.frame.minX - 8) < 0.5)
        _ = screen
    }

    @Test func stacksNeedNoFrame() {
        let first = UILabel()
        first.text = "Title"
        let second = UILabel()
        second.text = "A longer subtitle"
        second.font = .systemFont(ofSize: 12)
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.axis = .vertical
        stack.alignment = .center
        let screen = show { $0.titleView = stack }
        #expect(abs(stack.frame.width - second.intrinsicContentSize.width) < 1)
        #expect(second.frame.minY >= first.frame.maxY - 0.5)
        _ = screen
    }

    @Test func aFrameThatTheAppGaveStays() {
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        let screen = show { $0.titleView = title }
        #expect(title.frame.size == CGSize(width: 90, height: 20))
        _ = screen
    }

    @Test func constraintsOfACustomButtonSayHowLargeItIs() {
        let button = UIButton(type: .custom)
        button.widthAnchor.constraint(equalToConstant: 32).isActive = true
        button.heightAnchor.constraint(equalToConstant: 28).isActive = true
        let screen = show { $0.rightBarButtonItem = UIBarButtonItem(customView: button) }
        #expect(button.frame.size == CGSize(width: 32, height: 28))
        _ = screen
    }
}
