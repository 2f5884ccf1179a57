import Foundation
import ObjectiveC
import SeamFoundation
import Testing

/// Data that is compressed as a whole.
@Suite struct DataCompressionTests {
    private let samples = [
        Data(), Data("가나다 👋".utf8), Data(repeating: 7, count: 300_000),
        Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }),
    ]

    @Test(arguments: [NSData.CompressionAlgorithm.lzfse, .lz4, .zlib])
    func whatIsCompressedComesBack(_ algorithm: NSData.CompressionAlgorithm) throws {
        for sample in samples {
            let data = sample as NSData
            #expect(try data.compressed(using: algorithm).decompressed(using: algorithm) as Data == sample)
            let own = NSMutableData(data: sample)
            try own.compress(using: algorithm)
            try own.decompress(using: algorithm)
            #expect(own as Data == sample)
        }
    }

    @Test func deflateMakesItSmall() throws {
        let data = Data(repeating: 7, count: 300_000) as NSData
        #expect(try data.compressed(using: .zlib).length < 1000)
        // As another program wrote it, without a header: the letter a, a thousand times.
        let foreign: [UInt8] = [0x4B, 0x4C, 0x1C, 0x05, 0xA3, 0x60, 0x14, 0x0C, 0x77, 0x00, 0x00]
        #expect(try (Data(foreign) as NSData).decompressed(using: .zlib) as Data == Data(repeating: 0x61, count: 1000))
    }

    @Test func blocksOfLZ4AreRead() throws {
        // "abcabcabcabcabcabc!" as a literal, a repetition of 14 from 3 before, and the last letters.
        let sequence: [UInt8] = [0x3A, 0x61, 0x62, 0x63, 0x03, 0x00, 0x20, 0x63, 0x21]
        var data = Data("bv41".utf8)
        data += [19, 0, 0, 0, UInt8(sequence.count), 0, 0, 0] + sequence
        data += Data("bv4$".utf8)
        let text = try (data as NSData).decompressed(using: .lz4) as Data
        #expect(String(decoding: text, as: UTF8.self) == "abcabcabcabcabcabc!")
    }

    @Test func whatIsNoneIsRefused() {
        for algorithm in [NSData.CompressionAlgorithm.lzfse, .lz4, .zlib] {
            let error = #expect(throws: NSError.self) {
                try (Data("nonsense".utf8) as NSData).decompressed(using: algorithm)
            }
            #expect(error?.domain == NSCocoaErrorDomain && error?.code == 5377)
        }
    }
}

/// Questions about classes, and messages that another object takes.
@Suite struct ClassMessageTests {
    private class Base: NSObject {}
    private final class Derived: Base {}
    private class Plain {}

    @Test func classesKnowWhatTheyComeFrom() {
        let own = [
            Derived.isSubclass(of: Base.self), Derived.isSubclass(of: NSObject.self), Base.isSubclass(of: Base.self),
        ]
        #expect(own == [true, true, true])
        let others = [Base.isSubclass(of: Derived.self), _isSubclass(Plain.self, of: Base.self)]
        #expect(others == [false, false])
        let plain = _isSubclass(Plain.self, of: Plain.self)
        #expect(plain)
    }

    private final class Helper: NSObject {
        var texts: [String] = []
    }

    private final class Front: NSObject {
        var helper: Helper?
    }

    @Test func anotherObjectTakesAMessage() {
        SelectorTable.add(Helper.self, "note:") { helper, text, _ in
            helper.texts.append(text as? String ?? "")
            return nil
        }
        SelectorTable.add(Front.self, "forwardingTargetForSelector:") { front, selector, _ in
            (selector as? Selector)?.name == "note:" ? front.helper as Any? : nil
        }
        let front = Front()
        front.helper = Helper()
        SelectorTable.send("note:", to: front, "sent")
        front.perform("note:", with: "performed")
        #expect(front.helper?.texts == ["sent", "performed"])
        front.helper = nil
        #expect(SelectorTable.send("note:", to: front, "lost") == nil)
    }
}
