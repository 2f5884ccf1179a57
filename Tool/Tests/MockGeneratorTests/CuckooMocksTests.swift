import Testing

@testable import MockGenerator

@Suite struct CuckooMocksTests {
    private func lines(_ texts: String..., mocks: CuckooMocks = CuckooMocks()) -> [String] {
        mocks.source(of: texts).split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
    }

    @Test func mocksAProtocol() {
        let lines = lines(
            """
            import Foundation
            protocol Greeter: AnyObject {
                var name: String? { get set }
                var count: Int { get }
                @available(iOS 13, *) func greet(_ person: String, at hour: Int?) async throws -> String
                mutating func reset()
                static func shared() -> Self
                init(name: String)
            }
            """)
        #expect(
            lines.prefix(3) == [
                "import Cuckoo", "import Foundation",
                "class MockGreeter: Greeter, Cuckoo.ProtocolMock, @unchecked Sendable {",
            ])
        #expect(lines.contains("typealias MocksType = any Greeter"))
        #expect(lines.contains("var name: Cuckoo.ProtocolToBeStubbedOptionalProperty<MockGreeter, String> {"))
        #expect(lines.contains("var count: Cuckoo.VerifyReadOnlyProperty<Int> {"))
        #expect(lines.contains("func greet(_ p0: String, at p1: Int?) async throws -> String {"))
        #expect(lines.contains("return try await cuckoo_manager.callThrows("))
        #expect(lines.contains("errorType: (any Swift.Error).self,"))
        #expect(lines.contains("defaultCall: await __defaultImplStub!.greet(p0, at: p1)"))
        #expect(lines.contains("func reset() {"))
        #expect(lines.contains("required init(name p0: String) {}"))
        #expect(!lines.contains { $0.contains("shared") })
        #expect(
            lines.contains(
                "func greet<M1: Cuckoo.Matchable, M2: Cuckoo.OptionalMatchable>(_ p0: M1, at p1: M2) -> "
                    + "Cuckoo.ProtocolStubThrowingFunction<(String, Int?), String, (any Swift.Error)> "
                    + "where M1.MatchedType == String, M2.OptionalMatchedType == Int {"))
        #expect(
            lines.contains(
                "let matchers: [Cuckoo.ParameterMatcher<(String, Int?)>] = [wrap(matchable: p0) { $0.0 }, wrap(matchable: p1) { $0.1 }]"
            ))
        #expect(lines.contains("class GreeterStub: Greeter, @unchecked Sendable {"))
    }

    @Test func mocksWhatASubclassMayOverride() {
        let lines = lines(
            """
            open class Store<Key: Hashable> {
                let constant = 1
                public private(set) var size = 0
                var names = ["a"]
                lazy var made = Date(timeIntervalSince1970: 0)
                var unknown = helper()
                @Published var wrapped = 1
                final var last = 1
                private var hidden = 1
                static var shared = 1
                public func each(_ body: (Key) throws -> Void, done: @escaping () -> Void) rethrows {}
                func list(_ keys: Key...) -> Int! { 1 }
                final func end() {}
                static func == (a: Store, b: Store) -> Bool { true }
                init(a: Int) {}
            }
            final class Closed {}
            private class Secret {}
            """)
        #expect(
            lines.contains("public class MockStore<Key: Hashable>: Store<Key>, Cuckoo.ClassMock, @unchecked Sendable {")
        )
        let overrides = lines.filter { $0.contains("override ") }
        #expect(
            Set(overrides) == [
                "public override var size: Int {", "override var names: [String] {", "override var made: Date {",
                "public override func each(_ p0: (Key) throws -> Void, done p1: @escaping () -> Void) rethrows {",
                "override func list(_ p0: Key...) -> Int! {",
            ])
        #expect(lines.contains("var size: Cuckoo.ClassToBeStubbedReadOnlyProperty<MockStore<Key>, Int> {"))
        // A closure that must not be kept is lent while the method runs.
        #expect(
            lines.contains("return try withoutActuallyEscaping(p0, do: { (p0: @escaping (Key) throws -> Void) in"))
        #expect(lines.contains("superclassCall: super.each(p0, done: p1),"))
        #expect(lines.contains { $0.hasPrefix("escapingParameters: ({ _ in fatalError(") && $0.hasSuffix("}, p1),") })
        #expect(
            lines.contains { $0.contains("-> Cuckoo.ClassStubFunction<([Key]), Int?> where M1.MatchedType == [Key]") })
        #expect(!lines.contains { $0.contains("Closed") || $0.contains("Secret") || $0.contains("init(a") })
    }

    @Test func mocksWhatIsInherited() {
        let base = """
            class Base { func go() {}; func stop() {}; let id = 1; final func end() {} }
            protocol Named: NSObjectProtocol { func title() -> String; var id: Int { get }; func end() }
            extension Named { func title() -> String { "" } }
            """
        let own = """
            class Car: Base, Named { override func stop() {} }
            protocol Labelled: Named { func label() }
            """
        var found = lines(base, own)
        let car = Array(found.drop { !$0.hasPrefix("class MockCar:") }.prefix { !$0.hasPrefix("class CarStub") })
        #expect(car.filter { $0.contains("override func") } == ["override func stop() {", "override func go() {"])
        #expect(car.contains("func title() -> String {"))
        #expect(!car.contains { $0.contains("id:") || $0.contains("end()") })
        #expect(found.contains("class MockLabelled: NSObject, Labelled, Cuckoo.ProtocolMock, @unchecked Sendable {"))
        var mocks = CuckooMocks()
        mocks.hasInheritance = false
        mocks.isOfProtocolsOnly = true
        mocks.excluded = ["Named"]
        mocks.testableImports = ["App"]
        found = lines(base, own, mocks: mocks)
        #expect(
            found.filter { $0.hasPrefix("class Mock") } == [
                "class MockLabelled: Labelled, Cuckoo.ProtocolMock, @unchecked Sendable {"
            ])
        #expect(found.contains("@testable import App") && !found.contains { $0.contains("title") })
    }

    @Test func opensWhatHasAssociatedTypes() {
        let lines = lines(
            "protocol Cache { associatedtype Key: Hashable\nassociatedtype Value\nfunc get(_ key: Key) -> Value? }")
        #expect(
            lines.contains("class MockCache<Key: Hashable, Value>: Cache, Cuckoo.ProtocolMock, @unchecked Sendable {"))
        #expect(lines.contains("func opened<__Stub: Cache>(_ stub: __Stub) -> Value? {"))
        #expect(lines.contains("return ((stub.get((p0 as Any) as! __Stub.Key) as __Stub.Value?) as Any) as! Value?"))
    }

    @Test func mocksNestedTypesWhereTheyAre() {
        let lines = lines(
            "extension Outer { enum Inner { class Deep {} }\nprivate struct Hidden { class Deeper {} } }\nfileprivate extension Outer { class Secret {} }"
        )
        #expect(lines.filter { $0.hasPrefix("extension") } == ["extension Outer.Inner {"])
        #expect(lines.contains("class MockDeep: Deep, Cuckoo.ClassMock, @unchecked Sendable {"))
    }

    @Test func knowsVersionsWithoutTypesOfErrors() {
        var mocks = CuckooMocks()
        mocks.hasTypedErrors = false
        let lines = lines("protocol P { func f() throws }", mocks: mocks)
        #expect(!lines.contains { $0.hasPrefix("errorType") })
        #expect(lines.contains("func f() -> Cuckoo.ProtocolStubNoReturnThrowingFunction<()> {"))
    }
}
