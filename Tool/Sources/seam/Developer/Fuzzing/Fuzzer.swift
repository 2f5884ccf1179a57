import AppBuilder
import Documents
import Foundation
import LayerCheck
import SourceTranslator
import XcodeProject

#if canImport(Glibc)
    import Glibc
#endif

/// Feeds damaged input to what reads input, to find what crashes or hangs it.
///
/// Each run is repeatable: input number `n` of a kind is the same every time.
struct Fuzzer {
    enum Kind: String, CaseIterable {
        case translator, check, flow, plist, storyboard, catalog, strings, project
    }

    /// How many damaged inputs a reader gets if nobody says.
    static let usualCount = 5000

    /// Of processor time: longer than any input takes, by far.
    private static let secondsPerInput = 30

    let kind: Kind

    /// A generator that needs no state beyond a number (SplitMix64, with its author's constants).
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    /// Reads the inputs `numbers`, noting each in `journal` first.
    func work(_ numbers: Range<Int>, journal: String) throws(BuildError) {
        let descriptor = open(journal, O_WRONLY | O_CREAT, 0o644)
        guard descriptor >= 0 else { throw BuildError(.usage, "seam: \(journal) cannot be written") }
        defer { close(descriptor) }
        for number in numbers {
            var mark = Int64(number)
            pwrite(descriptor, &mark, 8, 0)
            Self.setLimit(seconds: Self.secondsPerInput)
            read(input(number))
        }
        Self.setLimit(seconds: 0)
    }

    /// Ends the process by SIGPROF when it has used that much more processor time; 0 for never.
    private static func setLimit(seconds: Int) {
        var timer = itimerval()
        timer.it_value.tv_sec = seconds
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    }

    private func read(_ bytes: [UInt8]) {
        switch kind {
        case .translator:
            let text = String(decoding: bytes, as: UTF8.self)
            let index = ModuleIndex([Translator.index(text)])
            _ = Translator.translate(text, path: "/fuzz/File.swift", index: index)
        case .check:
            guard NestingGuard.line(in: bytes) == nil else { return }
            let text = String(decoding: bytes, as: UTF8.self)
            let checker = LayerChecker(text: text)
            let findings = checker.findings()
            _ = (ReportFormat.text.report(findings, root: checker.root), checker.explanation(of: "ListViewModel"))
            let mended = String(decoding: Fixer.mended(Array(text.utf8), by: findings).0, as: UTF8.self)
            precondition(Fixer.parses(mended) || !Fixer.parses(text), "a mend broke the syntax")
        case .flow:
            let text = String(decoding: bytes, as: UTF8.self)
            _ = try? FlowReader.read(text: text, in: URL(fileURLWithPath: "/nowhere"))
        case .storyboard:
            guard let document = try? InterfaceDocument(bytes: bytes, file: "fuzz") else { return }
            for scene in document.scenes {
                guard let element = try? scene.element() else { continue }
                var report = InterfaceReport()
                report.add(unknownOf: element, file: "fuzz")
                _ = try? scene.element(id: "a")
            }
            for object in document.objects { object.markAllKnown() }
        case .catalog:
            _ = SVGDocument(Data(bytes))
            for kind in AssetSet.Kind.allCases {
                let set = try? AssetSet(contents: Data(bytes), kind: kind, folder: URL(fileURLWithPath: "/nowhere"))
                _ = set?.entries(for: AssetTraits(languages: ["ko"]))
            }
        case .strings:
            _ = StringsFile.read(Data(bytes))
            _ = StringCatalog(Data(bytes))?.texts(in: "ko")
        case .project:
            let url = URL(fileURLWithPath: "/nowhere/P.xcodeproj")
            guard let project = try? XcodeProject(bytes, url: url) else { return }
            for target in project.targets {
                _ = (target.moduleName, target.productName, target.isForPhone, target.settings.words("FLAGS"))
            }
        case .plist:
            _ = try? PropertyListReader.read(Data(bytes))
        }
    }

    // MARK: Input

    /// The input of that number.
    func input(_ number: Int) -> [UInt8] {
        var generator = Generator(state: UInt64(number) &* 0x2545_F491_4F6C_DD1D &+ 1)
        let seeds = FuzzSeeds.texts(of: kind)
        var bytes = Array(seeds[number % seeds.count].utf8)
        let words = FuzzSeeds.words(of: kind)
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            let length = min(Int.random(in: 1...24, using: &generator), bytes.count - place)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: bytes.removeSubrange(place..<(place + length))
            case 1: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
            case 3: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
            case 4: bytes.removeSubrange(place...)
            case 5:
                let other = Array(seeds[Int.random(in: 0..<seeds.count, using: &generator)].utf8)
                let start = Int.random(in: 0..<other.count, using: &generator)
                bytes.insert(contentsOf: other[start..<min(other.count, start + 80)], at: place)
            case 6:
                let word = words[Int.random(in: 0..<words.count, using: &generator)]
                let count = Int.random(in: 0..<20, using: &generator) == 0 ? 300 : 1
                bytes.insert(contentsOf: Array(String(repeating: word, count: count).utf8), at: place)
            default:
                let word = words[Int.random(in: 0..<words.count, using: &generator)]
                bytes.replaceSubrange(place..<(place + length), with: Array(word.utf8))
            }
        }
        return bytes
    }

    // MARK: Supervision

    /// Reads `count` inputs in a process of its own. Returns what went wrong, if anything did.
    func supervise(count: Int) throws(BuildError) -> String? {
        let folder = FileManager.default.temporaryDirectory
        let journal = folder.appending(path: "seam-fuzz-\(kind.rawValue)-\(getpid())").path
        defer { unlink(journal) }
        let result = try Subprocess.output(
            of: "/proc/self/exe",
            [
                FuzzCommand.name, kind.rawValue, FuzzCommand.count.name, "\(count)", FuzzCommand.journal.name, journal,
            ])
        guard result.ending != .exit(0) else { return nil }
        let data = FileManager.default.contents(atPath: journal) ?? Data(count: 8)
        let number = data.withUnsafeBytes { $0.count >= 8 ? Int($0.loadUnaligned(as: Int64.self)) : 0 }
        let file = folder.appending(path: "seam-fuzz-\(kind.rawValue)-\(number)").path
        _ = FileManager.default.createFile(atPath: file, contents: Data(input(number)))
        let what = result.ending == .signal(SIGPROF) ? "hangs" : "crashes"
        return "the \(kind.rawValue) \(what) on input \(number), which is now in \(file)\n\(result.text)"
    }
}
