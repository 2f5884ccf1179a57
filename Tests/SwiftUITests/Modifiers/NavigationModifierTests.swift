import Testing

@testable import SwiftUI
@testable import UIKit

/// What a view asks of the bars around it.
@Suite @MainActor struct NavigationModifierTests {
    private func hosted(_ view: some View) -> (UIViewController, UINavigationController, TestScreen) {
        let hosting = UIHostingController(rootView: view)
        let navigation = UINavigationController(rootViewController: hosting)
        return (hosting, navigation, TestScreen(navigation))
    }

    @Test func titlesAndTheirSizes() {
        let (old, _, first) = hosted(Text(verbatim: "a").navigationBarTitle("Old", displayMode: .inline))
        #expect(old.navigationItem.title == "Old")
        #expect(old.navigationItem.largeTitleDisplayMode == .never)
        let (large, _, second) = hosted(
            Text(verbatim: "a").navigationBarTitle("New").navigationBarTitleDisplayMode(.large))
        #expect(large.navigationItem.title == "New")
        #expect(large.navigationItem.largeTitleDisplayMode == .always)
        let title = "문자열"
        let (string, _, third) = hosted(Text(verbatim: "a").navigationBarTitle(title))
        #expect(string.navigationItem.title == "문자열")
        withExtendedLifetime((first, second, third)) {}
    }

    @Test func barsAndBackButtonsAreHidden() {
        let (hidden, navigation, first) = hosted(Text(verbatim: "a").navigationBarHidden(true))
        #expect(navigation.isNavigationBarHidden)
        let (back, _, second) = hosted(Text(verbatim: "a").navigationBarBackButtonHidden())
        #expect(back.navigationItem.hidesBackButton)
        withExtendedLifetime((hidden, first, second)) {}
    }

    @Test func itemsStandAtBothEnds() throws {
        var taps: [String] = []
        let (controller, _, screen) = hosted(
            Text(verbatim: "a").navigationBarItems(
                leading: Button("Left") { taps.append("left") }, trailing: Button("Right") { taps.append("right") }))
        #expect(controller.navigationItem.leftBarButtonItems?.count == 1)
        #expect(controller.navigationItem.rightBarButtonItems?.count == 1)
        screen.tap(try #require(screen.label("Left")))
        screen.tap(try #require(screen.label("Right")))
        #expect(taps == ["left", "right"])
    }
}
