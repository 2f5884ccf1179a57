import Testing

@testable import SourceTranslator

/// The author's lines of a class's body, translated, with single spaces.
private func lines(_ members: String, others: String = "", head: String = "class A: NSObject") -> [String] {
    let files = ["\(head) {\n\(members)\n}", others]
    let index = ModuleIndex(files.map(Translator.index))
    let source = Translator.translate(files[0], path: "/app/A.swift", index: index).source ?? files[0]
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let start = lines.firstIndex(where: { $0.hasPrefix("#sourceLocation(file") }) { lines.removeFirst(start + 1) }
    if let end = lines.firstIndex(of: "#sourceLocation()") { lines.removeLast(lines.count - end) }
    return lines.dropFirst().dropLast().map { $0.split(separator: " ").joined(separator: " ") }
}

/// What is registered for the class.
private func entries(_ members: String, head: String = "class A: NSObject") -> String {
    let source = "\(head) {\n\(members)\n}"
    let text =
        Translator.translate(source, path: "/app/A.swift", index: ModuleIndex([Translator.index(source)])).source ?? ""
    return text.firstRange(of: "\n#sourceLocation()\n").map { String(text[$0.upperBound...]) } ?? ""
}

@Suite struct KeyValueObservingTests {
    private static let will = #"_willChangeValue(self, "x")"#
    private static let did = #"_didChangeValue(self, "x")"#
    private static let both = "{ willSet { \(will) } didSet { \(did) } }"

    @Test(arguments: [
        ("@objc dynamic var x = 1", "var x = 1 \(both)"),
        ("@objc dynamic var x: Int? // note", "var x: Int? \(both) // note"),
        ("@objc public private(set) dynamic weak var x: A?", "public private(set) weak var x: A? \(both)"),
        ("@objc dynamic lazy var x: Int = { 1 }()", "lazy var x: Int = { 1 }() \(both)"),
        ("@objc dynamic var x = a.map { $0 }", "var x = a.map { $0 } \(both)"),
        (
            "@objc dynamic var x = 1 { didSet { f() } }",
            "var x = 1 { willSet { \(will) } didSet { defer { \(did) }; f() } }"
        ),
        ("@objc dynamic var x = 1 { didSet {} }", "var x = 1 { willSet { \(will) } didSet { \(did) } }"),
        (
            "@objc dynamic var x = 1 { willSet(n) { f(n) } }",
            "var x = 1 { didSet { \(did) } willSet(n) { \(will); f(n) } }"
        ),
        (
            "@objc dynamic var x: Int { get { y } set { y = newValue } }",
            "var x: Int { get { y } set { \(will); defer { \(did) }; y = newValue } }"
        ),
        ("@objc dynamic var x: Int { y }", "var x: Int { y }"),
        ("@objc dynamic let x = 1", "let x = 1"),
        ("@objc var x = 1", "var x = 1"),
        ("dynamic var x = 1", "var x = 1"),
        (
            "@objc(y) dynamic var x = 1",
            #"var x = 1 { willSet { _willChangeValue(self, "y") } didSet { _didChangeValue(self, "y") } }"#
        ),
        ("func f() { let x = 1 }", "func f() { let x = 1 }"),
    ]) func tellsOfChanges(written: String, expected: String) {
        #expect(lines(written) == [expected])
    }

    @Test func keepsLines() {
        let result = lines(
            "@objc\ndynamic var x: [Int] = [\n1,\n2,\n] {\nwillSet {\nf()\n}\n}\nfunc after() {}")
        #expect(result.count == 10)
        #expect(result[4] == "] { didSet { \(Self.did) }")
        #expect(result[5] == "willSet { \(Self.will);")
        #expect(result[9] == "func after() {}")
    }

    @Test func separatesVariables() {
        #expect(
            lines("@objc private dynamic var x, y: Int") == [
                "private var x: Int \(Self.both); private var y: Int "
                    + Self.both.replacing("\"x\"", with: "\"y\"")
            ])
    }

    @Test func observesMembersThatAreExposed() {
        let head = "@objcMembers class A: NSObject"
        #expect(lines("dynamic var x = 1", head: head) == ["var x = 1 \(Self.both)"])
        #expect(lines("private dynamic var x = 1", head: head) == ["private var x = 1"])
        #expect(entries("var x = 1", head: head).contains(#"KeyValueTable.add(A.self, "x", notifies: false) { \A.x }"#))
        #expect(entries("@objc dynamic var x = 1").contains(#"KeyValueTable.add(A.self, "x") { \A.x }"#))
        #expect(!entries("@IBOutlet var x: UIView!").contains("KeyValueTable"))
    }

    @Test(arguments: [
        ("override var x: Int { didSet { f() } }", "override var x: Int { didSet { f() } }"),
        (
            "override var x: Int { get { 1 } set { super.x = newValue } }",
            "override var x: Int { get { 1 } set { super.x = newValue } }"
        ),
        (
            "override var x: Int { get { 1 } set { f() } }",
            "override var x: Int { get { 1 } set { \(will); defer { \(did) }; f() } }"
        ),
        ("override var z: Int { get { 1 } set { f() } }", "override var z: Int { get { 1 } set { f() } }"),
    ]) func leavesOverridesToWhatTheyOverride(written: String, expected: String) {
        let base = "class Base: NSObject { @objc dynamic var x = 1; var z = 1 }"
        #expect(lines(written, others: base, head: "class A: Base") == [expected])
    }

    @Test func findsMethods() {
        let method = "override func observeValue(forKeyPath k: String?, of o: Any?, change c: Any?, context x: Any?) {}"
        #expect(lines(method) == [String(method.dropFirst(9))])
        #expect(entries(method).contains("observeValueForKeyPath:ofObject:change:context:"))
        // One of the module's own is overridden as ever.
        let base = "class Base: NSObject { \(method) }"
        #expect(lines(method, others: base, head: "class A: Base") == [method])
        let rule = "override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }"
        #expect(lines(rule) == [String(rule.dropFirst(9))])
        #expect(entries(rule).contains(#"(A.self, "automaticallyNotifiesObserversForKey:") { t, k in t."#))
        #expect(
            entries("@objc class func keyPathsForValuesAffectingX() -> Set<String> { [] }").contains(
                #"(A.self, "keyPathsForValuesAffectingX") { t, _ in t.keyPathsForValuesAffectingX() }"#))
    }

    @Test func importsWhatFoundationLacks() {
        let source = "import Foundation\nvar token: NSKeyValueObservation?"
        let result = Translator.translate(source, path: "/app/A.swift", index: ModuleIndex())
        #expect(result.source?.hasPrefix("import ObjectiveC\n") == true)
    }
}
