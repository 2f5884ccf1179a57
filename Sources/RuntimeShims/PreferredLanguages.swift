package import Foundation

/// The language that `Locale.preferredLanguages` names.
///
/// Its array is a part of the library's own memory, in which one text has room.
package enum PreferredLanguages: RuntimeShim {
    package static let name = "the array behind `Locale.preferredLanguages`"
    package static let reason = "Foundation on Linux says `en-001` to everybody"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "apps that ask for the user's languages are told of English"

    package static func look() -> ShimFinding { place() == nil ? .missing : .working }

    /// Makes a language, such as `ko-KR`, the only preferred one. Call it before there is a second thread. Returns
    /// whether it is now.
    package static func set(_ language: String) -> Bool {
        guard let place = place() else { return false }
        place.pointee = language
        return Locale.preferredLanguages == [language]
    }

    private static func place() -> UnsafeMutablePointer<String>? {
        Locale.preferredLanguages.withUnsafeBufferPointer { texts in
            // Another array each time would be no place to write to.
            guard texts.count == 1, let first = texts.baseAddress,
                Locale.preferredLanguages.withUnsafeBufferPointer({ $0.baseAddress }) == first,
                let region = MemoryMap.read()?.region(of: UInt(bitPattern: first)),
                region.isWritable, region.path.contains("Foundation")
            else { return nil }
            return UnsafeMutablePointer(mutating: first)
        }
    }
}
