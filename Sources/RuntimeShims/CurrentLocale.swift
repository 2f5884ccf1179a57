import CCoreFoundation
package import Foundation

/// The locale that Foundation takes for the user's.
///
/// Foundation keeps it in a cache, as an object and the table of its functions, which is also what a `Locale` consists
/// of. Another locale's are written there in their place. Foundation's C code has an object of its own beside it.
package enum CurrentLocale: RuntimeShim {
    package static let name = "`LocaleCache` and `CFLocaleCopyCurrent`"
    package static let reason = "Foundation on Linux has one locale for everybody, `en_001`"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "apps show dates, numbers and prices for no country, whatever the session's is"

    package static func look() -> ShimFinding {
        // On systems where it follows the session there would be nothing to do.
        place(of: .current) != nil && corePlace() != nil ? .working : .missing
    }

    /// Makes a locale the current one. Call it before there is a second thread. Returns whether it is now.
    package static func set(_ locale: Locale) -> Bool {
        guard let place = place(of: .current) else { return false }
        let parts = Parts(of: locale)
        // The cache owns it from now on; the one before stays for those who still have it.
        _ = Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: parts.object)!).retain()
        place.storeBytes(of: parts, as: Parts.self)
        if let place = corePlace(), let own = seam_locale_create(nil, seam_string(locale.identifier)) {
            place.storeBytes(of: own, as: UnsafeRawPointer.self)
        }
        return Locale.current.identifier == locale.identifier
    }

    /// What a `Locale` consists of.
    private struct Parts: Equatable {
        var object: UInt
        var functions: UInt

        init(of locale: Locale) {
            self = withUnsafeBytes(of: locale) { $0.loadUnaligned(as: Parts.self) }
        }
    }

    /// Where the cache keeps a locale: behind the head of an object that a variable of Foundation's holds.
    private static func place(of locale: Locale) -> UnsafeMutableRawPointer? {
        guard MemoryLayout<Locale>.size == MemoryLayout<Parts>.size else { return nil }
        let parts = Parts(of: locale)
        guard let map = MemoryMap.read() else { return nil }
        let head: UInt = 16
        for variable in LibraryVariables(of: Locale.self, in: map) {
            let object = variable.load(as: UInt.self)
            guard object % 16 == 0, let region = map.region(of: object), region.isWritable, region.path != "[stack]",
                object + head + UInt(MemoryLayout<Parts>.size) <= region.end,
                let place = UnsafeMutableRawPointer(bitPattern: object + head)
            else { continue }
            if place.load(as: Parts.self) == parts { return place }
        }
        return nil
    }

    /// The variable of Foundation's C code that holds its current locale.
    private static func corePlace() -> UnsafeMutableRawPointer? {
        guard let current = seam_locale_copy_current(), let map = MemoryMap.read() else { return nil }
        return LibraryVariables(of: NSString.self, in: map).first {
            $0.load(as: UInt.self) == UInt(bitPattern: current)
        }
    }
}
