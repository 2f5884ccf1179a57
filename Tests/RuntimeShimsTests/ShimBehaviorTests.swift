import Foundation
import RuntimeShims
import Synchronization
import Testing

@Suite struct ShimBehaviorTests {
    // MARK: Tables and slots

    @Test func inheritedInitializerIsFoundThroughASlot() {
        let made = InitializerSlots.metatype(of: Grandchild.self, as: Creator.self).init(name: "a")
        #expect(type(of: made as Parent) == Grandchild.self)
        #expect((made as Parent).name == "a child")
    }

    @Test func objectThatBecomesAnotherKeepsItsContents() {
        let object = Parent(name: "a")
        let count = retainCount(object)
        #expect(ObjectClasses.become(object, Loud.self))
        #expect(type(of: object) == Loud.self)
        #expect(object.name == "a")
        #expect(retainCount(object) == count)
    }

    private final class Loud: Parent {}

    @Test func classAdoptsTheMethodsThatAnotherOverrides() {
        let before = Speaker()
        #expect(before.word == "quiet")
        #expect(MethodTables.adopt(LoudSpeaker.self, notIn: SameSpeaker.self, into: Speaker.self) == 1)
        #expect(before.word == "loud")
        #expect(Speaker().word == "loud")
        #expect(before.other == "other")
        #expect(SameSpeaker().word == "quiet")
    }

    private class Speaker {
        // Swift is not to conclude from the initialiser which class it is.
        @inline(never) init() {}
        var word: String { "quiet" }
        var other: String { "other" }
    }

    private final class LoudSpeaker: Speaker {
        override var word: String { "loud" }
    }

    private final class SameSpeaker: Speaker {}

    @Test func methodsAreReplacedByTheirSymbols() throws {
        struct Holder { let method: () -> String }
        let object = Described()
        let before = object.description
        let symbol = "$s10Foundation8NSObjectC11descriptionSSvg"
        #expect(MethodTables.replace(["none"], in: Described.self, by: Telling.self, notIn: Silent.self) == nil)
        let two = [symbol, symbol]
        #expect(MethodTables.replace(two, in: Described.self, by: Telling.self, notIn: Silent.self) == nil)
        #expect(object.description == before)
        let originals = try #require(
            MethodTables.replace([symbol], in: Described.self, by: Telling.self, notIn: Silent.self))
        #expect(object.description == "told of Described" && NSObject().description != "told of NSObject")
        let count = retainCount(object)
        #expect(originals[0].method(of: object, in: Holder.self).method() == before)
        #expect(retainCount(object) == count)
    }

    class Described: NSObject {}

    class Silent: NSObject {
        func text() -> String { "" }
    }

    private final class Telling: Silent {
        override func text() -> String { "told of \(type(of: self as AnyObject))" }
    }

    private func retainCount(_ object: AnyObject) -> UInt { _getRetainCount(object) }

    /// In a process of its own: a wrapped class is found from then on.
    @Test func wrappedFilterGivesTheOriginalBack() async {
        await #expect(processExitsWith: .exitCode(0)) {
            let record = UnsafeMutablePointer<InputMethodKeys.Filter?>.allocate(capacity: 2)
            record.initialize(to: nil)
            (record + 1).initialize(to: { _, _ in 7 })
            if InputMethodKeys.wrap(record: record, offset: 0, with: { _, _ in 1 }) != nil || record[0] != nil {
                exit(1)
            }
            if InputMethodKeys.isWorking { exit(2) }
            let word = MemoryLayout<UnsafeRawPointer>.size
            let original = InputMethodKeys.wrap(record: record, offset: word, with: { _, _ in 1 })
            let isWrapped = original?(nil, nil) == 7 && record[1]?(nil, nil) == 1
            exit(isWrapped && InputMethodKeys.isWorking ? 0 : 3)
        }
    }

    // MARK: Memory

    @Test func identitiesOfPropertiesDoNotDependOnTheClassAPathBeginsAt() throws {
        let ofParent = try #require(KeyPathComponents.identities(of: \Observed.value))
        let ofChild = try #require(KeyPathComponents.identities(of: \ObservedChild.value))
        #expect(ofParent == ofChild)
        #expect(KeyPathComponents.identities(of: \Observed.other) != ofParent)
        #expect(KeyPathComponents.identities(of: \CGPoint.x) == nil)
    }

    private class Observed {
        var value = 0 { didSet {} }
        var other = 0 { didSet {} }
    }

    private final class ObservedChild: Observed {}

    @Test func fieldsOfAClassIncludeInheritedOnes() {
        let fields = StoredProperties.fields(ofClass: Numbered.self)
        #expect(fields.map(\.name) == ["name", "number"])
        #expect(fields.last?.type == Int.self)
        #expect(StoredProperties.fields(ofValue: Int.self).map(\.name) == ["_value"])
    }

    private final class Numbered: Parent {
        var number = 0
    }

    @Test func superclassesEnd() {
        #expect(Superclasses.superclass(of: Grandchild.self) == Child.self)
        #expect(Superclasses.superclass(of: Parent.self) == nil)
    }

    // MARK: Threads

    @Test func erasedFunctionRunsOnTheThreadOfItsCaller() async {
        let thread = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let body = IsolationErasure.erase { @MainActor in Thread.isMainThread }
            let sending = UncheckedFunction(call: body)
            Thread.detachNewThread { continuation.resume(returning: sending.call()) }
        }
        #expect(!thread)
    }

    private struct UncheckedFunction: @unchecked Sendable {
        let call: () -> Bool
    }

    @Test func hookIsGivenTheJobsOfTasksOfNoActor() async {
        await #expect(processExitsWith: .exitCode(0)) {
            let count = Mutex(0)
            let queue = DispatchQueue(label: "tasks")
            TaskHook.install { job in
                count.withLock { $0 += 1 }
                queue.async { TaskHook.run(job) }
            }
            let value = await Task.detached { 7 }.value
            exit(value == 7 && count.withLock { $0 } > 0 ? 0 : 1)
        }
    }

    @Test func kindsAndEncodingsAreCoreFoundations() {
        #expect(CoreFoundationTypes.kind(of: NSNumber(value: true)) == CoreFoundationTypes.boolean)
        #expect(CoreFoundationTypes.kind(of: NSNumber(value: 1.5)) == CoreFoundationTypes.number)
        #expect(CoreFoundationTypes.encoding(named: "no such encoding") == .max)
    }
}

// Open, as UIKit's are: the compiler must not conclude that nothing overrides them.

open class Parent {
    let name: String
    public init(name: String) { self.name = name }
}

open class Creator: Parent {
    public required override init(name: String) { super.init(name: name) }
}

private class Child: Parent {
    override init(name: String) { super.init(name: name + " child") }
}

private final class Grandchild: Child {}
