import Foundation
import Testing

@testable import AppBuilder

/// Where classes are declared, as leaks name their lines.
struct ClassListTests {
    private func classes(_ text: String) -> [String] {
        ClassList.classes(in: text).map { "\($0.name):\($0.line)" }
    }

    @Test(arguments: [
        ("class A {}", ["A:1"]), ("public final class List<Row>: Base {", ["List:1"]), ("actor Store {}", ["Store:1"]),
        ("\n\n\tprivate class Inner{", ["Inner:3"]), ("@MainActor @objc class A {}", ["A:1"]),
        ("@objc(SBList) class A {}", ["A:1"]), ("@available(iOS 15.0, *) final class A {}", ["A:1"]),
        ("@objc(A)class A {}", ["A:1"]), ("distributed actor Peer {}", ["Peer:1"]), ("class 목록: 화면 {}", ["목록:1"]),
        ("class A {}\r\nclass B {}\r\n", ["A:1", "B:2"]),
        ("enum Screens {\n    final class A {}\n    class B {}\n}", ["A:2", "B:3"]),
    ]) func findsDeclarations(_ text: String, _ wanted: [String]) {
        #expect(classes(text) == wanted)
    }

    @Test(arguments: [
        "class func make() {}", "    override class var shared: A { a }", "// class A {}", " * class A {}",
        "protocol A: class {}", "let text = \"class A\"", "the class of A", "class", "class ", "", "struct A {}",
        "class subscript(index: Int) -> Int { 1 }", "static let a = f(class: 1)",
    ]) func leavesWhatIsNone(_ text: String) {
        #expect(classes(text) == [])
    }

    @Test func readsFoldersButNotLibraries() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "classes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in [
            ("App/List.swift", "import UIKit\nclass List {}"), ("App/notes.txt", "class Note {}"),
            ("Pods/Lib.swift", "class Lib {}"), ("Carthage/Lib.swift", "class Lib {}"),
            (".hidden/A.swift", "class A {}"),
        ] {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let lines = ClassList([folder]).text.split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("List\t") == true && lines.first?.hasSuffix("App/List.swift\t2") == true)
        #expect(ClassList([folder.appending(path: "nowhere")]).text == "")
    }
}
