/// Keeps sources from the parser over which it would not come to an end.
///
/// SwiftParser tries each `[` first as the beginning of a type and then as that of an expression, so its time doubles
/// with each level of brackets that could be types. Ten levels take a tenth of a second; written code has three.
package enum NestingGuard {
    private static let limit = 10

    /// The line, from 1, of brackets that are nested too deeply; nil if there are none.
    package static func line(in source: some Sequence<UInt8>) -> Int? {
        var line = 1
        var depth = 0
        for byte in source {
            switch byte {
            case UInt8(ascii: "["):
                depth += 1
                if depth > limit { return line }
            case 0x0A: line += 1
            case 0x20, 0x09, 0x0D, UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: ":"), UInt8(ascii: "."),
                UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
                break
            default: depth = 0
            }
        }
        return nil
    }
}
