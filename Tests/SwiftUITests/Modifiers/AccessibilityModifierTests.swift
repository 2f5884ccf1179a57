import Testing

@testable import SwiftUI
@testable import UIKit

/// What assistive technology and tests are told.
@Suite @MainActor struct AccessibilityModifierTests {
    private func element(_ view: some View) throws -> UIView {
        let screen = TestScreen { view.accessibilityIdentifier("probe") }
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == "probe" ? view : view.subviews.lazy.compactMap(find).first
        }
        return try #require(find(screen.window))
    }

    @Test func namesValuesAndHintsAreGiven() throws {
        let text = try element(
            Text(verbatim: "★").accessibilityLabel("Star").accessibilityValue("5 of 5").accessibilityHint("Rates"))
        #expect(text.accessibilityLabel == "Star")
        #expect(text.accessibilityValue == "5 of 5")
        #expect(text.accessibilityHint == "Rates")
    }

    @Test func stringsAreTakenAsTheyAre() throws {
        let name = "별"
        let value = "다섯"
        let text = try element(Text(verbatim: "★").accessibilityLabel(name).accessibilityValue(value))
        #expect(text.accessibilityLabel == "별")
        #expect(text.accessibilityValue == "다섯")
        let hint = try element(Text(verbatim: "★").accessibilityHint(Text(verbatim: "h")))
        #expect(hint.accessibilityHint == "h")
    }

    @Test func groupsWithANameAreOneElement() throws {
        let group = try element(
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }.accessibilityLabel("both"))
        #expect(group.isAccessibilityElement)
        #expect(group.accessibilityLabel == "both")
    }

    @Test func viewsAreHiddenFromIt() throws {
        let screen = TestScreen { Text(verbatim: "secret").accessibilityHidden(true) }
        let label = try #require(screen.label("secret"))
        var hidden = false
        var view: UIView? = label
        while let current = view {
            if current.accessibilityElementsHidden { hidden = true }
            view = current.superview
        }
        #expect(hidden)
    }

    @Test func whatIsModalIsReadAlone() throws {
        let screen = TestScreen { VStack { Text("a") }.accessibilityAddTraits(.isModal) }
        func find(_ view: UIView) -> Bool { view.accessibilityViewIsModal || view.subviews.contains(where: find) }
        #expect(find(screen.window))
    }

    @Test func tellsOfWhatHappens() async {
        // Nothing listens here: what is told is taken from any thread.
        await Task.detached { AccessibilityNotification.LayoutChanged().post() }.value
        AccessibilityNotification.Announcement("hello").post()
        AccessibilityNotification.ScreenChanged().post()
        let words: String = "말"
        AccessibilityNotification.Announcement(words).post()
    }
}
