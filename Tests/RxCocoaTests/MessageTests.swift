import Foundation
import ObjectiveC
import RxCocoa
import RxSwift
import Testing
import UIKit

/// Methods of an app's classes, as the translator leaves them.
@MainActor @Suite struct MessageTests {
    class Model: NSObject {
        var log: [String] = []

        func save(_ text: String?, count: Int) -> Int {
            let call = ObservedMessages.begin(self, "save:count:") { [text, count] }
            defer { call?.end() }
            log.append("save")
            return count
        }

        func silent() { log.append("silent") }
    }

    final class SpecialModel: Model {}

    private static let registration: Void = {
        ObservedMessages.add(Model.self, "save:count:")
        SelectorTable.add(Model.self, "save:count:")
        SelectorTable.add(Model.self, "silent") { model, _, _ in
            model.silent()
            return nil
        }
    }()

    init() { _ = Self.registration }

    @Test func dynamicMethodsAreHeard() {
        var model: Model? = SpecialModel()
        let log = { (text: String) in model!.log.append(text) }
        var completions = 0
        _ = model!.rx.sentMessage("save:count:").subscribe(
            onNext: { log("sent \($0[0]) \($0[1])") }, onCompleted: { completions += 1 })
        let subscription = model!.rx.methodInvoked("save:count:").subscribe(
            onNext: { log("invoked \($0.count)") }, onDisposed: { completions += 1 })
        #expect(model!.save("a", count: 1) == 1)
        #expect(model!.log == ["sent a 1", "save", "invoked 2"])
        let other = Model()
        _ = other.save("b", count: 2)
        #expect(other.log == ["save"])
        var arguments: [Any] = []
        _ = model!.rx.methodInvoked("save:count:").subscribe(onNext: { arguments = $0 })
        _ = model!.save(nil, count: 3)
        #expect(arguments[0] is NSNull)
        subscription.dispose()
        model!.log = []
        _ = model!.save("c", count: 4)
        #expect(model!.log == ["sent c 4", "save"])
        model = nil
        #expect(completions == 2)
    }

    @Test func otherMethodsCannotBeHeard() {
        var errors: [any Error] = []
        let model = Model()
        _ = model.rx.methodInvoked("silent").subscribe(onError: { errors.append($0) })
        _ = model.rx.sentMessage("unheardOf").subscribe(onError: { errors.append($0) })
        #expect(errors.count == 2)
        #expect(errors.first is RxCocoaError)
        guard case .selectorNotImplemented(let target)? = errors.last as? RxCocoaObjCRuntimeError else {
            return #expect(Bool(false), "\(errors)")
        }
        let isOfModel = ObjectIdentifier(target) == ObjectIdentifier(model)
        #expect(isOfModel)
    }
}

/// Properties on a path that may go.
@MainActor @Suite struct WeakPathTests {
    final class Node: NSObject {
        var name: String? {
            willSet { _willChangeValue(self, "name") }
            didSet { _didChangeValue(self, "name") }
        }
        weak var neighbour: Node? {
            willSet { _willChangeValue(self, "neighbour") }
            didSet { _didChangeValue(self, "neighbour") }
        }
        var child: Node? {
            willSet { _willChangeValue(self, "child") }
            didSet { _didChangeValue(self, "child") }
        }
        var number = 0 {
            willSet { _willChangeValue(self, "number") }
            didSet { _didChangeValue(self, "number") }
        }

        init(_ name: String) { self.name = name }
    }

    private static let registration: Void = {
        KeyValueTable.add(Node.self, "name") { \Node.name }
        KeyValueTable.add(Node.self, "neighbour", isWeak: true) { \Node.neighbour }
        KeyValueTable.add(Node.self, "child") { \Node.child }
        KeyValueTable.add(Node.self, "number") { \Node.number }
    }()

    init() { _ = Self.registration }

    @Test func aWeakPropertyBecomesNilWhenItsObjectGoes() {
        let node = Node("a")
        var neighbour: Node? = Node("b")
        node.neighbour = neighbour
        var heard: [String?] = []
        var names: [String?] = []
        let subscriptions = [
            node.rx.observeWeakly(Node.self, "neighbour").subscribe(onNext: { heard.append($0?.name) }),
            node.rx.observeWeakly(String.self, "neighbour.name").subscribe(onNext: { names.append($0) }),
        ]
        neighbour!.name = "c"
        #expect(names == ["b", "c"])
        weak let gone = neighbour
        neighbour = nil
        #expect(gone == nil)
        #expect(heard == ["b", nil])
        #expect(names == ["b", "c", nil])
        neighbour = Node("d")
        node.neighbour = neighbour
        #expect(heard == ["b", nil, "d"])
        #expect(names.last == "d")
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func aPathIsFollowedAndEndsWithItsBeginning() {
        var node: Node? = Node("a")
        var events: [String] = []
        _ = node!.rx.observeWeakly(String.self, "child.name", options: .new).subscribe { events.append("\($0)") }
        #expect(events == [])
        node!.child = Node("b")
        node!.child!.name = "c"
        node!.child = Node("d")
        #expect(events == ["b", "c", "d"].map { "next(Optional(\"\($0)\"))" })
        node = nil
        #expect(events.suffix(2) == ["next(nil)", "completed"])
    }

    private enum Kind: Int {
        case none, one
    }

    @Test func objectsStandForValues() {
        let node = Node("a")
        var numbers: [Int?] = []
        var kinds: [Kind?] = []
        let subscriptions = [
            node.rx.observe(Int.self, "number").subscribe(onNext: { numbers.append($0) }),
            node.rx.observeWeakly(Kind.self, "number").subscribe(onNext: { kinds.append($0) }),
        ]
        node.number = 1
        node.number = 7
        #expect(numbers == [0, 1, 7])
        #expect(kinds == [Kind.none, .one, nil])
        for subscription in subscriptions { subscription.dispose() }
        #expect(UInt64(KVOValue: NSNumber(value: 5)) == 5)
        #expect(Bool(KVOValue: NSNumber(value: true)) == true)
        #expect(CGSize(KVOValue: NSValue(cgSize: CGSize(width: 1, height: 2))) == CGSize(width: 1, height: 2))
    }

    @Test func wrongPathsFail() {
        let node = Node("a")
        var errors: [any Error] = []
        _ = node.rx.observeWeakly(Int.self, "nothing").subscribe(onError: { errors.append($0) })
        _ = node.rx.observeWeakly(Int.self, "number.name").subscribe(onError: { errors.append($0) })
        guard case .invalidPropertyName(_, "nothing")? = errors.first as? RxCocoaError,
            case .invalidObjectOnKeyPath(_, _, "number")? = errors.last as? RxCocoaError
        else { return #expect(Bool(false), "\(errors)") }
        #expect(errors.count == 2)
    }
}
