import Foundation
import Seam
import Testing

/// Somewhere to put values.
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

@Suite struct PropertyTests {
    final class Model {
        @Property var name = "A"
        @Property var size = Size()
        struct Size: Equatable { var width = 1, height = 2 }
    }

    @Test func tellsThePresentValueAndChanges() {
        let model = Model()
        let recorder = Recorder(model.$name)
        model.name = "B"
        model.name = "B"
        model.$name.set { $0 += "C" }
        #expect(recorder.values == ["A", "B", "B", "BC"])
    }

    @Test func endsWithItsToken() {
        let property = Property(0)
        var values: [Int] = []
        var token: BindingToken? = property.observe { values.append($0) }
        property.value = 1
        #expect(property.bindingCount == 1)
        token = nil
        property.value = 2
        #expect(values == [0, 1])
        #expect(property.bindingCount == 0)
        withExtendedLifetime(token) {}
    }

    @Test func releasesWhatAListenerHolds() {
        let property = Property(0)
        weak var held: Box<Int>?
        var token: BindingToken?
        do {
            let box = Box(0)
            held = box
            token = property.observe { box.value = $0 }
        }
        #expect(held != nil)
        token?.end()
        #expect(held == nil)
        #expect(token?.isEnded == true)
        token?.end()
    }

    @Test func aListenerThatSetsTheValueLeavesTheNewestLast() {
        let property = Property(0)
        let first = property.observe { if $0 == 1 { property.value = 2 } }
        var heard: [Int] = []
        let second = property.observe { heard.append($0) }
        property.value = 1
        #expect(heard == [0, 2])
        #expect(property.value == 2)
        withExtendedLifetime((first, second)) {}
    }

    @Test func aListenerThatEndsAnotherIsTheLastToHear() {
        let property = Property(0)
        var token: BindingToken?
        var heard: [Int] = []
        let first = property.observe { if $0 == 1 { token?.end() } }
        token = property.observe { heard.append($0) }
        property.value = 1
        #expect(heard == [0])
        withExtendedLifetime(first) {}
    }

    @Test func aListenerMayEndItself() {
        let property = Property(0)
        let token = Box<BindingToken?>(nil)
        var heard: [Int] = []
        token.value = property.observe { value in
            heard.append(value)
            if value == 1 { token.value = nil }
        }
        property.value = 1
        property.value = 2
        #expect(heard == [0, 1])
    }

    @Test func partsAreBoundByThemselves() {
        let model = Model()
        let widths = Recorder(model.$size.width)
        model.$size.width.write(7)
        model.size.height = 9
        #expect(widths.values == [1, 7, 7])
        #expect(model.size == .init(width: 7, height: 9))
    }

    @Test func operatorsChangeValues() {
        let property = Property(1)
        let even = Recorder(property.filter { $0.isMultiple(of: 2) })
        let texts = Recorder(property.map(String.init))
        let different = Recorder(property.removeDuplicates())
        let changes = Recorder(property.changes())
        for number in [2, 2, 3] { property.value = number }
        #expect(even.values == [2, 2])
        #expect(texts.values == ["1", "2", "2", "3"])
        #expect(different.values == [1, 2, 3])
        #expect(changes.values == [2, 2, 3])
    }

    @Test func combinesSources() {
        let name = Property("a")
        let count = Property(1)
        let flag = Property(false)
        let recorder = Recorder(combined(name, count, flag) { name, count, flag in "\(name)\(count)\(flag)" })
        count.value = 2
        flag.value = true
        #expect(recorder.values == ["a1false", "a2false", "a2true"])
    }

    @Test func bindsToAProperty() {
        let model = Model()
        let box = Box("")
        let count = Box(0)
        let token = BindingToken {
            model.$name.bind(to: box, \.value)
            model.$name.bind(to: count, \.value) { $0.count }
            if model.name.isEmpty { model.$name.bind(to: count, \.value) { _ in -1 } }
            print("a call between")
        }
        #expect(onMain { model.name = "Mina" })
        #expect(box.value == "Mina")
        #expect(count.value == 4)
        token.end()
        #expect(onMain { model.name = "B" })
        #expect(box.value == "Mina")
        #expect(model.$name.bindingCount == 0)
    }

    @Test func keepsNoTarget() {
        let property = Property(0)
        weak var target: Box<Int>?
        var token: BindingToken?
        do {
            let box = Box(0)
            target = box
            token = property.bind(to: box, \.value)
        }
        #expect(target == nil)
        property.value = 1
        withExtendedLifetime(token) {}
    }

    @Test func valuesOfOtherThreadsComeOnTheMainThreadAndInOrder() async throws {
        let property = Property(0)
        final class Target: @unchecked Sendable { var values: [Int] = [], threads: Set<Bool> = [] }
        let target = Target()
        let token = property.bind(to: target) { target, value in
            target.values.append(value)
            target.threads.insert(Self.isOnMainQueue)
        }
        await Task.detached { for number in 1...100 { property.value = number } }.value
        let last = await MainActor.run { () -> Int? in
            // Values that came earlier and wait are left out after this one.
            property.value = 1000
            return target.values.last
        }
        #expect(last == 1000)
        try await Task.sleep(nanoseconds: 50_000_000)
        await MainActor.run {
            #expect(target.values.last == 1000)
            #expect(target.values == target.values.sorted())
            #expect(target.threads == [true])
        }
        withExtendedLifetime(token) {}
    }

    @Test func manyThreadsLoseNothing() async {
        let property = Property(0)
        let recorder = Recorder(property)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<500 { property.set { $0 += 1 } } }
                group.addTask { for _ in 0..<200 { property.observe { _ in }.end() } }
            }
        }
        #expect(property.value == 4000)
        #expect(property.bindingCount == 1)
        #expect(recorder.values.contains(4000))
    }

    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
    private static var isOnMainQueue: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Runs on the main thread, where bindings deliver at once.
    private func onMain(_ body: () -> Void) -> Bool {
        DispatchQueue.main.sync(execute: body)
        return true
    }
}
