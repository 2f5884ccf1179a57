import Documents
import Foundation
import Testing

@testable import UIKit

final class NibPickerRows: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
}

/// Pickers and containers of columns and pages, from a storyboard.
@MainActor @Suite(.serialized) struct NibPickerTests {
    private func storyboard(_ scenes: [String], initial: String) throws -> UIStoryboard {
        let all = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
            <device id="retina6_12" orientation="portrait"/><scenes>\(all)</scenes></document>
            """
        return UIStoryboard(
            document: try InterfaceDocument(bytes: Array(text.utf8), file: "Pickers.storyboard"), bundle: .main)
    }

    @Test func pickersTakeTheirProperties() throws {
        let board = try storyboard(
            [
                """
                <viewController id="one" customClass="NibPickerRows" customModule="UIKitTests"><view key="view" id="v">
                <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                <datePicker contentMode="scaleToFill" datePickerMode="time" minuteInterval="15" style="wheels" useCurrentDate="NO" id="d">
                <rect key="frame" x="0" y="100" width="300" height="150"/>
                <date key="date" timeIntervalSinceReferenceDate="100000"/>
                <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
                <locale key="locale" localeIdentifier="ko_KR"/></datePicker>
                <pickerView contentMode="scaleToFill" id="p"><rect key="frame" x="0" y="300" width="393" height="162"/>
                <connections><outlet property="dataSource" destination="one" id="a"/>
                <outlet property="delegate" destination="one" id="b"/></connections></pickerView>
                </subviews></view></viewController>
                """
            ], initial: "one")
        let controller = try #require(board.instantiateInitialViewController())
        let screen = TestScreen(controller)
        defer { screen.close() }
        let dates = try #require(controller.view.subviews.first as? UIDatePicker)
        #expect(dates.datePickerMode == .time && dates.datePickerStyle == .wheels && dates.minuteInterval == 15)
        #expect(dates.locale?.identifier == "ko_KR" && dates.maximumDate == nil)
        #expect(dates.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
        #expect(dates.date == Date(timeIntervalSinceReferenceDate: 99_900))
        #expect(dates.frame == CGRect(x: 0, y: 100, width: 300, height: 150))
        let rows = try #require(controller.view.subviews.last as? UIPickerView)
        #expect(rows.numberOfComponents == 1 && rows.numberOfRows(inComponent: 0) == 5)
        #expect(rows.frame == CGRect(x: 0, y: 300, width: 393, height: 162))
    }

    @Test func columnsAreMade() throws {
        let board = try storyboard(
            [
                """
                <splitViewController id="split" style="doubleColumn" displayMode="oneBesideSecondary" preferredPrimaryColumnWidth="250"><connections>
                <segue destination="nav" kind="relationship" relationship="masterViewController" id="a"/>
                <segue destination="two" kind="relationship" relationship="detailViewController" id="b"/>
                </connections></splitViewController>
                """,
                """
                <navigationController id="nav"><navigationBar key="navigationBar" id="bar"/><connections>
                <segue destination="one" kind="relationship" relationship="rootViewController" id="c"/>
                </connections></navigationController>
                """,
                """
                <viewController id="one" title="List"><view key="view" id="v1"/><connections>
                <segue destination="three" kind="showDetail" identifier="detail" id="d"/></connections></viewController>
                """,
                "<viewController id=\"two\" title=\"Empty\"><view key=\"view\" id=\"v2\"/></viewController>",
                "<viewController id=\"three\" title=\"Detail\"><view key=\"view\" id=\"v3\"/></viewController>",
            ], initial: "split")
        let split = try #require(board.instantiateInitialViewController() as? UISplitViewController)
        #expect(split.style == .doubleColumn && split.preferredPrimaryColumnWidth == 250)
        let screen = TestScreen(split, size: CGSize(width: 1180, height: 820), scale: 2)
        defer { screen.close() }
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        let navigation = try #require(split.viewController(for: .primary) as? UINavigationController)
        #expect(navigation.view.frame.width == 250 && navigation.topViewController?.title == "List")
        #expect(split.viewController(for: .secondary)?.title == "Empty")
        navigation.topViewController?.performSegue(withIdentifier: "detail", sender: nil)
        screen.settle()
        #expect(split.viewController(for: .secondary)?.title == "Detail")
    }

    @Test func pagesTakeTheirProperties() throws {
        let board = try storyboard(
            [
                """
                <pageViewController id="one" transitionStyle="scroll" navigationOrientation="vertical" pageSpacing="12"/>
                """
            ], initial: "one")
        let pages = try #require(board.instantiateInitialViewController() as? UIPageViewController)
        #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    }
}
