import Testing

@testable import SurfaceGenerator

@Suite struct SurfaceReaderTests {
    @Test func readsClasses() throws {
        let surface = try Repository.surface(
            """
            /// A well.
            /// For colours.
            @preconcurrency @MainActor
            open class Well: Control, Coding {
                public enum Style: Int { case plain, round(radius: Double, Int) }
                public private(set) var count = 0
                open var title: String? { didSet { changed() } }
                public let name: String
                public var isOpen: Bool { false }
                var style = Well.Style.plain
                public static let shared = Well()
                open func set(_ color: Color?, animated: Bool = true, _ rest: Int...) async throws -> Bool { false }
                public override func reload() -> Void {}
            }
            """)
        let well = try #require(surface["Well"])
        #expect(well.kind == .class && well.access == .open && well.inherited == ["Control", "Coding"])
        #expect(well.attributes == ["@preconcurrency", "@MainActor"])
        #expect(well.comment.documentation == "A well.\nFor colours.")
        #expect(well.place == SourcePlace(file: "Sources/Apple/Example/Example.swift", line: 4))
        let byName = Dictionary(uniqueKeysWithValues: well.members.map { ($0.name, $0) })
        #expect(byName["count"]?.isSettable == false && byName["count"]?.type == "Int")
        #expect(byName["title"]?.isSettable == true && byName["title"]?.type == "String?")
        #expect(byName["name"]?.isSettable == false && byName["isOpen"]?.isSettable == false)
        #expect(byName["style"]?.access == .internal && byName["style"]?.type == "Well.Style")
        #expect(byName["shared"]?.isStatic == true && byName["shared"]?.type == "Well")
        let set = try #require(byName["set"])
        #expect(set.fullName == "set(_:animated:_:)" && set.isAsync && set.isThrowing && set.type == "Bool")
        #expect(set.parameters.map(\.text) == ["_ color: Color?", "animated: Bool", "_ rest: Int..."])
        #expect(set.parameters[1].defaultValue == "true")
        #expect(byName["reload"]?.isOverride == true && byName["reload"]?.type == nil)
        let style = try #require(surface["Well.Style"])
        #expect(style.kind == .enum && style.members.map(\.fullName) == ["plain", "round(radius:_:)"])
        #expect(style.members.allSatisfy { $0.access == .public })
    }

    @Test func tellsOptionalRequirements() throws {
        let surface = try Repository.surface(
            """
            public protocol WellDelegate: AnyObject {
                func well(_ well: Well, willShow row: Row)
                func well(_ well: Well, willShow section: Section)
                func wellDidOpen(_ well: Well)
                func wellDidClose(_ well: Well)
                var style: Style { get }
            }
            extension WellDelegate {
                public func well(_ well: Well, willShow row: Row) {}
                public var style: Style { .plain }
            }
            extension WellDelegate where Self: Proxy {
                public func wellDidClose(_ well: Well) {}
            }
            """)
        let requirements = try #require(surface["WellDelegate"]).requirements
        #expect(requirements.map(\.isOptional) == [true, false, false, false, true])
        #expect(requirements.allSatisfy { $0.access == .public })
    }

    @Test func readsMarksBesideDeclarations() throws {
        let surface = try Repository.surface(
            """
            class Well {
                // observable: hidden
                /// Whether it is hidden.
                // objc: foo:bar:
                // Prose that is no mark. see: nothing
                var isHidden = false

                // observable

                var other = 0
                // observable
                // key: a
                // key: b
                var alpha = 1
            }
            """)
        let members = try #require(surface["Well"]).members
        #expect(members[0].mark("observable") == "hidden" && members[0].mark("objc") == "foo:bar:")
        #expect(members[0].comment.marks.count == 2)
        #expect(members[0].comment.documentation == "Whether it is hidden.")
        #expect(members[1].mark("observable") == nil)
        #expect(members[2].mark("observable") == "" && members[2].comment.marks["key"] == ["a", "b"])
    }

    @Test func mergesExtensions() throws {
        let surface = try Repository.withModule(
            "Example",
            [
                "A.swift": "extension Well: Coding { public struct Row {}\n public func b() {} }",
                "B.swift": "public class Well { func a() {} }",
                "C.swift": "public extension Outside { func c() {} }\nextension Outside { func d() {} }",
                "D.swift": "#if DEBUG\npublic func e() {}\n#else\npublic func f() {}\n#endif",
                "Generated/E.swift": "public func made() {}",
            ]
        ) { try SurfaceReader(root: $0).read("Example") }
        let well = try #require(surface["Well"])
        #expect(well.inherited == ["Coding"] && well.members.map(\.name) == ["a", "b"])
        #expect(surface["Well.Row"]?.kind == .struct)
        #expect(surface.extended.map(\.name) == ["Outside"])
        #expect(surface.extended[0].members.map(\.access) == [.public, .internal])
        #expect(surface.globals.map(\.name) == ["e"])
    }

    @Test func findsUndocumented() throws {
        let surface = try Repository.surface(
            """
            /// Told.
            public protocol Asked { func asked() }
            public class Well: Asked {
                public func asked() {}
                /// Told.
                public func told() {}
                public override func kept() {}
                public func _hook() {}
                func hidden() {}
                public static func == (a: Well, b: Well) -> Bool { true }
            }
            """)
        let (missing, total) = UndocumentedDeclarations.find(in: surface, among: [surface])
        #expect(missing.map(\.name) == ["Asked.asked()", "Well"])
        #expect(missing.map(\.place.line) == [2, 3])
        #expect(total == 4)
    }

    @Test func refusesModulesThatAreNotThere() {
        #expect(throws: GenerationError.self) { try SurfaceReader(root: Repository.root).read("Nowhere") }
    }
}
