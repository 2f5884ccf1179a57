import CCoreFoundation
package import Foundation
import Synchronization

/// The languages by which bundles choose their texts and files.
///
/// Foundation's C code asks itself for the language that a bundle was written in, and takes that. It asks by way of a
/// table, in which functions of ours take the place of its own.
package enum BundleLanguages: RuntimeShim {
    package static let name = "`CFBundleGetDevelopmentRegion` and kin"
    package static let reason = "bundles on Linux do not ask for the user's language"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "apps speak the language that Info.plist calls the one of development"

    /// The functions with ours in their place.
    private static var replacements: [(name: String, function: Address)] {
        [
            ("CFBundleGetDevelopmentRegion", unsafeBitCast(region, to: Address.self)),
            ("CFBundleCopyPreferredLocalizationsFromArray", unsafeBitCast(preferred, to: Address.self)),
            ("CFBundleCopyLocalizationsForPreferences", unsafeBitCast(forPreferences, to: Address.self)),
        ]
    }

    private typealias Address = UnsafeMutableRawPointer

    package static func look() -> ShimFinding {
        let places = places()
        return places.count == replacements.count ? .working : .missing
    }

    /// Has bundles choose by languages, such as `ko-KR`, the best first. Call it before there is a second thread, and
    /// once. Returns whether they do.
    ///
    /// - Parameter best: Puts those of a list of languages that one of the user's is met by first, the best first; the
    ///   list is empty if none is.
    package static func set(
        _ languages: [String], best: @escaping @Sendable ([String], [String]) -> [String]
    ) -> Bool {
        let places = places()
        guard places.count == replacements.count else { return false }
        choice.withLock { $0 = Choice(languages: languages, best: best) }
        for (place, replacement) in zip(places, replacements) {
            guard seam_replace_import(place, replacement.function) != 0 else { return false }
        }
        return true
    }

    private static func places() -> [UnsafeMutablePointer<UnsafeMutableRawPointer?>] {
        guard let map = MemoryMap.read(),
            let path = map.region(of: unsafeBitCast(NSString.self as Any.Type, to: UInt.self))?.path,
            let library = map.regions.first(where: { $0.path == path && $0.isReadable })
        else { return [] }
        return replacements.compactMap { seam_import(UnsafeRawPointer(bitPattern: library.start), $0.name) }
    }

    // MARK: What takes their place

    private struct Choice {
        var languages: [String] = []
        var best: @Sendable ([String], [String]) -> [String] = { _, _ in [] }
        /// The chosen languages of bundles, for which nobody else holds a string.
        var regions: [String: UInt] = [:]
    }
    private static let choice = Mutex(Choice())

    private static let region: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { bundle in
        // The list asks again for what its first language is to be.
        let depth = seam_bundle_depth()!
        depth.pointee += 1
        defer { depth.pointee -= 1 }
        guard depth.pointee == 1, let bundle, let list = seam_bundle_copy_localizations(bundle) else {
            return seam_bundle_development_region(bundle)
        }
        defer { seam_release(list) }
        let names = texts(list)
        let own = seam_bundle_development_region(bundle)
        let (languages, best) = choice.withLock { ($0.languages, $0.best) }
        guard let chosen = best(names, languages).first, chosen != own.map({ text($0) }) else { return own }
        let string = choice.withLock { choice in
            if let string = choice.regions[chosen] { return string }
            let string = UInt(bitPattern: seam_string(chosen))
            choice.regions[chosen] = string
            return string
        }
        return UnsafeMutableRawPointer(bitPattern: string)
    }

    private static let preferred: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { list in
        array(chosen(list, choice.withLock { $0.languages }))
    }

    private static let forPreferences:
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
            list, preferences in
            array(chosen(list, preferences.map { texts($0) } ?? choice.withLock { $0.languages }))
        }

    /// Those of a list; else the language that the app was written in, or the first one.
    private static func chosen(_ list: UnsafeMutableRawPointer?, _ languages: [String]) -> [String] {
        let names = list.map(texts) ?? []
        let best = choice.withLock { $0.best }
        let found = best(names, languages)
        if !found.isEmpty { return found }
        let own = seam_bundle_main().flatMap { seam_bundle_development_region($0) }.map { text($0) }
        return names.filter { $0 == own } + names.filter { $0 != own }.prefix(names.contains { $0 == own } ? 0 : 1)
    }

    private static func texts(_ list: UnsafeMutableRawPointer) -> [String] {
        (0..<seam_array_count(list)).compactMap { seam_array_value(list, $0).map { text($0) } }
    }

    private static func text(_ string: UnsafeRawPointer) -> String {
        // Longer names are no languages.
        var bytes = [CChar](repeating: 0, count: 256)
        guard seam_string_copy(string, &bytes, bytes.count, 0x0800_0100) != 0 else { return "" }
        return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func array(_ texts: [String]) -> UnsafeMutableRawPointer? {
        var strings = texts.map { seam_string($0) }
        defer { for string in strings { seam_release(string) } }
        return seam_array_create(nil, &strings, strings.count, seam_array_callbacks())
    }
}
