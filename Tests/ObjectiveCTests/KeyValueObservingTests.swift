import Foundation
import ObjectiveC
import Testing

/// What the translator makes of a class with `@objc dynamic` properties.
private class Model: NSObject, @unchecked Sendable {
    var title = "a" {
        willSet { _willChangeValue(self, "title") }
        didSet { _didChangeValue(self, "title") }
    }
    var note: String? {
        willSet { _willChangeValue(self, "note") }
        didSet { _didChangeValue(self, "note") }
    }
    final var sealed = 0 {
        willSet { _willChangeValue(self, "sealed") }
        didSet { _didChangeValue(self, "sealed") }
    }
    var child: Model? {
        willSet { _willChangeValue(self, "child") }
        didSet { _didChangeValue(self, "child") }
    }
    var items: [Int] = [1, 2, 3]
    var silent = 0
    var summary: String { title + (note ?? "") }

    class func keyPathsForValuesAffectingSummary() -> Set<String> { ["title", "note"] }

    static let registered: Void = SelectorTable.register {
        KeyValueTable.add(Model.self, "title") { \Model.title }
        KeyValueTable.add(Model.self, "note") { \Model.note }
        KeyValueTable.add(Model.self, "sealed") { \Model.sealed }
        KeyValueTable.add(Model.self, "child") { \Model.child }
        KeyValueTable.add(Model.self, "items", notifies: false) { \Model.items }
        KeyValueTable.add(Model.self, "silent", notifies: false) { \Model.silent }
        KeyValueTable.add(Model.self, "summary") { \Model.summary }
        KeyValueTable.addClassMethod(Model.self, "keyPathsForValuesAffectingSummary") { type, _ in
            type.keyPathsForValuesAffectingSummary()
        }
    }

    override init() {
        super.init()
        Model.registered
    }
}

private class SubModel: Model, @unchecked Sendable {}

/// An observer of Objective-C's kind.
private final class Listener: NSObject {
    var log: [String] = []
    var action: (() -> Void)?

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let texts = [NSKeyValueChangeKey.oldKey, .newKey].map { change?[$0].map { "\($0)" } ?? "-" }
        log.append("\(keyPath ?? "nil") \(texts[0]) \(texts[1])")
        action?()
    }

    static let registered: Void = SelectorTable.register {
        SelectorTable.add(Listener.self, "observeValueForKeyPath:ofObject:change:context:") { listener, message, _ in
            let message = message as! _KeyValueMessage
            listener.observeValue(
                forKeyPath: message.keyPath, of: message.object, change: message.change, context: message.context)
            return nil
        }
    }

    override init() {
        super.init()
        Listener.registered
    }
}

private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String] = []

    var all: [String] { lock.withLock { entries } }

    func add(_ entry: String) {
        lock.withLock { entries.append(entry) }
    }
}

@Suite struct KeyValueObservingTests {
    @Test func deliversWhatTheOptionsAskFor() {
        let model = Model()
        let log = Log()
        func watch(_ options: NSKeyValueObservingOptions) -> NSKeyValueObservation {
            model.observe(\.title, options: options) { _, change in
                log.add(
                    "\(options.rawValue): \(change.isPrior) \(change.oldValue ?? "-") \(change.newValue ?? "-") "
                        + "\(change.kind == .setting)")
            }
        }
        let tokens = [watch([]), watch(.new), watch(.old), watch([.initial, .new]), watch([.prior, .new, .old])]
        #expect(log.all == ["5: false - a true"])
        model.title = "b"
        #expect(
            log.all.dropFirst() == [
                "11: true a - true", "0: false - - true", "1: false - b true", "2: false a - true",
                "5: false - b true", "11: false a b true",
            ])
        withExtendedLifetime(tokens) {}
    }

    @Test func findsPropertiesFromSubclassesAndThroughVariables() {
        let model = SubModel()
        let log = Log()
        func watch<T: NSObject, V>(_ object: T, _ path: KeyPath<T, V>) -> NSKeyValueObservation {
            object.observe(path, options: .new) { _, change in log.add("\(change.newValue!)") }
        }
        let tokens = [watch(model, \.title), watch(model as Model, \.sealed), watch(model, \SubModel.sealed)]
        model.title = "b"
        model.sealed = 7
        #expect(log.all == ["b", "7", "7"])
        withExtendedLifetime(tokens) {}
    }

    @Test func tellsNilFromNoValue() {
        let model = Model()
        let log = Log()
        let token = model.observe(\.note, options: .new) { _, change in
            log.add("\(String(describing: change.oldValue)) \(String(describing: change.newValue))")
        }
        model.note = "x"
        model.note = nil
        #expect(log.all == ["nil Optional(Optional(\"x\"))", "nil Optional(nil)"])
        withExtendedLifetime(token) {}
    }

    @Test func endsWithItsToken() {
        let log = Log()
        var model: Model? = Model()
        weak let gone = model
        weak var held: NSObject?
        var token: NSKeyValueObservation?
        do {
            let object = NSObject()
            held = object
            token = model!.observe(\.title) { _, _ in log.add("\(type(of: object))") }
        }
        model!.title = "b"
        #expect(held != nil)
        token = nil
        #expect(held == nil)
        model!.title = "c"
        #expect(log.all.count == 1)

        token = model!.observe(\.title) { _, _ in log.add("second") }
        token!.invalidate()
        token!.invalidate()
        model!.title = "d"
        #expect(log.all.count == 1)

        token = model!.observe(\.title) { _, _ in log.add("third") }
        model = nil
        #expect(gone == nil)
        token = nil
    }

    @Test func followsPathsAndWhatAValueIsComputedFrom() {
        let model = Model()
        let log = Log()
        let tokens = [
            model.observe(\.child?.title, options: [.old, .new]) { _, change in
                log.add("path \(change.oldValue! ?? "nil") \(change.newValue! ?? "nil")")
            },
            model.observe(\.summary, options: [.old, .new]) { _, change in
                log.add("summary \(change.oldValue!) \(change.newValue!)")
            },
        ]
        let child = Model()
        model.child = child
        child.title = "b"
        child.child = Model()
        model.child = nil
        child.title = "unheard"
        model.note = "!"
        model.title = "c"
        #expect(
            log.all == ["path nil a", "path a b", "path b nil", "summary a a!", "summary a! c!"])
        withExtendedLifetime(tokens) {}
    }

    @Test func mayEndWhileItIsTold() {
        let model = Model()
        let log = Log()
        final class Tokens: @unchecked Sendable { var all: [NSKeyValueObservation] = [] }
        let tokens = Tokens()
        for number in 0..<4 {
            tokens.all.append(
                model.observe(\.title) { _, _ in
                    log.add("\(number)")
                    if number == 1 { tokens.all[2].invalidate() }
                    if number == 3 { tokens.all[3].invalidate() }
                })
        }
        model.title = "b"
        model.title = "c"
        #expect(log.all == ["0", "1", "3", "0", "1"])
        tokens.all = []
    }

    @Test func tellsOfChangesMadeByAnObserver() {
        let model = Model()
        let log = Log()
        let token = model.observe(\.title, options: [.old, .new]) { model, change in
            log.add("\(change.oldValue!) \(change.newValue!)")
            if model.title == "b" { model.title = "c" }
        }
        model.title = "b"
        #expect(log.all == ["a b", "b c"])
        withExtendedLifetime(token) {}
    }

    @Test func tellsByName() {
        let model = Model()
        let listener = Listener()
        model.addObserver(listener, forKeyPath: "title", options: [.old, .new], context: nil)
        model.addObserver(listener, forKeyPath: "child.note", options: [.old, .new, .initial], context: nil)
        model.title = "b"
        model.child = Model()
        model.child?.note = "n"
        #expect(
            listener.log == [
                "child.note - <null>", "title a b", "child.note <null> <null>", "child.note <null> n",
            ])
        model.removeObserver(listener, forKeyPath: "child.note")
        listener.action = { model.removeObserver(listener, forKeyPath: "title") }
        model.title = "c"
        model.title = "d"
        model.child?.note = "o"
        #expect(listener.log.dropFirst(4) == ["title b c"])
    }

    @Test func contextsTellObserversApart() {
        let model = Model()
        let listener = Listener()
        let contexts = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
        defer { contexts.deallocate() }
        model.addObserver(listener, forKeyPath: "title", options: .new, context: contexts)
        model.addObserver(listener, forKeyPath: "title", options: .old, context: contexts + 1)
        model.title = "b"
        model.removeObserver(listener, forKeyPath: "title", context: contexts)
        model.title = "c"
        #expect(listener.log == ["title - b", "title a -", "title b -"])
        model.removeObserver(listener, forKeyPath: "title", context: contexts + 1)
    }

    @Test func anObserverThatIsGoneNeedsNoRemoval() {
        let model = Model()
        var listener: Listener? = Listener()
        weak let gone = listener
        model.addObserver(listener!, forKeyPath: "title", options: [], context: nil)
        listener = nil
        #expect(gone == nil)
        model.title = "b"
    }

    @Test func tellsOfWhatIsToldByHand() {
        let model = Model()
        let log = Log()
        let tokens = [
            model.observe(\.items, options: [.old, .new]) { _, change in
                log.add(
                    "\(change.kind.rawValue) \(change.oldValue ?? []) \(change.newValue ?? []) "
                        + "\(change.indexes.map(Array.init) ?? [])")
            },
            model.observe(\.silent, options: .new) { _, change in log.add("silent \(change.newValue!)") },
        ]
        model.items = [1]
        model.willChange(.insertion, valuesAt: [1, 2], forKey: "items")
        model.items += [5, 6]
        model.didChange(.insertion, valuesAt: [1, 2], forKey: "items")
        model.willChange(.removal, valuesAt: [0], for: \.items)
        model.items.removeFirst()
        model.didChange(.removal, valuesAt: [0], for: \.items)
        model.willChangeValue(for: \.silent)
        model.silent = 3
        model.didChangeValue(for: \.silent)
        model.didChangeValue(forKey: "silent")
        #expect(log.all == ["2 [] [5, 6] [1, 2]", "3 [1] [] [0]", "silent 3"])
        withExtendedLifetime(tokens) {}
    }

    @Test func tellsOfDefaults() throws {
        let defaults = try #require(UserDefaults(suiteName: "seam.tests.observing"))
        defaults.removeObject(forKey: "theme")
        let listener = Listener()
        defaults.addObserver(listener, forKeyPath: "theme", options: [.old, .new], context: nil)
        defaults.set("dark", forKey: "theme")
        defaults.set("dark", forKey: "theme")
        defaults.set(3, forKey: "size")
        defaults.set(["a", "b"], forKey: "theme")
        defaults.removeObject(forKey: "theme")
        defaults.removeObserver(listener, forKeyPath: "theme")
        defaults.set("light", forKey: "theme")
        defaults.removeObject(forKey: "theme")
        #expect(listener.log.count == 3)
        #expect(listener.log.first == "theme <null> dark")
        #expect(listener.log.last?.hasSuffix("<null>") == true)
    }

    @Test func observedDefaultsAnswerAsOthers() throws {
        let defaults = try #require(UserDefaults(suiteName: "seam.tests.observed"))
        let listener = Listener()
        defaults.addObserver(listener, forKeyPath: "size", options: [.new], context: nil)
        defaults.set(3, forKey: "size")
        #expect(defaults.object(forKey: "size") as? Double == 3)
        defaults.set(nil, forKey: "size")
        #expect(defaults.object(forKey: "size") == nil)
        #expect(listener.log.count == 2)
        defaults.removeObserver(listener, forKeyPath: "size")
    }

    @Test func isToldFromAnyThread() async {
        let model = Model()
        let log = Log()
        let token = model.observe(\.title, options: [.old, .new]) { _, change in
            if let old = change.oldValue, let new = change.newValue { log.add(old + new) }
        }
        let others = (0..<8).map { _ in Model() }
        let count = 500
        await withTaskGroup(of: Void.self) { group in
            for (number, other) in others.enumerated() {
                group.addTask {
                    for step in 0..<count {
                        let own = other.observe(\.title, options: .new) { _, _ in log.add("own") }
                        other.title = "\(step)"
                        if number.isMultiple(of: 2) { own.invalidate() }
                    }
                }
            }
        }
        #expect(log.all.count == 8 * count)
        model.title = "b"
        #expect(log.all.last == "ab")
        withExtendedLifetime(token) {}
    }
}
