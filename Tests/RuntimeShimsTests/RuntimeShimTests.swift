import Foundation
import RuntimeShims
import Testing

/// Every reach finds what it reaches for with this toolchain.
@Suite struct RuntimeShimTests {
    @Test(arguments: AllShims.list.map { $0.name })
    func shimFindsWhatItReachesInto(name: String) throws {
        let shim = try #require(AllShims.list.first { $0.name == name })
        // The input method's module is loaded in a window alone; there, tests of windows type Hangul.
        let expected: ShimFinding = shim == InputMethodKeys.self ? .notLoaded : .working
        #expect(shim.look() == expected, "\(shim.name) is not found: \(shim.loss)")
    }

    @Test func shimsSayWhatTheyAre() {
        #expect(Set(AllShims.list.map { $0.name }).count == AllShims.list.count)
        for shim in AllShims.list {
            for text in [shim.name, shim.reason, shim.seenWith, shim.loss] { #expect(!text.isEmpty) }
        }
    }

    /// Every type in the module that conforms to the protocol is in the list.
    @Test func listIsComplete() throws {
        let folder = Self.root.appending(path: "Sources/RuntimeShims")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        var declared: Set<String> = []
        for name in names where name.hasSuffix(".swift") {
            let file = folder.appending(path: name)
            let text = try String(contentsOf: file, encoding: .utf8)
            if text.contains(/(?:enum|struct|class) \w+: (?:Sendable, )?RuntimeShim \{/) {
                declared.insert(file.deletingPathExtension().lastPathComponent)
            }
        }
        #expect(declared == Set(AllShims.list.map { "\($0)" }))
    }

    /// No other module reaches by itself.
    @Test func othersGoThroughShims() throws {
        let reaches = [
            /dlsym\(nil/, /\b_getSuperclass\(/, /\b_forEachField\(/, /@_silgen_name\("(?!seam)/,
            /unsafeBitCast\([^()]*, to: \(?\(.*->/, /unsafeBitCast\(.* to: \w+\.Type\.self\)/,
            #/as AnyClass, to: /#,
        ]
        let sources = Self.root.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
        for file in files where file.hasSuffix(".swift") && !file.hasPrefix("RuntimeShims/") {
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            for reach in reaches { #expect(!text.contains(reach), "\(file) reaches into the runtime itself") }
        }
    }

    /// CONTRIBUTING's table says what the code says. `SEAM_WRITE_TABLES=1` writes it anew.
    @Test func contributingListsThem() throws {
        let file = Self.root.appending(path: "CONTRIBUTING.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let block = try #require(text.firstMatch(of: /(?s)<!-- shims -->\n(.*?)<!-- end of shims -->/))
        if ProcessInfo.processInfo.environment["SEAM_WRITE_TABLES"] == "1" {
            let written = text.replacingCharacters(in: block.1.startIndex..<block.1.endIndex, with: AllShims.table)
            try written.write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(String(block.1) == AllShims.table, "SEAM_WRITE_TABLES=1 swift test --filter RuntimeShimTests")
        }
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}
