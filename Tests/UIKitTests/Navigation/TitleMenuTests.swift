import Stage
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TitleMenuTests {
    @Test func aTapAtTheTitleOpensItsMenu() throws {
        let root = UIViewController()
        root.title = "문서"
        var asked = 0
        var chosen = false
        root.navigationItem.titleMenuProvider = { suggested in
            asked += 1
            return UIMenu(children: suggested + [UIAction(title: "Copy 😀") { _ in chosen = true }])
        }
        let screen = TestScreen(UINavigationController(rootViewController: root))
        screen.advance(by: 0.1)
        #expect(asked == 0)
        screen.tap(CGPoint(x: 196, y: 81))
        screen.advance(by: 1)
        #expect(asked == 1)
        try screen.picture("title-menu")
        let row = try #require(screen.window.firstView { ($0 as? UILabel)?.text == "Copy 😀" })
        screen.tap(row)
        screen.advance(by: 1)
        #expect(chosen)
        root.navigationItem.titleMenuProvider = nil
        screen.advance(by: 0.1)
        #expect(screen.window.firstView { $0 is UIButton } == nil)
    }

    @Test func aTitleWithAMenuLooksAsTheBarsTitlesDo() throws {
        let root = UIViewController()
        root.title = "문서"
        root.navigationItem.titleMenuProvider = { _ in UIMenu(children: []) }
        let look = UINavigationBarAppearance()
        look.titleTextAttributes = [.foregroundColor: UIColor.red]
        root.navigationItem.standardAppearance = look
        root.navigationItem.scrollEdgeAppearance = look
        let screen = TestScreen(UINavigationController(rootViewController: root))
        let button = try #require(screen.window.firstView { $0 is UIButton } as? UIButton)
        #expect(button.configuration?.baseForegroundColor == .red)
    }
}

extension UIView {
    fileprivate func firstView(_ isMeant: (UIView) -> Bool) -> UIView? {
        if isMeant(self) { return self }
        for view in subviews {
            if let found = view.firstView(isMeant) { return found }
        }
        return nil
    }
}
