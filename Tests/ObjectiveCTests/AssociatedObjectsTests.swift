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

    @Test func releasesValuesOfOwnersThatAreGone() {
        final class Counted {
            nonisolated(unsafe) static var alive = 0
            init() { Counted.alive += 1 }
            deinit { Counted.alive -= 1 }
        }
        for _ in 0..<1000 {
            objc_setAssociatedObject(Owner(), one, Counted(), .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(Counted.alive < 500)
    }
}
