import Foundation
import Testing

@testable import SurfaceGenerator

/// The tables made from the repository's own declarations.
@Suite struct FrameworkMethodTests {
    private static let modules = Result { try FrameworkMethodGenerator.modules(Surfaces(root: Repository.root)) }

    @Test func hasEveryOptionalMethod() throws {
        let modules = try Self.modules.get()
        let methods = FrameworkMethodGenerator.protocolMethods(modules)
        let optional = Set(methods.filter { $0.kind != .required }.map { $0.type + "." + $0.name })
        for name in [
            "UISplitViewControllerDelegate.splitViewControllerDidCollapse(_:)",
            "UITableViewDelegate.tableView(_:heightForRowAt:)", "UIScrollViewDelegate.scrollViewDidScroll(_:)",
            "CALayerDelegate.display(_:)", "URLSessionDelegate.urlSession(_:didBecomeInvalidWithError:)",
        ] {
            #expect(optional.contains(name), "\(name)")
        }
        #expect(!optional.contains("UITableViewDataSource.tableView(_:cellForRowAt:)"))
    }

    /// Each selector that a framework asks a delegate for, or waits for, must be one that the translator registers:
    /// another would never come.
    @Test(arguments: [
        "Sources/Apple/UIKit", "Sources/Apple/QuartzCore", "Sources/Rx/RxCocoa", "Sources/CombineCocoa",
    ]) func knowsWhatFrameworksAskFor(folder: String) throws {
        let modules = try Self.modules.get()
        let selectors = Set(FrameworkMethodGenerator.protocolMethods(modules).map(\.selector))
            .union(FrameworkMethodGenerator.classMethods(modules).map(\.selector))
        for file in SurfaceReader(root: Repository.root).swiftFiles(below: folder) {
            let text = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
            for match in text.matches(of: /"([a-z][A-Za-z]*:(?:[A-Za-z]+:)*)"/) {
                #expect(selectors.contains(String(match.1)), "\(file): \(match.1)")
            }
        }
    }

    @Test func marksNameMethodsOfTheSameNumberOfParameters() throws {
        for module in try Self.modules.get() {
            for type in module.types + module.extended {
                for member in type.members + type.requirements {
                    guard let name = member.mark("objc"), !name.isEmpty else { continue }
                    let parts = name.filter { $0 == ":" }.count
                    #expect(parts == member.parameters.count, "\(member.place): \(name)")
                }
            }
        }
    }
}
