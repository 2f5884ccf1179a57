import Foundation
import Combine
import ObjectiveC
import Observation
import RxCocoa
import RxRelay
import RxSwift
import Seam
import SeamCombine
import SeamRx
import Testing
import UIKit

/// One way to bind, whatever the view model is written with.
@MainActor @Suite struct DialectTests {
    private let label = UILabel()
    private let field = UITextField()

    final class CombineModel {
        @Published var name = "A"
        let age = CurrentValueSubject<Int, Never>(1)
        let events = PassthroughSubject<String, Never>()
    }

    @Test func combine() {
        let model = CombineModel()
        let token = BindingToken {
            model.$name.bind(to: label)
            model.age.bind(to: label, \.tag)
            model.$name.map { $0 + "!" }.source.bind(to: label, \.accessibilityLabel)
            model.age.bindTwoWay(to: field, .text)
        }
        model.name = "B"
        model.age.send(2)
        #expect(label.text == "B")
        #expect(label.tag == 2)
        #expect(label.accessibilityLabel == "B!")
        #expect(field.text == "2")
        field.text = "3"
        field.sendActions(for: .editingChanged)
        #expect(model.age.value == 3)
        token.end()
        model.name = "C"
        #expect(label.text == "B")
    }

    @Test func publishersOfSources() {
        let property = Property(1)
        var values: [Int] = []
        let subscription = property.publisher.sink { values.append($0) }
        property.value = 2
        subscription.cancel()
        property.value = 3
        #expect(values == [1, 2])
        #expect(property.bindingCount == 0)
    }

    @Test func publishersKeepTheLatestValueUntilItIsAskedFor() {
        let property = Property(1)
        var values: [Int] = []
        var subscription: (any Combine.Subscription)?
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { subscription = $0 },
            receiveValue: {
                values.append($0)
                return .none
            })
        property.publisher.subscribe(subscriber)
        subscription?.request(.max(1))
        property.value = 2
        property.value = 3
        #expect(values == [1])
        subscription?.request(.max(1))
        #expect(values == [1, 3])
        subscription?.cancel()
        #expect(property.bindingCount == 0)
    }

    @Test func rx() {
        let name = BehaviorRelay(value: "A")
        let token = BindingToken {
            name.asDriver().bind(to: label)
            name.map(\.count).bind(to: label, \.tag)
            name.bindTwoWay(to: field)
        }
        name.accept("Bob")
        #expect(label.text == "Bob")
        #expect(label.tag == 3)
        field.text = "C"
        field.sendActions(for: .editingChanged)
        #expect(name.value == "C")
        token.end()
        name.accept("D")
        #expect(label.text == "C")
        var heard: [Int] = []
        let property = Property(1)
        let subscription = property.observable.subscribe(onNext: { heard.append($0) })
        property.value = 2
        subscription.dispose()
        property.value = 3
        #expect(heard == [1, 2])
    }

    @Test func aClosureBox() {
        final class Observable<T> {
            var listener: ((T) -> Void)?
            var value: T { didSet { listener?(value) } }
            init(_ value: T) { self.value = value }
            func bind(_ listener: @escaping (T) -> Void) {
                self.listener = listener
                listener(value)
            }
        }
        let box = Observable("A")
        let source = Source { send in
            box.bind(send)
            return .onEnd { box.listener = nil }
        }
        let token = source.bind(to: label)
        box.value = "B"
        #expect(label.text == "B")
        token.end()
        #expect(box.listener == nil)
    }

    @Observable final class Observed {
        var name = "A"
        var other = 0
    }

    @Test func observation() async throws {
        let model = Observed()
        let token = Source.tracking { model.name }.bind(to: label)
        #expect(label.text == "A")
        model.name = "B"
        model.name = "C"
        let end = Date(timeIntervalSinceNow: 5)
        while label.text != "C", Date() < end { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(label.text == "C")
        token.end()
        model.name = "D"
        try await Task.sleep(nanoseconds: 20_000_000)
        #expect(label.text == "C")
    }

    @Test func aTrackedModelGoes() throws {
        var token: BindingToken?
        try expectReleased {
            let model = Observed()
            token = Source.tracking { [weak model] in model?.name ?? "" }.bind(to: label)
            return model
        }
        withExtendedLifetime(token) {}
    }

    @Test func keyValueObserving() {
        let token = field.source(\.text).bind(to: label, \.text)
        field.text = "B"
        #expect(label.text == "B")
        token.end()
        field.text = "C"
        #expect(label.text == "B")
    }

    @Test func notifications() {
        let name = Notification.Name("SeamTests")
        let recorder = Recorder(
            NotificationCenter.default.source(for: name, object: label).map { $0.userInfo?["n"] as? Int })
        NotificationCenter.default.post(name: name, object: label, userInfo: ["n": 1])
        NotificationCenter.default.post(name: name, object: field, userInfo: ["n": 2])
        #expect(recorder.values == [1])
    }
}
