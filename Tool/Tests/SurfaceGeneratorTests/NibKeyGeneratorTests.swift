import Testing

@testable import SurfaceGenerator

@Suite struct NibKeyGeneratorTests {
    private func lines(_ source: String, of type: String) throws -> [String] {
        var found: [String] = []
        try Repository.withModule("Example", ["A.swift": source]) { root in
            let keys = NibKeyReader(modules: [try Surfaces(root: root).module("Example")])
            found = keys.families(of: ["View"]).first { $0.name == type }.map(keys.lines) ?? []
        }
        return found
    }

    @Test func keysAreThePropertiesThatANibCanSet() throws {
        let lines = try lines(
            """
            public protocol ViewDelegate: AnyObject {}
            public enum Mode: Int { case a, b }
            open class View: NSObject {
                open var count: Int = 0
                open var isHidden: Bool = false
                open var title: String?
                open var mode: Mode = .a
                open weak var delegate: (any ViewDelegate)?
                public let constant: Int = 0
                public private(set) var state: Int = 0
                var internalCount: Int = 0
                open var handler: (() -> Void)?
                // nib: ignored
                open var ink: CGColor?
                // nib: none
                open var secret: Int = 0
            }
            """, of: "View")
        #expect(
            lines == [
                "table.set(type, \"count\") { $0.count = try $1.integer() }",
                "table.get(type, \"delegate\") { $0.delegate as AnyObject? }",
                "table.set(type, \"delegate\") { $0.delegate = try $1.valueOrNil() }",
                "table.set(type, \"hidden\") { $0.isHidden = try $1.bool() }", "table.ignore(\"ink\")",
                "table.set(type, \"isHidden\") { $0.isHidden = try $1.bool() }",
                "table.set(type, \"mode\") { $0.mode = try $1.rawInteger() }",
                "table.set(type, \"title\") { $0.title = try $1.stringOrNil() }",
            ])
    }

    @Test func onlyTheClassThatMakesAPropertySettableHasItsKey() throws {
        let source = """
            open class View: NSObject {
                open var input: View? { nil }
                open var size: Double = 0
            }
            open class Field: View {
                open override var input: View? { get { nil } set {} }
                open override var size: Double { get { 0 } set {} }
            }
            """
        #expect(
            try lines(source, of: "Field") == [
                "table.get(type, \"input\") { $0.input as AnyObject? }",
                "table.set(type, \"input\") { $0.input = try $1.valueOrNil() }",
            ])
    }

    @Test func aProtocolForTheClassAloneGivesItKeys() throws {
        let source = """
            public protocol Delegate: AnyObject {}
            public protocol _Delegating: View {}
            extension _Delegating { public var delegate: (any Delegate)? { get { nil } set {} } }
            open class View: NSObject, _Delegating {}
            """
        #expect(try lines(source, of: "View").count == 2)
    }
}
