import Combine
import Foundation
import Testing

private class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var plain = 1
}

private final class SubModel: Model {
    @Published var extra: [Int] = []
}

private final class Bare: ObservableObject {}

@Suite struct ObservationTests {
    @Test func publishedDeliversBeforeThePropertyChanges() {
        let model = Model()
        var pairs: [[Int]] = []
        let sink = model.$count.sink { [unowned model] in pairs.append([$0, model.count]) }
        model.count = 1
        model.count += 1
        #expect(pairs == [[0, 0], [1, 0], [2, 1]])
        #expect(model.count == 2)
        withExtendedLifetime(sink) {}
    }

    @Test func objectWillChangeComesBeforeEachChange() {
        let model = SubModel()
        var seen: [String] = []
        let sink = model.objectWillChange.sink { [unowned model] in
            seen.append("\(model.count)\(model.name)\(model.extra.count)")
        }
        model.count = 1
        model.name = "b"
        model.extra.append(1)
        model.plain = 2
        #expect(seen == ["0a0", "1a0", "1b0"])
        #expect(model.objectWillChange === model.objectWillChange)
        #expect(Model().objectWillChange !== model.objectWillChange)
        withExtendedLifetime(sink) {}
    }

    @Test func anObjectWithoutPublishedPropertiesKeepsItsPublisher() {
        let bare = Bare()
        var count = 0
        let sink = bare.objectWillChange.sink { count += 1 }
        bare.objectWillChange.send()
        #expect(count == 1)
        #expect(bare.objectWillChange === bare.objectWillChange)
        #expect(Bare().objectWillChange !== bare.objectWillChange)
        weak var released: ObservableObjectPublisher?
        do {
            let other = Bare()
            released = other.objectWillChange
        }
        // The table is swept as it grows.
        let many = (0..<2_000).map { _ in Bare() }
        for one in many { one.objectWillChange.send() }
        #expect(released == nil)
        withExtendedLifetime((sink, many)) {}
    }

    @Test func assignToPublished() {
        let source = PassthroughSubject<Int, Never>()
        weak var released: Model?
        do {
            let model = Model()
            released = model
            source.assign(to: &model.$count)
            var changes = 0
            let sink = model.objectWillChange.sink { changes += 1 }
            source.send(5)
            #expect(model.count == 5)
            #expect(changes == 1)
            withExtendedLifetime(sink) {}
        }
        #expect(released == nil)
        source.send(6)
    }

    @Test func assignOnObject() {
        let model = Model()
        let source = CurrentValueSubject<Int, Never>(3)
        let assignment = source.assign(to: \.count, on: model)
        #expect(model.count == 3)
        source.value = 4
        #expect(model.count == 4)
        assignment.cancel()
        source.value = 5
        #expect(model.count == 4)
    }

    @Test func subscribingInsideADeliveryIsNotLeftBehind() {
        let model = Model()
        var inner: AnyCancellable?
        var heard: [Int] = []
        let outer = model.$count.dropTheFirst().sink { [unowned model] _ in
            if inner == nil { inner = model.$count.sink { heard.append($0) } }
        }
        model.count = 1
        #expect(heard == [0, 1])
        withExtendedLifetime(outer) {}
    }

    @Test func publishedFromManyThreads() {
        let model = Model()
        nonisolated(unsafe) let shared = model
        nonisolated(unsafe) var count = 0
        let sink = model.$count.sink { _ in count += 1 }
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<2_000 { shared.count = number }
        }
        #expect(count == 16_001)
        #expect(model.count == 1_999)
        withExtendedLifetime(sink) {}
    }
}

extension Publisher {
    fileprivate func dropTheFirst() -> Publishers.Filter<Self> {
        var isFirst = true
        return filter { _ in
            defer { isFirst = false }
            return !isFirst
        }
    }
}
