import Foundation

/// A hash that is the same in every run: 64-bit FNV-1a (offset basis and prime as its authors publish them).
package enum StableHash {
    static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    package static func text(_ string: String) -> String {
        String(of(string.utf8), radix: 16)
    }
}
