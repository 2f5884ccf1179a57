import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Rows that are dragged", .serialized) struct TableDraggingTests {
    /// A table of texts that logs what it is asked.
    private class Model: UIViewController, UITableViewDataSource, UITableViewDragDelegate {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        var rows = ["a", "b", "c", "d"]
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            table.rowHeight = 50
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = self
            table.dragDelegate = self
            view.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            guard rows[indexPath.row] != "d" else { return [] }
            let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
            item.localObject = rows[indexPath.row]
            return [item]
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
            log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            log.append("begin")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("end") }
        func tableView(
            _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? { nil }
    }

    /// Takes drops into the data, as the documentation of UIKit shows.
    private final class Dropping: Model, UITableViewDropDelegate {
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath

        override func viewDidLoad() {
            super.viewDidLoad()
            table.dropDelegate = self
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy, intent: intent)
        }
        func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("over") }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let path = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
            log.append("drop at \(coordinator.destinationIndexPath?.row.description ?? "nil")")
            if coordinator.proposal.intent == .insertIntoDestinationIndexPath { return }
            for item in coordinator.items {
                if let source = item.sourceIndexPath {
                    tableView.performBatchUpdates {
                        let row = self.rows.remove(at: source.row)
                        let place = IndexPath(row: min(path.row, self.rows.count), section: 0)
                        self.rows.insert(row, at: place.row)
                        tableView.deleteRows(at: [source], with: .automatic)
                        tableView.insertRows(at: [place], with: .automatic)
                    }
                    coordinator.drop(item.dragItem, toRowAt: path)
                } else {
                    coordinator.session.loadObjects(ofClass: String.self) { [self] texts in
                        rows.insert(contentsOf: texts, at: path.row)
                        tableView.insertRows(
                            at: texts.indices.map { IndexPath(row: path.row + $0, section: 0) }, with: .none)
                    }
                }
            }
        }
    }

    /// Is known to move rows in the data itself.
    private final class Moving: Model {
        override func viewDidLoad() {
            super.viewDidLoad()
            // As the translator does for the classes of an app.
            SelectorTable.add(Moving.self, "tableView:moveRowAtIndexPath:toIndexPath:") { _, _, _ in nil }
        }
    }

    private func drag(_ screen: TestScreen, from: CGFloat, to: CGFloat, _ middle: () -> Void = {}) {
        screen.send(.began, CGPoint(x: 100, y: from))
        screen.advance(by: 1)
        for step in 1...5 { screen.send(.moved, CGPoint(x: 100, y: from + (to - from) * CGFloat(step) / 5)) }
        screen.settle()
        middle()
        screen.send(.ended, CGPoint(x: 100, y: to))
        screen.advance(by: 1)
    }

    private func shown(_ model: Model) -> [String] {
        model.table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    @Test("A drop delegate moves a row of the table itself, and hears of it in order")
    func coordinator() throws {
        let model = Dropping()
        let screen = TestScreen(model)
        defer { screen.close() }
        // From the first row to the lower half of the third.
        drag(screen, from: 25, to: 140) {
            #expect(model.table.hasActiveDrag && model.table.hasActiveDrop)
        }
        #expect(model.rows == ["b", "c", "a", "d"] && shown(model) == model.rows)
        #expect(model.log == ["begin", "enter", "drop at 2", "over", "end"])
        #expect(!model.table.hasActiveDrag && !model.table.hasActiveDrop)
        // Upwards, to the upper half of the first.
        drag(screen, from: 125, to: 10)
        #expect(model.rows == ["a", "b", "c", "d"] && shown(model) == model.rows)
        // Below the last row there is no row to be, and out of the table no drop.
        model.log = []
        drag(screen, from: 25, to: 300)
        #expect(model.log.contains("drop at nil"))
        model.log = []
        drag(screen, from: 25, to: 600)
        #expect(model.log == ["begin", "enter", "exit", "over", "end"])
    }

    @Test("A row with no things is not dragged, and none is where dragging is off")
    func none() {
        let model = Dropping()
        let screen = TestScreen(model)
        defer { screen.close() }
        drag(screen, from: 175, to: 25)
        model.table.dragInteractionEnabled = false
        drag(screen, from: 25, to: 140)
        #expect(model.log == [] && model.rows == ["a", "b", "c", "d"])
    }

    @Test("Into a row, the row is the one that the drag is over")
    func into() {
        let model = Dropping()
        model.intent = .insertIntoDestinationIndexPath
        let screen = TestScreen(model)
        defer { screen.close() }
        drag(screen, from: 25, to: 140)
        #expect(model.log.contains("drop at 2"))
        drag(screen, from: 25, to: 110)
        #expect(model.log.last { $0.hasPrefix("drop") } == "drop at 2")
    }

    @Test("What is dropped from outside is copied to between the rows")
    func outside() async throws {
        let model = Dropping()
        let screen = TestScreen(model)
        defer { screen.close() }
        let point = CGPoint(x: 100, y: 60)
        screen.surface.send(.drag(DragEvent(phase: .entered, location: point, items: [.text(nil)])))
        screen.surface.send(.drag(DragEvent(phase: .dropped, location: point, items: [.text("new")])))
        for _ in 0..<2_000 where model.rows.count < 5 { try await Task.sleep(for: .milliseconds(1)) }
        screen.advance(by: 1)
        #expect(model.rows == ["a", "new", "b", "c", "d"] && shown(model) == model.rows)
        #expect(model.log == ["enter", "drop at 1", "over"])
    }

    @Test("A data source that moves rows moves those that are dragged within the table")
    func moving() {
        let model = Moving()
        let screen = TestScreen(model)
        defer { screen.close() }
        drag(screen, from: 25, to: 140)
        #expect(model.rows == ["b", "c", "a", "d"] && shown(model) == model.rows)
        #expect(model.log == ["begin", "move 0 to 2", "end"])
    }

    /// Keeps a place for what is dropped, and says how rows look that are dragged.
    private final class Waiting: Model, UITableViewDropDelegate {
        var context: (any UITableViewDropPlaceholderContext)?
        var asked: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            table.dropDelegate = self
        }
        override func tableView(
            _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            asked.append(indexPath.row)
            let parameters = UIDragPreviewParameters()
            parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 10, width: 100, height: 30))
            return parameters
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            guard let item = coordinator.items.first else { return }
            context = coordinator.drop(
                item.dragItem,
                to: UITableViewDropPlaceholder(
                    insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "cell", rowHeight: 50))
        }
    }

    @Test("A row that waits for its data comes when they are there")
    func placeholder() throws {
        let model = Waiting()
        let screen = TestScreen(model)
        defer { screen.close() }
        drag(screen, from: 25, to: 140) {
            #expect(screen.window.subviews.contains { $0.bounds.size == CGSize(width: 100, height: 30) })
        }
        #expect(model.asked == [0] && model.rows.count == 4)
        let context = try #require(model.context)
        #expect(context.commitInsertion { model.rows.insert("new", at: $0.row) })
        #expect(!context.commitInsertion { _ in Issue.record("it is there already") } && !context.deletePlaceholder())
        screen.advance(by: 1)
        #expect(shown(model) == ["a", "new", "b", "c", "d"])
    }

    @Test("A thing may say what follows the finger")
    func preview() {
        final class Own: Model {
            override func tableView(
                _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem] {
                let items = super.tableView(tableView, itemsForBeginning: session, at: indexPath)
                items.first?.previewProvider = {
                    UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 42, height: 24)))
                }
                return items
            }
        }
        let screen = TestScreen(Own())
        defer { screen.close() }
        drag(screen, from: 25, to: 140) {
            #expect(screen.window.subviews.contains { $0.bounds.size == CGSize(width: 42, height: 24) })
        }
        #expect(!screen.window.subviews.contains { $0.bounds.size == CGSize(width: 42, height: 24) })
    }
}
