import Testing

@testable import UIKit

@MainActor @Suite struct LayoutInvalidationTests {
    private final class Context: UICollectionViewLayoutInvalidationContext {
        var mark = 0
    }

    private final class Layout: UICollectionViewLayout {
        var heard: [UICollectionViewLayoutInvalidationContext] = []
        var calls = 0
        override class var invalidationContextClass: AnyClass { Context.self }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            heard.append(context)
            super.invalidateLayout(with: context)
        }
        override func invalidateLayout() {
            calls += 1
            super.invalidateLayout()
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            (context as? Context)?.mark = Int(newBounds.minY)
            return context
        }
    }

    @Test func contextsTellWhatIsOutOfDate() {
        let layout = Layout()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        layout.heard = []
        layout.calls = 0
        view.reloadData()
        #expect(layout.calls == 1)
        #expect(layout.heard.last?.invalidateEverything == true)
        #expect(layout.heard.last?.invalidateDataSourceCounts == true)
        layout.invalidateLayout()
        #expect(layout.heard.last?.invalidateEverything == false)
        #expect(layout.heard.allSatisfy { $0 is Context })
        view.bounds.origin.y = 7
        #expect((layout.heard.last as? Context)?.mark == 7)
    }

    @Test func marksAreKept() {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
        #expect(context.invalidatedItemIndexPaths == nil)
        context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
        context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
        #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1, 2])
        context.invalidateSupplementaryElements(ofKind: "header", at: [IndexPath(item: 0, section: 3)])
        #expect(context.invalidatedSupplementaryIndexPaths?["header"]?.map(\.section) == [3])
        let flow: AnyClass = UICollectionViewFlowLayout.invalidationContextClass
        #expect(ObjectIdentifier(flow) == ObjectIdentifier(UICollectionViewFlowLayoutInvalidationContext.self))
    }

    private final class Attributes: UICollectionViewLayoutAttributes {}
    private final class Flow: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { Attributes.self }
    }

    @Test func attributesAreOfTheClassThatIsNamed() {
        #expect(Flow.attributes(forCellWith: IndexPath(item: 2, section: 1)) is Attributes)
        let header = Flow.attributes(ofKind: "header", with: IndexPath(item: 0, section: 1))
        #expect(header is Attributes && header.representedElementKind == "header")
        let plain = UICollectionViewFlowLayout.attributes(forCellWith: IndexPath())
        #expect(ObjectIdentifier(type(of: plain)) == ObjectIdentifier(UICollectionViewLayoutAttributes.self))
    }
}
