import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UISplitViewControllerTests {
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []
        var top: UISplitViewController.Column?
        var keepsPrimary = false
        var target = UISplitViewController.DisplayMode.automatic
        var separated: UIViewController?

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { calls.append("change \(displayMode)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            calls.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            calls.append("hide \(column)")
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("top \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { keepsPrimary }
        func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
        func splitViewController(
            _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            (primaryViewController as? UINavigationController)?.popToRootViewController(animated: false)
            return separated
        }
        func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
            calls.append("gesture begins")
        }
        func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
            calls.append("gesture ends")
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private let log = LifecycleController.Log()
    private let delegate = Delegate()
    private let wide = CGSize(width: 1180, height: 820)
    private let narrow = CGSize(width: 393, height: 852)

    private func list(_ name: String) -> UIViewController {
        final class List: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = "\(title ?? "") \(indexPath.row + 1)"
                return cell
            }
        }
        let list = List(style: .insetGrouped)
        list.title = name
        return list
    }

    private func frame(_ controller: UIViewController) -> CGRect? {
        guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    @Test(arguments: [Appearance.light, .dark])
    func twoColumnsStandBesideEachOther(_ appearance: Appearance) throws {
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (list("Mail"), LifecycleController("Letter", log))
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let screen = TestScreen(split, size: wide, scale: 2, appearance: appearance)
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
        let modes: [UISplitViewController.DisplayMode] = [.primaryHidden, .allVisible, .primaryOverlay]
        #expect(modes == [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary], "names from before iOS 14")
        #expect(
            log.take() == [
                "Letter willMove", "Letter didMove", "Letter didLoad", "Letter willAppear", "Letter didAppear",
            ])
        #expect(frame(primary)?.width == 320 && frame(primary)?.minX == 0 && split.primaryColumnWidth == 320)
        #expect(frame(secondary) == CGRect(x: 320, y: 0, width: 860, height: 820))
        #expect(primary.splitViewController === split && primary.navigationController?.parent === split)
        #expect(primary.traitCollection.horizontalSizeClass == .compact)
        #expect(secondary.traitCollection.horizontalSizeClass == .regular)
        #expect(secondary.navigationItem.leftBarButtonItems?.first === split.displayModeButtonItem)
        try screen.picture("split-two-\(appearance)")
        screen.close()
    }

    @Test func theButtonHidesAndShowsTheColumn() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (LifecycleController("A", log), LifecycleController("B", log))
        split.delegate = delegate
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let screen = TestScreen(split, size: wide, scale: 2)
        _ = (log.take(), delegate.take())
        screen.tap(CGPoint(x: 345, y: 81))
        #expect(delegate.take() == ["change secondaryOnly", "hide primary"])
        screen.advance(by: 1)
        #expect(log.take() == ["A willDisappear", "A didDisappear"])
        #expect(split.displayMode == .secondaryOnly && frame(primary) == nil)
        #expect(frame(secondary)?.size == wide)
        split.show(.primary)
        screen.advance(by: 1)
        #expect(log.take() == ["A willAppear", "A didAppear"])
        #expect(delegate.take() == ["change oneBesideSecondary", "show primary"])
        #expect(frame(primary)?.minX == 0 && frame(secondary)?.minX == 320)
        screen.close()
    }

    @Test func threeColumnsHaveTheirWidths() throws {
        let split = UISplitViewController(style: .tripleColumn)
        let (primary, middle, secondary) = (list("Folders"), list("Notes"), LifecycleController("Note", log))
        split.setViewController(primary, for: .primary)
        split.setViewController(middle, for: .supplementary)
        split.setViewController(secondary, for: .secondary)
        split.preferredDisplayMode = .twoBesideSecondary
        split.preferredPrimaryColumnWidth = 200
        split.preferredSupplementaryColumnWidthFraction = 0.25
        let screen = TestScreen(split, size: wide, scale: 2)
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(frame(primary) == CGRect(x: 0, y: 0, width: 200, height: 820))
        #expect(frame(middle) == CGRect(x: 200, y: 0, width: 295, height: 820))
        #expect(frame(secondary) == CGRect(x: 495, y: 0, width: 685, height: 820))
        try screen.picture("split-three")
        split.hide(.primary)
        screen.advance(by: 1)
        #expect(split.displayMode == .oneBesideSecondary && frame(primary) == nil)
        #expect(frame(middle)?.minX == 0 && frame(secondary)?.minX == 295)
        split.minimumPrimaryColumnWidth = 260
        #expect(split.primaryColumnWidth == 260)
        split.preferredDisplayMode = .twoDisplaceSecondary
        screen.advance(by: 1)
        #expect(split.splitBehavior == .displace && frame(secondary) == CGRect(x: 555, y: 0, width: 885, height: 820))
        screen.close()
    }

    @Test func anOverlayGoesWithATapBeside() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (list("Mail"), LifecycleController("Letter", log))
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let screen = TestScreen(split, size: CGSize(width: 820, height: 1180), scale: 2)
        #expect(split.displayMode == .secondaryOnly && frame(primary) == nil)
        screen.tap(CGPoint(x: 25, y: 81))
        screen.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary && split.splitBehavior == .overlay)
        #expect(frame(primary)?.width == 320 && frame(secondary)?.width == 820)
        try screen.picture("split-over")
        screen.tap(CGPoint(x: 600, y: 600))
        screen.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly && frame(primary) == nil)
        screen.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 200, y: 600))
        screen.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary)
        screen.close()
    }

    @Test func aNarrowWindowHasOneStack() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (list("Mail"), LifecycleController("Letter", log))
        split.delegate = delegate
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        delegate.top = .primary
        let screen = TestScreen(split)
        #expect(split.isCollapsed && delegate.take() == ["top secondary"])
        let navigation = try #require(primary.navigationController)
        #expect(navigation.viewControllers == [primary] && split.viewControllers == [navigation])
        #expect(frame(primary)?.size == narrow)
        split.show(.secondary)
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [primary, secondary])
        split.hide(.secondary)
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [primary])
        let detail = LifecycleController("Other", log)
        primary.showDetailViewController(detail, sender: nil)
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [primary, detail] && split.viewController(for: .secondary) === detail)
        split.show(.primary)
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [primary])
        screen.close()
    }

    @Test(arguments: [true, false])
    func aColumnThatAPersonLeftComesBack(_ isInNavigation: Bool) throws {
        let split = UISplitViewController(style: .doubleColumn)
        let (side, detail) = (UIViewController(), UIViewController())
        split.setViewController(side, for: .primary)
        split.setViewController(
            isInNavigation ? UINavigationController(rootViewController: detail) : detail, for: .secondary)
        let screen = TestScreen(split)
        let navigation = try #require(side.navigationController)
        for _ in 0..<2 {
            navigation.popToRootViewController(animated: false)
            screen.settle()
            #expect(detail.viewIfLoaded?.window == nil)
            split.show(.secondary)
            screen.advance(by: 1)
            #expect(navigation.topViewController === detail)
            #expect(detail.viewIfLoaded?.window != nil)
        }
        split.show(.primary)
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [side])
        split.show(.secondary)
        screen.advance(by: 1)
        split.hide(.secondary)
        screen.advance(by: 1)
        split.show(.secondary)
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [side, detail])
        screen.close()
    }

    @Test func becomesNarrowAndWideAgain() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (list("Mail"), LifecycleController("Letter", log))
        let further = LifecycleController("Further", log)
        split.delegate = delegate
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let screen = TestScreen(split, size: wide, scale: 2)
        secondary.navigationController?.pushViewController(further, animated: false)
        _ = delegate.take()
        screen.surface.resize(to: narrow)
        screen.advance(by: 1)
        #expect(split.isCollapsed && delegate.take() == ["top secondary", "collapsed"])
        #expect(primary.navigationController?.viewControllers == [primary, secondary, further])
        #expect(frame(further)?.size == narrow && frame(primary) == nil)
        #expect(secondary.navigationItem.leftBarButtonItems == nil)
        screen.surface.resize(to: wide)
        screen.advance(by: 1)
        #expect(!split.isCollapsed && delegate.take().last == "expanded")
        #expect(primary.navigationController?.viewControllers == [primary])
        #expect(secondary.navigationController?.viewControllers == [secondary, further])
        #expect(frame(primary)?.width == 320 && frame(further)?.minX == 320)
        screen.close()
    }

    @Test func aCompactColumnStandsForAll() {
        let split = UISplitViewController(style: .doubleColumn)
        let compact = LifecycleController("Compact", log)
        split.setViewController(LifecycleController("A", log), for: .primary)
        split.setViewController(LifecycleController("B", log), for: .secondary)
        split.setViewController(compact, for: .compact)
        let screen = TestScreen(split)
        #expect(split.viewControllers == [compact] && frame(compact)?.size == narrow)
        #expect(log.take().contains("Compact didAppear"))
        screen.surface.resize(to: wide)
        screen.advance(by: 1)
        #expect(frame(compact) == nil && log.take().contains("B didAppear"))
        screen.close()
    }

    @Test func withoutColumnsTheControllersAreAsTheyAre() {
        let split = UISplitViewController()
        let primary = UINavigationController(rootViewController: LifecycleController("A", log))
        let secondary = LifecycleController("B", log)
        split.viewControllers = [primary, secondary]
        split.delegate = delegate
        delegate.keepsPrimary = true
        let screen = TestScreen(split, size: wide, scale: 2)
        #expect(split.style == .unspecified && split.viewControllers == [primary, secondary])
        #expect(secondary.navigationController == nil && frame(secondary)?.minX == 320)
        let other = LifecycleController("C", log)
        primary.topViewController?.showDetailViewController(other, sender: nil)
        #expect(split.viewControllers == [primary, other] && frame(other)?.minX == 320 && secondary.parent == nil)
        screen.surface.resize(to: narrow)
        screen.advance(by: 1)
        #expect(split.viewControllers == [primary] && primary.viewControllers.count == 1)
        screen.close()
    }

    @Test func theDelegateSeparatesWhatWasOneStack() throws {
        let split = UISplitViewController()
        let primary = UINavigationController(rootViewController: LifecycleController("A", log))
        let secondary = UINavigationController(rootViewController: LifecycleController("B", log))
        secondary.topViewController?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        split.viewControllers = [primary, secondary]
        split.delegate = delegate
        let screen = TestScreen(split)
        #expect(primary.viewControllers.compactMap(\.title) == ["A", "B"] && split.displayModeButtonItem.isHidden)
        let other = LifecycleController("C", log)
        delegate.separated = other
        _ = log.take()
        screen.surface.resize(to: wide)
        screen.advance(by: 1)
        #expect(split.viewControllers == [primary, other] && primary.viewControllers.count == 1)
        #expect(frame(other)?.minX == 320 && frame(primary)?.width == 320 && !split.displayModeButtonItem.isHidden)
        #expect(log.take().filter { $0.hasPrefix("A did") } == ["A didLoad", "A didAppear"])
        screen.close()
    }

    @Test func aPrimaryThatGoesAwayWhenThereIsRoomDisappears() {
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = delegate
        delegate.top = .primary
        split.preferredDisplayMode = .secondaryOnly
        split.setViewController(LifecycleController("A", log), for: .primary)
        split.setViewController(LifecycleController("B", log), for: .secondary)
        let screen = TestScreen(split)
        _ = log.take()
        screen.surface.resize(to: wide)
        screen.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly)
        #expect(log.take().filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
        delegate.target = .oneOverSecondary
        screen.tap(CGPoint(x: 25, y: 81))
        screen.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(log.take().filter { $0.hasPrefix("A") } == ["A willAppear", "A didAppear"])
        screen.close()
    }

    @Test func theColumnComesFromTheOtherEdge() {
        let split = UISplitViewController(style: .doubleColumn)
        let primary = list("Mail")
        split.delegate = delegate
        split.preferredDisplayMode = .secondaryOnly
        split.primaryEdge = .trailing
        split.setViewController(primary, for: .primary)
        split.setViewController(LifecycleController("B", log), for: .secondary)
        let screen = TestScreen(split, size: wide, scale: 2)
        _ = delegate.take()
        screen.drag(from: CGPoint(x: 1178, y: 600), to: CGPoint(x: 900, y: 600))
        screen.advance(by: 1)
        #expect(
            delegate.take() == ["gesture begins", "change oneBesideSecondary", "show primary", "gesture ends"])
        #expect(frame(primary)?.minX == 860)
        screen.close()
    }

    @Test func itIsReleased() {
        weak var released: UISplitViewController?
        do {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            let screen = TestScreen(split, size: wide, scale: 2)
            released = split
            screen.window.rootViewController = nil
            screen.close()
        }
        NextTurn.drain()
        #expect(released == nil)
    }
}
