import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct TextSizeTests {
    private func preferences(_ scale: CGFloat, reducesMotion: Bool = false) -> SurfacePreferences {
        var preferences = SurfacePreferences()
        preferences.textScale = scale
        preferences.reducesMotion = reducesMotion
        return preferences
    }

    @Test func labelsFollowThePersonsTextSize() {
        let (body, title, fixed, own) = (UILabel(), UILabel(), UILabel(), UILabel())
        body.font = .preferredFont(forTextStyle: .body)
        title.font = .preferredFont(forTextStyle: .title1)
        fixed.font = .preferredFont(forTextStyle: .body)
        own.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30)
        for label in [body, title, own] { label.adjustsFontForContentSizeCategory = true }
        let screen = TestScreen(views: body, title, fixed, own)
        defer { screen.surface.setPreferences(SurfacePreferences()) }
        screen.surface.setPreferences(preferences(1.25))
        #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
        #expect(screen.window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect([body, title, fixed, own].map(\.font.pointSize) == [21, 32, 17, 25])
        #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 17)
        screen.surface.setPreferences(preferences(4))
        #expect([body, title, fixed, own].map(\.font.pointSize) == [53, 58, 17, 30])
        #expect(UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory)
        screen.surface.setPreferences(preferences(1))
        #expect([body, title, fixed, own].map(\.font.pointSize) == [17, 28, 17, 20])
    }

    @Test func changesAreTold() {
        let log = Log()
        let screen = TestScreen(views: UIView())
        defer { screen.surface.setPreferences(SurfacePreferences()) }
        screen.surface.setPreferences(preferences(1.12))
        screen.surface.setPreferences(preferences(1.12))
        #expect(log.lines == ["size UICTContentSizeCategoryXL"])
        #expect(!UIAccessibility.isReduceMotionEnabled)
        screen.surface.setPreferences(preferences(1.12, reducesMotion: true))
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(log.lines.last == "motion")
    }

    @Test func collectionsSayTheirSize() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(
            UITraitCollection(traitsFrom: [large, UITraitCollection(userInterfaceStyle: .dark)])
                .preferredContentSizeCategory == .accessibilityLarge)
        #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: large).pointSize == 24)
        #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large) == 33)
        #expect(UIContentSizeCategory.small < .medium && .accessibilityMedium > UIContentSizeCategory.extraLarge)
    }

    /// Notifications come on the main thread here.
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
        private var tokens: [Any] = []

        init() {
            let center = NotificationCenter.default
            tokens.append(
                center.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil) {
                    [unowned self] note in
                    lines.append("size \(note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] ?? "-")")
                })
            tokens.append(
                center.addObserver(
                    forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
                ) { [unowned self] _ in lines.append("motion") })
        }

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }
}
