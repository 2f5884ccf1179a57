import Testing

@testable import UIKit

@MainActor @Suite("Styles of bars") struct BarStyleTests {
    private func ground(_ bar: UIView) -> UIColor? {
        bar.subviews.lazy.compactMap { $0 as? BarBackgroundView }.first?.backgroundColor
    }

    @Test func barsAreDark() {
        let dark = UIColor(white: 0.08, alpha: 1)
        let tabs = UITabBar()
        #expect(ground(tabs) != dark)
        tabs.barStyle = .black
        #expect(ground(tabs) == dark)
        tabs.barTintColor = .red
        #expect(ground(tabs) == .red)
        let tools = UIToolbar()
        tools.barStyle = .blackTranslucent
        #expect(ground(tools) == dark)
        tools.barStyle = .default
        #expect(ground(tools) != dark)
        #expect(UIBarStyle.blackOpaque == .black && UIBarStyle(rawValue: 2) == .blackTranslucent)
    }
}
