import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Items that are dragged", .serialized) struct CollectionDraggingTests {
    /// A collection of texts, three in a line, that logs what it is asked.
    private class Model: UIViewController, UICollectionViewDataSource, UICollectionViewDragDelegate {
        let layout = UICollectionViewFlowLayout()
        lazy var collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        var items = ["a", "b", "c", "d", "e", "f"]
        var log: [String] = []
        var movesAllowed = true
        var cellClass: UICollectionViewCell.Type { Cell.self }

        override func viewDidLoad() {
            super.viewDidLoad()
            layout.itemSize = CGSize(width: 90, height: 90)
            layout.minimumLineSpacing = 10
            collection.contentInsetAdjustmentBehavior = .never
            collection.register(cellClass, forCellWithReuseIdentifier: "cell")
            collection.dataSource = self
            view.addSubview(collection)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = items[indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            guard items[indexPath.item] != "f" else { return [] }
            return [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))]
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
            log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            items[indexPath.item] != "f"
        }
        func collectionView(
            _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool { movesAllowed }
        func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
            log.append("begin")
        }
        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
            log.append("end")
        }
    }

    private final class Cell: UICollectionViewCell {
        var states: [DragState] = []
        override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
    }

    /// Takes drops into the data, as the documentation of UIKit shows.
    private final class Dropping: Model, UICollectionViewDropDelegate {
        var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath

        override func viewDidLoad() {
            super.viewDidLoad()
            collection.dragDelegate = self
            collection.dropDelegate = self
        }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
            log.append("enter")
        }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(
                operation: session.allowsMoveOperation ? .move : .copy, intent: intent)
        }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
            log.append("exit")
        }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
            log.append("over")
        }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            let path = coordinator.destinationIndexPath ?? IndexPath(item: items.count, section: 0)
            log.append(
                "\(coordinator.proposal.operation) at \(coordinator.destinationIndexPath?.item.description ?? "nil")")
            guard coordinator.proposal.intent == .insertAtDestinationIndexPath,
                coordinator.proposal.operation == .move || coordinator.session.localDragSession == nil
            else { return }
            for item in coordinator.items {
                if let source = item.sourceIndexPath {
                    collectionView.performBatchUpdates {
                        let moved = self.items.remove(at: source.item)
                        let place = IndexPath(item: min(path.item, self.items.count), section: 0)
                        self.items.insert(moved, at: place.item)
                        collectionView.deleteItems(at: [source])
                        collectionView.insertItems(at: [place])
                    }
                    coordinator.drop(item.dragItem, toItemAt: path)
                } else {
                    coordinator.session.loadObjects(ofClass: String.self) { [self] texts in
                        items.insert(contentsOf: texts, at: path.item)
                        collectionView.insertItems(
                            at: texts.indices.map { IndexPath(item: path.item + $0, section: 0) })
                    }
                }
            }
        }
    }

    /// Is known to move items in the data itself.
    private final class Moving: Model {
        override func viewDidLoad() {
            super.viewDidLoad()
            // As the translator does for the classes of an app.
            SelectorTable.add(Moving.self, "collectionView:moveItemAtIndexPath:toIndexPath:") { _, _, _ in nil }
        }
    }

    private final class Growing: Model {
        private final class Tall: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
                attributes.size = CGSize(width: 250, height: 70)
                return attributes
            }
        }
        override var cellClass: UICollectionViewCell.Type { Tall.self }
    }

    private func drag(_ screen: TestScreen, from: CGPoint, to: CGPoint, _ middle: () -> Void = {}) {
        screen.send(.began, from)
        screen.advance(by: 1)
        for step in 1...5 {
            let part = CGFloat(step) / 5
            screen.send(
                .moved, CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
        }
        screen.settle()
        middle()
        screen.send(.ended, to)
        screen.advance(by: 1)
    }

    /// The texts of the cells as they lie: line by line, from left to right.
    private func shown(_ collection: UICollectionView) -> [String] {
        collection.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .compactMap(\.accessibilityLabel)
    }

    // Items are 90 points wide, 15 apart: the first is at 0, the second at 105, the third at 210.

    @Test("A drop delegate moves an item of the collection itself, and hears of it in order")
    func coordinator() throws {
        let model = Dropping()
        let screen = TestScreen(model)
        defer { screen.close() }
        let cell = try #require(model.collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
        // From the first to the right half of the fourth, which is the first of the second line.
        drag(screen, from: CGPoint(x: 40, y: 40), to: CGPoint(x: 70, y: 150)) {
            #expect(model.collection.hasActiveDrag && model.collection.hasActiveDrop)
            #expect(cell.states == [.lifting, .dragging] && cell.configurationState.cellDragState == .dragging)
        }
        #expect(cell.states == [.lifting, .dragging, .none])
        #expect(model.items == ["b", "c", "d", "a", "e", "f"] && shown(model.collection) == model.items)
        #expect(model.log == ["begin", "enter", "move at 3", "over", "end"])
        #expect(!model.collection.hasActiveDrag && !model.collection.hasActiveDrop)
        // Into the gap beside the second, whose left half is nearer.
        model.log = []
        drag(screen, from: CGPoint(x: 40, y: 150), to: CGPoint(x: 102, y: 40))
        #expect(model.items == ["b", "a", "c", "d", "e", "f"] && shown(model.collection) == model.items)
        // Far below all items there is none to be, and out of the collection no drop.
        model.log = []
        drag(screen, from: CGPoint(x: 40, y: 40), to: CGPoint(x: 40, y: 300))
        #expect(model.log.contains("move at nil"))
        model.log = []
        drag(screen, from: CGPoint(x: 40, y: 40), to: CGPoint(x: 40, y: 600))
        #expect(model.log == ["begin", "enter", "exit", "over", "end"])
    }

    @Test("An item with no things is not dragged, none is where dragging is off, and copies are not moves")
    func none() {
        let model = Dropping()
        let screen = TestScreen(model)
        defer { screen.close() }
        drag(screen, from: CGPoint(x: 250, y: 150), to: CGPoint(x: 40, y: 40))
        model.collection.dragInteractionEnabled = false
        drag(screen, from: CGPoint(x: 40, y: 40), to: CGPoint(x: 150, y: 40))
        #expect(model.log == [])
        model.collection.dragInteractionEnabled = true
        model.movesAllowed = false
        drag(screen, from: CGPoint(x: 40, y: 40), to: CGPoint(x: 150, y: 40))
        #expect(model.log.contains("copy at 1"), "\(model.log)")
        #expect(model.items == ["a", "b", "c", "d", "e", "f"])
    }

    @Test("Into an item, the item is the one that the drag is over")
    func into() {
        let model = Dropping()
        model.intent = .insertIntoDestinationIndexPath
        let screen = TestScreen(model)
        defer { screen.close() }
        drag(screen, from: CGPoint(x: 40, y: 40), to: CGPoint(x: 180, y: 40))
        #expect(model.log.contains("move at 1"))
    }

    @Test("What is dropped from outside is copied to between the items")
    func outside() async throws {
        let model = Dropping()
        let screen = TestScreen(model)
        defer { screen.close() }
        let point = CGPoint(x: 120, y: 40)
        screen.surface.send(.drag(DragEvent(phase: .entered, location: point, items: [.text(nil)])))
        screen.surface.send(.drag(DragEvent(phase: .dropped, location: point, items: [.text("new")])))
        for _ in 0..<2_000 where model.items.count < 7 { try await Task.sleep(for: .milliseconds(1)) }
        screen.advance(by: 1)
        #expect(model.items == ["a", "new", "b", "c", "d", "e", "f"] && shown(model.collection) == model.items)
        #expect(model.log == ["enter", "copy at 1", "over"])
    }

    @Test("A data source that moves items moves those that are dragged within the collection")
    func moving() {
        let model = Moving()
        let screen = TestScreen(model)
        defer { screen.close() }
        model.collection.dragDelegate = model
        drag(screen, from: CGPoint(x: 40, y: 40), to: CGPoint(x: 280, y: 40))
        #expect(model.items == ["b", "c", "a", "d", "e", "f"] && shown(model.collection) == model.items)
        #expect(model.log == ["begin", "move 0 to 2", "end"])
    }

    @Test("A drag that rests at the lower edge scrolls, and goes to where it then is")
    func scrolling() {
        let model = Dropping()
        model.items = (0..<60).map(String.init)
        let screen = TestScreen(model)
        defer { screen.close() }
        drag(screen, from: CGPoint(x: 40, y: 40), to: CGPoint(x: 40, y: 390)) {
            screen.advance(by: 2)
            #expect(model.collection.contentOffset.y > 400)
        }
        let place = model.items.firstIndex(of: "0") ?? 0
        #expect(place > 15, "\(place)")
    }

    @Test("Items follow a movement of the app's, the others make room, and the data source is told at the end")
    func movement() throws {
        let model = Moving()
        let screen = TestScreen(model)
        defer { screen.close() }
        let collection = model.collection
        #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 5, section: 0)))
        #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 255, y: 50))
        screen.advance(by: 1)
        let cell = try #require(collection.visibleCells.first { $0.accessibilityLabel == "a" })
        #expect(cell.center == CGPoint(x: 255, y: 50) && shown(collection) == ["b", "c", "a", "d", "e", "f"])
        #expect(model.log == [])
        collection.endInteractiveMovement()
        screen.advance(by: 1)
        #expect(model.log == ["move 0 to 2"] && shown(collection) == model.items)
        #expect(cell.frame == CGRect(x: 210, y: 0, width: 90, height: 90))
        // Given up, all is as it was.
        #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 145))
        collection.cancelInteractiveMovement()
        screen.advance(by: 1)
        #expect(model.log == ["move 0 to 2"] && shown(collection) == ["b", "c", "a", "d", "e", "f"])
    }

    @Test("A diffable data source moves what its handlers allow, and tells the new order")
    func diffable() {
        let controller = UICollectionViewController(
            collectionViewLayout: {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 90, height: 90)
                return layout
            }())
        let screen = TestScreen(controller)
        defer { screen.close() }
        controller.collectionView.contentInsetAdjustmentBehavior = .never
        controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: controller.collectionView) {
            let cell = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
            cell.accessibilityLabel = $2
            return cell
        }
        var log: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != "c" }
        source.reorderingHandlers.didReorder = { transaction in
            log.append(transaction.finalSnapshot.itemIdentifiers.joined())
            log.append("\(transaction.difference.count) \(transaction.sectionTransactions.map(\.sectionIdentifier))")
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([7])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        screen.settle()
        // A long press moves: the controller's own gesture.
        let frames = (0..<3).map {
            controller.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero
        }
        drag(
            screen, from: CGPoint(x: frames[0].midX, y: frames[0].midY),
            to: CGPoint(x: frames[2].midX + 5, y: frames[2].midY))
        #expect(log == ["bca", "2 [7]"] && source.snapshot().itemIdentifiers == ["b", "c", "a"])
        #expect(shown(controller.collectionView) == ["b", "c", "a"])
        drag(
            screen, from: CGPoint(x: frames[1].midX, y: frames[1].midY),
            to: CGPoint(x: frames[0].midX, y: frames[0].midY))
        #expect(log.count == 2)
    }

    @Test("Cells that say their own size keep it when others come")
    func sizes() throws {
        let model = Growing()
        model.layout.estimatedItemSize = CGSize(width: 250, height: 20)
        let screen = TestScreen(model)
        defer { screen.close() }
        screen.settle()
        #expect(Set(model.collection.visibleCells.map(\.frame.height)) == [70])
        model.items.insert("new", at: 1)
        model.collection.insertItems(at: [IndexPath(item: 1, section: 0)])
        screen.advance(by: 1)
        #expect(Set(model.collection.visibleCells.map(\.frame.height)) == [70])
        #expect(shown(model.collection).prefix(3) == ["a", "new", "b"])
    }
}
