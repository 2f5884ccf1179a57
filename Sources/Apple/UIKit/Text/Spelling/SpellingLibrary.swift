import SeamPrimitives

/// Debian's library of dictionaries, enchant, which is loaded when the first word is checked. Its dictionaries are those that
/// are installed for the desktop.
final class SpellingLibrary: @unchecked Sendable {
    private typealias Object = UnsafeMutableRawPointer
    private let broker: Object
    private let lock = NSLock()
    private var dictionaries: [String: Object] = [:]

    private let request: @convention(c) (Object, UnsafePointer<CChar>) -> Object?
    private let check: @convention(c) (Object, UnsafePointer<CChar>, Int) -> CInt
    private let suggest: @convention(c) (Object, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> Object?
    private let freeList: @convention(c) (Object, Object) -> Void
    private let list:
        @convention(c) (
            Object,
            @convention(c) (
                UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Object?
            ) -> Void, Object?
        ) -> Void

    /// Nil if it is not installed.
    static let shared = SystemLibrary("libenchant-2.so.2").flatMap { try? SpellingLibrary($0) }

    private init?(_ library: SystemLibrary) throws {
        let begin: @convention(c) () -> Object? = try library.function("enchant_broker_init")
        request = try library.function("enchant_broker_request_dict")
        check = try library.function("enchant_dict_check")
        suggest = try library.function("enchant_dict_suggest")
        freeList = try library.function("enchant_dict_free_string_list")
        list = try library.function("enchant_broker_list_dicts")
        guard let broker = begin() else { return nil }
        self.broker = broker
    }

    /// The languages that there are dictionaries of, as in `en_US`.
    private(set) lazy var languages: [String] = lock.withLock {
        final class Found { var names: Set<String> = [] }
        let found = Found()
        list(
            broker,
            { name, _, _, _, context in
                guard let name, let context else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().names.insert(String(cString: name))
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.names.sorted()
    }

    /// The dictionary of a language: of its country, or else of any.
    private func dictionary(_ language: String) -> Object? {
        let wanted = language.replacingOccurrences(of: "-", with: "_")
        let short = String(wanted.prefix(while: { $0 != "_" }))
        let possible = [wanted, short, short + "_US"] + languages.filter { $0.hasPrefix(short + "_") }
        guard let name = possible.first(where: languages.contains) else { return nil }
        return lock.withLock {
            if let known = dictionaries[name] { return known }
            let made = request(broker, name)
            dictionaries[name] = made
            return made
        }
    }

    func hasDictionary(_ language: String) -> Bool { dictionary(language) != nil }

    /// Whether a word is in the dictionary; true without one.
    func isRight(_ word: String, _ language: String) -> Bool {
        guard let dictionary = dictionary(language) else { return true }
        return lock.withLock { word.withCString { check(dictionary, $0, -1) } == 0 }
    }

    /// The words that may be meant.
    func guesses(_ word: String, _ language: String) -> [String] {
        guard let dictionary = dictionary(language) else { return [] }
        return lock.withLock {
            var count = 0
            guard let found = word.withCString({ suggest(dictionary, $0, -1, &count) }) else { return [] }
            defer { freeList(dictionary, found) }
            let texts = found.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            return (0..<count).compactMap { texts[$0].map { String(cString: $0) } }
        }
    }
}
