import Testing

@testable import UIKit

@MainActor @Suite struct SystemOverlayTests {
    @Test func whatTheSystemAsksHasItsOwnColour() {
        UIWindow.appearance().tintColor = .red
        defer { UIWindow.appearance().tintColor = nil }
        let overlay = SystemOverlay()
        let alert = UIAlertController(title: "위치", message: nil, preferredStyle: .alert)
        overlay.show(alert)
        defer { overlay.hide() }
        #expect(alert.view.window != nil)
        #expect(alert.view.tintColor == .systemBlue)
    }
}
