import Combine
import Foundation
import ObjectiveC
import Testing

private final class Model: NSObject, @unchecked Sendable {
    var count = 0 {
        willSet { _willChangeValue(self, "count") }
        didSet { _didChangeValue(self, "count") }
    }

    static let registered: Void = SelectorTable.register {
        KeyValueTable.add(Model.self, "count") { \Model.count }
    }

    override init() {
        super.init()
        Model.registered
    }
}

/// A subscriber that asks when it is told to.
private final class Reader: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    var values: [Int] = []
    var subscription: (any Subscription)?
    var more = Subscribers.Demand.none

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return more
    }

    func receive(completion: Subscribers.Completion<Never>) {}
}

@Suite struct KeyValueObservingTests {
    @Test func emitsTheInitialAndEachNewValue() {
        let model = Model()
        var values: [Int] = []
        let sink = model.publisher(for: \.count).sink { values.append($0) }
        model.count = 1
        model.count = 2
        #expect(values == [0, 1, 2])
        sink.cancel()
        model.count = 3
        #expect(values == [0, 1, 2])
    }

    @Test func emitsAsTheOptionsSay() {
        let model = Model()
        var values: [Int] = []
        let sinks = [
            model.publisher(for: \.count, options: []).sink { values.append($0) },
            model.publisher(for: \.count, options: [.prior]).sink { values.append(100 + $0) },
        ]
        model.count = 1
        #expect(values == [100, 1, 101])
        withExtendedLifetime(sinks) {}
    }

    @Test func keepsTheInitialValueForWhoAsksLaterAndDropsOthers() {
        let model = Model()
        let reader = Reader()
        model.publisher(for: \.count).subscribe(reader)
        model.count = 1
        #expect(reader.values == [])
        reader.subscription?.request(.max(1))
        #expect(reader.values == [0])
        model.count = 2
        #expect(reader.values == [0])
        reader.subscription?.request(.max(1))
        #expect(reader.values == [0])
        reader.more = .max(1)
        model.count = 3
        model.count = 4
        #expect(reader.values == [0, 3, 4])
        reader.subscription?.cancel()
        reader.subscription?.request(.unlimited)
        model.count = 5
        #expect(reader.values == [0, 3, 4])
    }

    @Test func mayBeSetByItsSubscriber() {
        let model = Model()
        var values: [Int] = []
        let sink = model.publisher(for: \.count, options: .new).sink { value in
            values.append(value)
            if value < 3 { model.count = value + 1 }
        }
        model.count = 1
        #expect(values == [1, 2, 3])
        withExtendedLifetime(sink) {}
    }

    @Test func keepsTheObjectNoLongerThanThePublisherDoes() {
        var model: Model? = Model()
        weak let gone = model
        let sink = model!.publisher(for: \.count).sink { _ in }
        model = nil
        #expect(gone == nil)
        withExtendedLifetime(sink) {}
    }

    @Test func publishersOfOnePropertyAreEqual() {
        let model = Model()
        #expect(model.publisher(for: \.count) == model.publisher(for: \.count))
        #expect(model.publisher(for: \.count) != model.publisher(for: \.count, options: .new))
        #expect(model.publisher(for: \.count) != Model().publisher(for: \.count))
    }
}
