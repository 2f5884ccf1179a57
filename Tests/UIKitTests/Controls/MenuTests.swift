import Foundation
import ObjectiveC
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct MenuTests {
    private func texts(_ screen: TestScreen) -> [String] { screen.reachableTexts.map(\.text) }

    private func tap(_ text: String, on screen: TestScreen) throws {
        let found = try #require(
            screen.reachableTexts.first { $0.text == text }, "no \(text) among \(texts(screen))")
        screen.tap(found.point)
    }

    private func overlay(_ screen: TestScreen) -> MenuOverlay? { MenuOverlay.of(screen.window) }

    private func buttonScreen(_ menu: UIMenu) -> (TestScreen, UIButton) {
        let button = UIButton(type: .system)
        button.setTitle("Options", for: .normal)
        button.frame = CGRect(x: 150, y: 200, width: 100, height: 44)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        return (TestScreen(views: button), button)
    }

    @Test func aTapOnTheButtonOpensItsMenuAndARowRuns() throws {
        var log: [String] = []
        let menu = UIMenu(
            title: "Sort",
            children: [
                UIAction(title: "By name", image: UIImage(systemName: "star"), state: .on) { _ in log.append("name") },
                UIAction(title: "By date", subtitle: "Newest first") { _ in log.append("date") },
                UIAction(title: "Gone", attributes: .hidden) { _ in },
                UIMenu(
                    options: .displayInline,
                    children: [
                        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
                            log.append("delete \($0.sender is UIButton)")
                        },
                        UIAction(title: "Never", attributes: .disabled) { _ in log.append("never") },
                    ]),
            ])
        let (screen, button) = buttonScreen(menu)
        screen.tap(button)
        screen.advance(by: 0.6)
        let shown = texts(screen)
        for text in ["Sort", "By name", "By date", "Delete", "Never"] { #expect(shown.contains(text)) }
        #expect(!shown.contains("Gone") && !shown.contains("Options") || shown.contains("Options"))
        try screen.picture("menu-button")
        try tap("Never", on: screen)
        #expect(log.isEmpty && overlay(screen) != nil)
        try tap("Delete", on: screen)
        #expect(log == ["delete true"] && overlay(screen) == nil)
        screen.advance(by: 0.5)
        #expect(!texts(screen).contains("Delete"))
    }

    @Test func theCardIsAsOnAPhone() throws {
        let menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
        let (screen, button) = buttonScreen(menu)
        screen.tap(button)
        screen.advance(by: 0.6)
        let card = try #require(overlay(screen)?.subviews.compactMap { $0 as? MenuCard }.first)
        #expect(card.frame.width == 250 && card.frame.minY == button.frame.maxY + 8)
        #expect(card.rows.map(\.frame.height) == [44, 44])
        #expect(abs(card.frame.height - 88 - 1.0 / 3) < 0.01)
    }

    @Test func smallElementsStandSideBySide() throws {
        var log: [String] = []
        func action(_ title: String, _ symbol: String, _ state: UIMenuElement.State = .off) -> UIAction {
            UIAction(title: title, image: UIImage(systemName: symbol), state: state) { _ in log.append(title) }
        }
        let menu = UIMenu(children: [
            UIMenu(
                options: .displayInline, preferredElementSize: .medium,
                children: [action("Cut", "xmark"), action("복사", "doc.on.doc"), action("Paste", "doc")]),
            UIMenu(
                options: .displayInline, preferredElementSize: .small,
                children: ["a", "b", "c", "d", "e"].map { action($0, "star.fill") }),
            UIMenu(
                options: [.displayInline, .displayAsPalette],
                children: (0..<8).map { action("\($0)", "circle.fill", $0 == 2 ? .on : .off) }),
            action("Last", "plus"),
        ])
        let (screen, button) = buttonScreen(menu)
        screen.tap(button)
        screen.advance(by: 0.6)
        try screen.picture("menu-tiles")
        let card = try #require(overlay(screen)?.subviews.compactMap { $0 as? MenuCard }.first)
        let frames = card.rows.map { $0.convert($0.bounds, to: card) }
        // Three to a row with titles, four without, and as many as there are in a palette.
        #expect(frames[0].minY == frames[2].minY && abs(frames[0].width - 250.0 / 3) < 0.01 && frames[0].height == 66)
        #expect(frames[3].minY == frames[6].minY && frames[7].minY > frames[6].minY && frames[3].width == 62.5)
        #expect(frames[8].minY == frames[15].minY && frames[8].width == 44 && frames[15].maxX > 250)
        #expect(frames[16].width == 250 && frames[16].height == 44)
        #expect(card.rows.prefix(4).map(\.title.isHidden) == [false, false, false, true])
        screen.tap(CGPoint(x: card.frame.minX + frames[4].midX, y: card.frame.minY + frames[4].midY))
        #expect(log == ["b"])
    }

    @Test func aTapBesideOrEscapeSendsItAway() {
        var ran = false
        let (screen, button) = buttonScreen(UIMenu(children: [UIAction(title: "One") { _ in ran = true }]))
        screen.tap(button)
        screen.advance(by: 0.6)
        screen.tap(CGPoint(x: 20, y: 700))
        #expect(overlay(screen) == nil)
        screen.advance(by: 0.5)
        screen.tap(button)
        screen.advance(by: 0.6)
        #expect(overlay(screen) != nil)
        screen.press(.escape)
        #expect(overlay(screen) == nil && !ran)
    }

    @Test func arrowsAndReturnChoose() {
        var log: [String] = []
        let (screen, button) = buttonScreen(
            UIMenu(children: [
                UIAction(title: "One") { _ in log.append("one") },
                UIAction(title: "Off", attributes: .disabled) { _ in log.append("off") },
                UIAction(title: "Two") { _ in log.append("two") },
            ]))
        screen.tap(button)
        screen.advance(by: 0.6)
        screen.press(.down)
        screen.press(.down)
        screen.press(.enter)
        #expect(log == ["two"] && overlay(screen) == nil)
    }

    @Test func theFingerThatOpenedItSlidesToARow() throws {
        var log: [String] = []
        let (screen, button) = buttonScreen(
            UIMenu(children: ["One", "Two"].map { title in UIAction(title: title) { _ in log.append(title) } }))
        let start = CGPoint(x: button.frame.midX, y: button.frame.midY)
        screen.send(.began, start)
        screen.advance(by: 0.6)
        let card = try #require(overlay(screen)?.subviews.compactMap { $0 as? MenuCard }.first)
        let end = card.rows[1].convert(CGPoint(x: 50, y: 22), to: nil)
        screen.send(.moved, end)
        #expect(card.highlighted === card.rows[1])
        screen.send(.ended, end)
        screen.settle()
        #expect(log == ["Two"])
    }

    @Test func submenusOpenInPlaceAndGoBack() throws {
        var log: [String] = []
        let inner = UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in log.append("inner") }])
        let (screen, button) = buttonScreen(UIMenu(children: [UIAction(title: "Outer") { _ in }, inner]))
        screen.tap(button)
        screen.advance(by: 0.6)
        try tap("More", on: screen)
        screen.advance(by: 0.4)
        #expect(texts(screen).contains("Inner") && !texts(screen).contains("Outer"))
        try tap("More", on: screen)
        screen.advance(by: 0.4)
        #expect(texts(screen).contains("Outer") && !texts(screen).contains("Inner"))
        try tap("More", on: screen)
        screen.advance(by: 0.4)
        try tap("Inner", on: screen)
        #expect(log == ["inner"])
    }

    @Test func aPopUpButtonShowsItsChoice() throws {
        let (screen, button) = buttonScreen(UIMenu())
        button.changesSelectionAsPrimaryAction = true
        let actions = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
        button.menu = UIMenu(children: actions)
        #expect(button.currentTitle == "Small" && actions[0].state == .on)
        screen.tap(button)
        screen.advance(by: 0.6)
        try tap("Large", on: screen)
        #expect(button.currentTitle == "Large" && actions[0].state == .off && actions[1].state == .on)
        #expect(!button.isSelected)
    }

    @Test func deferredElementsComeWhenTheMenuShows() throws {
        var answer: (([UIMenuElement]) -> Void)?
        var asked = 0
        let deferred = UIDeferredMenuElement {
            asked += 1
            answer = $0
        }
        let (screen, button) = buttonScreen(UIMenu(children: [deferred]))
        #expect(asked == 0)
        screen.tap(button)
        screen.advance(by: 0.6)
        #expect(asked == 1 && texts(screen).contains("Loading\u{2026}"))
        answer?([UIAction(title: "Found") { _ in }])
        screen.advance(by: 0.1)
        #expect(texts(screen).contains("Found") && !texts(screen).contains("Loading\u{2026}"))
        try tap("Found", on: screen)
        screen.advance(by: 0.5)
        screen.tap(button)
        screen.advance(by: 0.6)
        #expect(asked == 1 && texts(screen).contains("Found"))
    }

    @Test func aBarButtonOpensItsMenu() throws {
        var ran = false
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        item.menu = UIMenu(children: [UIAction(title: "Rename") { _ in ran = true }])
        controller.navigationItem.rightBarButtonItem = item
        let screen = TestScreen(UINavigationController(rootViewController: controller))
        try tap("Edit", on: screen)
        screen.advance(by: 0.6)
        let card = try #require(overlay(screen)?.subviews.compactMap { $0 as? MenuCard }.first)
        #expect(card.frame.maxX <= 393 - 8)
        try tap("Rename", on: screen)
        #expect(ran)
    }

    private final class Rows: UITableViewController {
        var log: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("selected \(indexPath.row)")
        }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.row > 0 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [
                    UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [unowned self] _ in
                        log.append("share \(indexPath.row)")
                    },
                    UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
                ])
            }
        }
    }

    @Test func aLongPressOnARowLiftsItAndShowsItsMenu() throws {
        let controller = Rows(style: .insetGrouped)
        let screen = TestScreen(controller)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let point = cell.convert(CGPoint(x: 100, y: 20), to: nil)
        screen.send(.began, point)
        screen.advance(by: 1)
        screen.send(.ended, point)
        screen.advance(by: 0.5)
        #expect(texts(screen).contains("Share"))
        try screen.picture("menu-context")
        try tap("Share", on: screen)
        #expect(controller.log == ["share 1"])
        // A row without a menu is pressed like any other.
        screen.advance(by: 0.5)
        let first = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let other = first.convert(CGPoint(x: 100, y: 20), to: nil)
        screen.send(.began, other)
        screen.advance(by: 1)
        screen.send(.ended, other)
        screen.settle()
        #expect(overlay(screen) == nil && controller.log == ["share 1", "selected 0"])
    }

    @Test func theSecondaryButtonOpensItAtThePointer() throws {
        let controller = Rows(style: .plain)
        let screen = TestScreen(controller)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        let point = cell.convert(CGPoint(x: 100, y: 20), to: nil)
        for phase in [PointerEvent.Phase.began, .ended] {
            screen.surface.send(
                .pointer(PointerEvent(phase: phase, location: point, button: 3, time: screen.surface.now)))
        }
        screen.advance(by: 0.6)
        let card = try #require(overlay(screen)?.subviews.compactMap { $0 as? MenuCard }.first)
        #expect(card.frame.origin == point && controller.log.isEmpty)
        try tap("Share", on: screen)
        #expect(controller.log == ["share 2"])
    }

    private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
        var log: [String] = []
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("asked \(Int(location.x)) \(Int(location.y))")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(title: "", children: [UIAction(title: "Act") { _ in }])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion { [weak self] in self?.log.append("shown") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("ends")
            animator?.addCompletion { [weak self] in self?.log.append("ended") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log.append("preview")
        }
    }

    @Test func anInteractionAsksItsDelegate() throws {
        let view = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 60))
        view.backgroundColor = .systemTeal
        let delegate = Delegate()
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        #expect(interaction.view === view && view.interactions.count == 1)
        let screen = TestScreen(views: view)
        screen.send(.began, CGPoint(x: 60, y: 220))
        screen.advance(by: 1.5)
        screen.send(.ended, CGPoint(x: 60, y: 220))
        #expect(delegate.log == ["asked 10 20", "shown"])
        screen.tap(CGPoint(x: 100, y: 230))  // the preview
        screen.advance(by: 0.5)
        #expect(delegate.log == ["asked 10 20", "shown", "ends", "preview", "ended"])
        view.removeInteraction(interaction)
        #expect(interaction.view == nil && view.gestureRecognizers == nil)
    }
}
