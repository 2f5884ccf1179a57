import Foundation
import Testing

@testable import AppBuilder

@Suite struct TranslationCacheTests {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "seam-cache-\(UUID().uuidString)")
        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ name: String, _ text: String) throws -> URL {
            let file = url.appending(path: name)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file
        }
    }

    @Test func readsOnlyWhatHasChanged() throws {
        let folder = try Folder()
        let a = try folder.write("A.swift", "class A: NSObject { @objc func tap() {} }\n")
        let b = try folder.write("B.swift", "class B: NSObject { func go() { perform(#selector(A.tap)) } }\n")
        let plain = try folder.write("Plain.swift", "struct Plain {}\n")
        let cache = TranslationCache(folder: folder.url)
        let files = [a, b, plain]
        let first = try cache.translate(files)
        #expect(first.read == files)
        #expect(first.files.map(\.compiled.lastPathComponent) == ["A.seam.swift", "B.seam.swift", "Plain.swift"])
        #expect(try cache.translate(files).read == [])

        // Another body: no file but this one depends on it.
        _ = try folder.write("A.swift", "class A: NSObject { @objc func tap() { print(1) } }\n")
        #expect(try cache.translate(files).read == [a])
        #expect(try cache.translate(files).read == [])

        // Another name in Objective-C: whoever names the method has to be read again.
        _ = try folder.write("A.swift", "class A: NSObject { @objc(knock) func tap() { print(1) } }\n")
        let last = try cache.translate(files)
        #expect(last.read.contains(b))
        let text = try String(contentsOf: last.files[1].compiled, encoding: .utf8)
        #expect(text.contains("Selector(\"knock\")"))
    }

    @Test func readsAllForAnotherTranslator() throws {
        let folder = try Folder()
        let a = try folder.write("A.swift", "class A: NSObject { @objc func tap() {} }\n")
        let b = try folder.write("B.swift", "class B { func go() { print(#selector(1 + 2)) } }\n")
        var cache = TranslationCache(folder: folder.url)
        let first = try cache.translate([a, b])
        #expect(first.hasErrors)
        #expect(try cache.translate([a, b]).read == [])
        cache.translator.time += 1
        let again = try cache.translate([a, b])
        #expect(again.read == [a, b] && again.messages == first.messages)
        #expect(try cache.translate([a, b]).read == [])
    }

    @Test func keepsTheDateOfATranslationThatStaysTheSame() throws {
        let folder = try Folder()
        let a = try folder.write("A.swift", "class A: NSObject { @objc func tap() {} }\n")
        let b = try folder.write("B.swift", "class B: NSObject { @objc func tap() {} }\n")
        let cache = TranslationCache(folder: folder.url)
        let compiled = try cache.translate([a, b]).files[1].compiled
        let date = FileStamps.date(of: compiled)
        _ = try folder.write("A.swift", "class A: NSObject { @objc func knock() {} }\n")
        #expect(try cache.translate([a, b]).read == [a, b])
        #expect(FileStamps.date(of: compiled) == date)
    }

    @Test func reportsAgainWhatItHasReportedBefore() throws {
        let folder = try Folder()
        let a = try folder.write("A.swift", "class A { func go() { print(#selector(1 + 2)) } }\n")
        let cache = TranslationCache(folder: folder.url)
        for _ in 0..<2 {
            let result = try cache.translate([a])
            #expect(result.hasErrors)
            #expect(result.messages.first?.hasPrefix("\(a.path):1:") == true)
        }
    }
}
