import Foundation
import ObjectiveC
import Testing

@Suite struct AssociatedObjectsTests {
    private final class Owner {}
    private final class Value {}

    private let one = UnsafeRawPointer(bitPattern: 8)!
    private let two = UnsafeRawPointer(bitPattern: 16)!

    @Test func keepsValuesByKey() {
        let owner = Owner()
        objc_setAssociatedObject(owner, one, "a", .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, two, 2, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, one) as? String == "a")
        #expect(objc_getAssociatedObject(owner, two) as? Int == 2)
        objc_setAssociatedObject(owner, one, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, one) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, two) == nil)
        #expect(objc_getAssociatedObject(Owner(), two) == nil)
    }

    @Test func keepsNeitherTheOwnerNorAssignedValues() {
        var owner: Owner? = Owner()
        weak let gone = owner
        objc_setAssociatedObject(owner!, one, Value(), .OBJC_ASSOCIATION_RETAIN)
        var value: Value? = Value()
        objc_setAssociatedObject(owner!, two, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner!, two) as? Value === value)
        value = nil
        #expect(objc_getAssociatedObject(owner!, two) == nil)
        #expect(objc_getAssociatedObject(owner!, one) is Value)
        owner = nil
        #expect(gone == nil)
    }

    private final class Counted: @unchecked Sendable {
        let count: Count
        init(_ count: Count) {
            self.count = count
            count.lock.withLock { count.alive += 1 }
        }
        deinit { count.lock.withLock { count.alive -= 1 } }
    }

    private final class Count: @unchecked Sendable {
        let lock = NSLock()
        var alive = 0
    }

    @Test func valuesGoWithTheirOwner() {
        let count = Count()
        func check(_ make: () -> AnyObject) {
            var owner: AnyObject? = make()
            objc_setAssociatedObject(owner!, one, Counted(count), .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(owner!, two, Counted(count), .OBJC_ASSOCIATION_RETAIN)
            #expect(count.alive == 2)
            owner = nil
            #expect(count.alive == 0)
        }
        class Parent {}
        final class Child: Parent {}
        final class Pair<First, Second> {}
        check { Owner() }
        check { Parent() }
        check { Child() }
        check { Child() }
        check { Pair<Int, String>() }
        check { Pair<[Int], Owner>() }
        check { NSObject() }
        check { NSMutableArray() }
        check { NSAttributedString(string: "a") }
    }

    @Test func valuesAreThereInTheOwnersDeinit() {
        final class Reader {
            let key: UnsafeRawPointer
            let found: (Any?) -> Void
            init(_ key: UnsafeRawPointer, _ found: @escaping (Any?) -> Void) {
                self.key = key
                self.found = found
            }
            deinit {
                found(objc_getAssociatedObject(self, key))
                objc_setAssociatedObject(self, key, 4, .OBJC_ASSOCIATION_RETAIN)
            }
        }
        var found: [Int?] = []
        var reader: Reader? = Reader(one) { found.append($0 as? Int) }
        objc_setAssociatedObject(reader!, one, 3, .OBJC_ASSOCIATION_RETAIN)
        reader = nil
        reader = Reader(one) { found.append($0 as? Int) }
        #expect(objc_getAssociatedObject(reader!, one) == nil)
        reader = nil
        #expect(found == [3, nil])
    }

    @Test func aValueMayCarryValuesAndLookAtItsOwnersOthers() {
        let count = Count()
        final class Node {
            let count: Counted
            init(_ count: Counted) { self.count = count }
        }
        var root: Node? = Node(Counted(count))
        var last = root!
        for _ in 0..<100 {
            let next = Node(Counted(count))
            objc_setAssociatedObject(last, one, next, .OBJC_ASSOCIATION_RETAIN)
            last = next
        }
        objc_setAssociatedObject(last, one, Counted(count), .OBJC_ASSOCIATION_RETAIN)
        last = root!
        #expect(count.alive == 102)
        root = nil
        #expect(count.alive == 102)
        last = Node(Counted(count))
        #expect(count.alive == 1)
    }

    @Test func ownersEndOnAnyThread() {
        let count = Count()
        final class Shared: @unchecked Sendable {
            let key: UnsafeRawPointer
            init(_ key: UnsafeRawPointer) { self.key = key }
        }
        let key = Shared(one)
        DispatchQueue.concurrentPerform(iterations: 8) { index in
            for round in 0..<2000 {
                let owner = Owner()
                objc_setAssociatedObject(owner, key.key, Counted(count), .OBJC_ASSOCIATION_RETAIN)
                if round % 3 == 0 { DispatchQueue.global().async { [owner = Crossing(owner)] in _ = owner } }
                if (objc_getAssociatedObject(owner, key.key) as? Counted) == nil { Issue.record("A value is missing.") }
            }
        }
        let deadline = Date() + 10
        while count.lock.withLock({ count.alive }) > 0, Date() < deadline { usleep(100) }
        #expect(count.lock.withLock { count.alive } == 0)
    }

    private final class Crossing: @unchecked Sendable {
        let owner: Owner
        init(_ owner: Owner) { self.owner = owner }
    }

    @Test func observersAreToldBeforeTheDeinit() {
        final class Watcher: EndObserver {
            let note: (String) -> Void
            init(_ note: @escaping (String) -> Void) { self.note = note }
            func ownerWillEnd() { note("will end") }
            deinit { note("has ended") }
        }
        final class Noting {
            let note: (String) -> Void
            init(_ note: @escaping (String) -> Void) { self.note = note }
            deinit { note("deinit") }
        }
        var order: [String] = []
        var owner: Noting? = Noting { order.append($0) }
        objc_setAssociatedObject(owner!, one, Watcher { order.append($0) }, .OBJC_ASSOCIATION_RETAIN)
        #expect(owner != nil)
        owner = nil
        #expect(order == ["will end", "deinit", "has ended"])
    }
}
