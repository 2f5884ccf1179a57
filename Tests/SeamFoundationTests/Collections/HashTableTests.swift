import Foundation
import SeamFoundation
import Testing

@Suite struct HashTableTests {
    private protocol Observer: AnyObject {}
    private final class Plain: Observer {}
    private final class Equal: NSObject {
        override func isEqual(_ object: Any?) -> Bool { object is Equal }
        override var hash: Int { 1 }
    }

    @Test func aWeakTableForgetsObjects() {
        let table = NSHashTable<any Observer>.weakObjects()
        let stays = Plain()
        var goes: Plain? = Plain()
        table.add(stays)
        table.add(stays)
        table.add(goes)
        #expect(table.count == 2 && table.contains(goes))
        goes = nil
        #expect(table.count == 1)
        #expect(table.anyObject === stays)
        table.remove(stays)
        #expect(table.count == 0 && table.allObjects.isEmpty)
    }

    @Test func aStrongTableKeepsObjects() {
        let table = NSHashTable<AnyObject>()
        table.add(Plain())
        #expect(table.count == 1)
        table.removeAllObjects()
        #expect(table.anyObject == nil)
    }

    @Test func equalObjectsAreOne() {
        let (first, second) = (Equal(), Equal())
        let table = NSHashTable<Equal>(options: .weakMemory)
        table.add(first)
        table.add(second)
        #expect(table.count == 1 && table.member(second) === first)
        let pointers = NSHashTable<Equal>(options: [.weakMemory, .objectPointerPersonality])
        pointers.add(first)
        pointers.add(second)
        #expect(pointers.count == 2)
    }
}
