import Documents
import Foundation
import Testing

@testable import UIKit

/// Segues that are performed by their identifiers.
@MainActor @Suite struct SegueTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        }
    }

    private static func storyboard() throws -> UIStoryboard {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="nav">
            <scenes>
            <scene sceneID="n"><objects>
              <navigationController id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
                <connections>
                  <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
                </connections>
              </navigationController></objects></scene>
            <scene sceneID="s"><objects>
              <tableViewController id="list" sceneMemberID="viewController">
                <tableView key="view" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" rowHeight="44" id="t">
                  <rect key="frame" x="0" y="0" width="393" height="852"/>
                  <prototypes>
                    <tableViewCell reuseIdentifier="Row" id="cell">
                      <rect key="frame" x="0" y="0" width="393" height="44"/>
                      <tableViewCellContentView key="contentView" id="content"/>
                      <connections>
                        <segue destination="detail" kind="show" identifier="showDetail" id="sg"/>
                      </connections>
                    </tableViewCell>
                  </prototypes>
                </tableView>
              </tableViewController></objects></scene>
            <scene sceneID="d"><objects>
              <viewController id="detail" title="Detail" sceneMemberID="viewController"/></objects></scene>
            </scenes></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8), file: "Test.storyboard")
        return UIStoryboard(document: document, bundle: .main)
    }

    /// An object that gives a container its children when it awakes.
    final class Filler: NSObject {
        weak var bar: UITabBarController?
        var awoke = 0
    }

    @Test func objectsBesideAContainerAreMadeWithIt() throws {
        SelectorTable.add(Filler.self, "setBar:") { t, a, _ in
            t.bar = SelectorTable.argument(a)
            return nil
        }
        SelectorTable.add(Filler.self, "awakeFromNib") { t, _, _ in
            t.awoke += 1
            t.bar?.viewControllers = [UIViewController(), UIViewController()]
            return nil
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="bar">
            <scenes><scene sceneID="n"><objects>
              <tabBarController id="bar" sceneMemberID="viewController">
                <tabBar key="tabBar" contentMode="scaleToFill" id="b"/>
              </tabBarController>
              <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
              <customObject id="o" customClass="SegueTests.Filler" customModule="UIKitTests">
                <connections><outlet property="bar" destination="bar" id="c"/></connections>
              </customObject></objects></scene></scenes></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8), file: "Test.storyboard")
        let controller = try #require(
            UIStoryboard(document: document, bundle: .main).instantiateInitialViewController() as? UITabBarController)
        #expect(controller.viewControllers?.count == 2)
        // The scene keeps it, and it awakes once
        let filler = try #require(controller.nib?.loader.kept.first as? Filler)
        controller.loadViewIfNeeded()
        #expect(filler.awoke == 1 && controller.nib?.loader.kept.count == 1)
    }

    @Test func seguesOfPrototypesAreKnownBeforeAndAfterCellsAreMade() throws {
        let navigation = try #require(
            try Self.storyboard().instantiateInitialViewController() as? UINavigationController)
        let screen = TestScreen(navigation)
        let list = try #require(navigation.topViewController as? UITableViewController)
        list.performSegue(withIdentifier: "showDetail", sender: nil)
        screen.advance(by: 1)
        #expect(navigation.topViewController?.title == "Detail")
        navigation.popViewController(animated: false)

        let rows = Rows()
        list.tableView.dataSource = rows
        list.tableView.reloadData()
        screen.settle()
        #expect(list.tableView.visibleCells.count == 3)
        #expect((list.nib?.segues.count ?? 0) == 1)
        screen.tap(list.tableView.visibleCells[1])
        screen.advance(by: 1)
        #expect(navigation.topViewController?.title == "Detail")
    }

    @Test func anUnknownIdentifierEndsTheAppInUIKitsWords() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = try? SegueTests.storyboard().instantiateInitialViewController()
                (navigation as? UINavigationController)?.topViewController?
                    .performSegue(withIdentifier: "nowhere", sender: nil)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("'NSInvalidArgumentException', reason: 'Receiver (<UIKit.UITableViewController: 0x"))
        #expect(text.contains(">) has no segue with identifier 'nowhere''"))
    }
}
