import Foundation
import Testing

@testable import SurfaceGenerator

/// What single generators make of declarations.
@Suite struct GeneratorTests {
    @Test func entersObservableProperties() throws {
        let surface = try Repository.surface(
            """
            open class Well {
                // observable
                open var isHidden = false
                // observable: colour
                /// Told.
                open var color: Color?
                open var other = 1
                // observable
                open var issue = 1
            }
            """)
        #expect(
            ObservableKeyGenerator.entries(in: surface) == [
                #"KeyValueTable.add(Well.self, "hidden") { \Well.isHidden }"#,
                #"KeyValueTable.add(Well.self, "colour") { \Well.color }"#,
                #"KeyValueTable.add(Well.self, "issue") { \Well.issue }"#,
            ])
    }

    @Test func listsTheMembersOfAnyObject() throws {
        let surface = try Repository.surface(
            """
            public struct Members {
                let object: AnyObject
                public var tag: Int! { nil }
                public func location(in view: View?) -> Point {}
                public func location(of view: View) -> Point {}
                public static func == (left: Self, right: Self) -> Bool { true }
                private func having() {}
            }
            """)
        #expect(AnyObjectMemberGenerator.names(of: try #require(surface["Members"]).members) == ["location", "tag"])
    }

    private func files(
        of generator: some FileGenerator, _ sources: [String: String]
    ) throws -> [String: String] {
        let root = FileManager.default.temporaryDirectory.appending(path: "surface-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in sources {
            let place = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: place, atomically: true, encoding: .utf8)
        }
        let files = try generator.files(from: Surfaces(root: root))
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.contents) })
    }

    private let delegates = """
        @preconcurrency @MainActor
        public protocol WellDelegate: AnyObject {
            func wellDidOpen(_ well: UIWell)
            func well(_ well: UIWell, shouldShow row: UIRow?) -> Bool
            func numberOfRows(in well: UIWell) -> Int
        }
        extension WellDelegate {
            public func wellDidOpen(_ well: UIWell) {}
            public func well(_ well: UIWell, shouldShow row: UIRow?) -> Bool { true }
        }
        @preconcurrency @MainActor
        public protocol DeepWellDelegate: WellDelegate { func wellDidClose(_ well: UIWell) }
        extension DeepWellDelegate { public func wellDidClose(_ well: UIWell) {} }
        """

    @Test func passesOnWhatDelegatesHear() throws {
        let made = try files(
            of: RxProxyGenerator(),
            [
                "Sources/Apple/UIKit/A.swift": delegates,
                "Sources/Rx/RxCocoa/B.swift": """
                // forwards: WellDelegate in DelegateProxy<UIWell, any WellDelegate>
                /// The proxy.
                open class RxWellProxy: _ForwardingRxWellProxy {}
                // forwards: DeepWellDelegate in RxWellProxy
                open class RxDeepWellProxy: _ForwardingRxDeepWellProxy {}
                """,
            ])
        let upper = try #require(made["Sources/Rx/RxCocoa/Generated/_ForwardingRxWellProxy.swift"])
        #expect(
            upper.contains(
                "open class _ForwardingRxWellProxy: DelegateProxy<UIWell, any WellDelegate>, WellDelegate {"))
        #expect(upper.contains(#"note("wellDidOpen:", [well]) { target.wellDidOpen(well) }"#))
        #expect(
            upper.contains(
                #"note("well:shouldShowRow:", [well, row as Any]) { target.well(well, shouldShow: row) }"#))
        // What is not optional has to be in the object that stands for nobody.
        #expect(upper.contains("        func numberOfRows(in well: UIWell) -> Int { 0 }"))
        #expect(!upper.contains("        func wellDidOpen"))
        let lower = try #require(made["Sources/Rx/RxCocoa/Generated/_ForwardingRxDeepWellProxy.swift"])
        #expect(lower.contains("open func wellDidClose"))
        #expect(!lower.contains("open func wellDidOpen"))
        #expect(lower.contains("forwardToDelegate() as? any DeepWellDelegate ?? Absent.shared"))
    }

    @Test func refusesMarksOfAnotherForm() {
        #expect(throws: GenerationError.self) {
            try files(
                of: RxProxyGenerator(),
                [
                    "Sources/Apple/UIKit/A.swift": delegates,
                    "Sources/Rx/RxCocoa/B.swift": "// forwards: WellDelegate\nopen class P {}",
                ])
        }
    }

    @Test func tellsOfWhatReturnsNothing() throws {
        let made = try files(
            of: CombineProxyGenerator(),
            ["Sources/Apple/UIKit/A.swift": delegates, "Sources/CombineCocoa/B.swift": "public class A {}"])
        let text = try #require(made.values.first)
        #expect(text.contains("extension WellDelegate where Self: DelegateProxy {"))
        #expect(text.contains(#"intercepted("wellDidOpen:", [well])"#))
        #expect(!text.contains("shouldShow"))
    }

    @Test func listsTypesMembersAndWhatHasNoEffect() throws {
        let made = try files(
            of: DocumentationGenerator(),
            [
                "Sources/Apple/UIKit/Wells/A.swift": """
                open class UIWell: UIView {
                    /// How deep it is. Has no effect: wells
                    /// are not dug.
                    open var depth = 1
                    /// Opens it.
                    ///
                    /// - Parameter now: Has no effect.
                    open func open(now: Bool) {}
                    open override func layout() {}
                    func inner() {}
                    public func _hook() {}
                }
                class Hidden {}
                """,
                "Sources/Apple/UIKit/Generated/B.swift": "extension UIWell { public func made() {} }",
            ])
        let types = try #require(made["Documentation/Types.md"])
        #expect(types.contains("| Wells | `UIWell` |"))
        #expect(!types.contains("Hidden"))
        let members = try #require(made["Documentation/Members/UIKit.md"])
        #expect(members.contains("`class UIWell: UIView`\n\n- `depth`\n- `made()`\n- `open(now:)`\n"))
        let without = try #require(made["Documentation/NoEffect.md"])
        #expect(without.contains("| UIKit | `UIWell.depth` | wells are not dug |"))
        #expect(!without.contains("open(now:)"))
    }
}
