import Foundation
import Testing

@testable import SurfaceGenerator

@Suite struct FloorCheckTests {
    private static let plan = """
        # Floors
        ## Low
        - Base: what others stand on
        ## High
        - Top: what stands on it
        """

    private func violations(_ base: String, plan: String = plan) throws -> [FloorCheck.Violation] {
        let files = [
            "Floors.md": plan, "Base/Base.swift": base,
            "Top/Tower.swift":
                "open class Tower: Ground {}\nprivate struct Ground {}\nextension Ground { struct Roof {} }",
        ]
        var found: [FloorCheck.Violation] = []
        try Repository.withModule("Example", files) { root in
            found = try FloorCheck(root: root, folder: "Sources/Apple/Example").violations()
        }
        return found
    }

    @Test func repositoryKeepsItsFloors() throws {
        let found = try FloorCheck(root: Repository.root).violations()
        #expect(found.isEmpty, "\(found.map(\.description).joined(separator: "\n"))")
    }

    @Test(arguments: [
        "let tower = Tower()", "func f(_ view: Any) -> Bool { view is Tower }", "var tower: [Tower]?",
        "class A: Tower {}", "extension Tower {}", "let path = \\Tower.height", "open class A { var tower: Tower? }",
        "open class A { open func f() { Tower.build() } }", "open class A { open var f: Any { Tower() } }",
        "open class A { private init(tower: Tower) {} }", "public protocol P { func f(_ tower: Tower) }",
    ])
    func aTypeAboveIsFound(source: String) throws {
        let found = try violations(source)
        let place = SourcePlace(file: "Sources/Apple/Example/Base/Base.swift", line: 1)
        #expect(found == [FloorCheck.Violation(place: place, type: "Tower", room: "Top")])
    }

    @Test(arguments: [
        "// Tower", "let text = \"Tower\"", "let member = other.Tower", "enum E { case Tower }",
        "open class A { open var tower: Tower? { nil } }", "open class A { open func f(_ tower: Tower?) {} }",
        "open class A { public init(tower: Tower) {} }", "let ground = Ground()",
    ])
    func othersAreNot(source: String) throws {
        #expect(try violations(source).isEmpty)
    }

    @Test func planHasEachRoomOnce() {
        #expect(throws: GenerationError.self) { try violations("", plan: "## Low\n- Base: base") }
        #expect(throws: GenerationError.self) { try violations("", plan: Self.plan + "\n- Attic: nothing") }
        #expect(throws: GenerationError.self) { try violations("", plan: Self.plan + "\n- Base: again") }
        #expect(throws: GenerationError.self) { try violations("", plan: "- Base: base\n- Top: no floor") }
    }
}
