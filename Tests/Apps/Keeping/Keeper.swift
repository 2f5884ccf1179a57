import Foundation
import Security

/// A place in which an app keeps something.
struct Keeper {
    var name: String
    var keep: () throws -> Void
    var found: () -> String?

    static let all = [
        languages, settings, defaults, group, cloud, archive, documents, support, caches, cookies, responses, keychain,
    ]

    static let languages = Keeper(
        name: "languages", keep: {},
        found: { UserDefaults.standard.stringArray(forKey: "AppleLanguages")?.joined(separator: " ") })

    static let settings = Keeper(
        name: "settings", keep: {},
        found: {
            "\(UserDefaults.standard.bool(forKey: "sounds")) \(UserDefaults.standard.string(forKey: "name") ?? "")"
        })

    static let defaults = Keeper(
        name: "defaults", keep: { UserDefaults.standard.set(["하나": 1], forKey: "counts") },
        found: { (UserDefaults.standard.dictionary(forKey: "counts")?["하나"] as? Int).map { "\($0)" } })

    static let group = Keeper(
        name: "group",
        keep: {
            UserDefaults(suiteName: "group.keeping")?.set("shared", forKey: "word")
            guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.keeping")
            else { return }
            try Data("file".utf8).write(to: folder.appendingPathComponent("file.txt"))
        },
        found: {
            let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.keeping")
            guard let word = UserDefaults(suiteName: "group.keeping")?.string(forKey: "word"),
                let file = folder.flatMap({
                    try? String(contentsOf: $0.appendingPathComponent("file.txt"), encoding: .utf8)
                })
            else { return nil }
            return "\(word) \(file)"
        })

    static let cloud = Keeper(
        name: "cloud",
        keep: {
            NSUbiquitousKeyValueStore.default.set("word", forKey: "word")
            NSUbiquitousKeyValueStore.default.synchronize()
        },
        found: { NSUbiquitousKeyValueStore.default.string(forKey: "word") })

    static let archive = Keeper(
        name: "archive",
        keep: {
            let note = Note(text: "우유 🥛", tags: [Tag(name: "home"), Tag(name: "shop")])
            let data = try NSKeyedArchiver.archivedData(withRootObject: note, requiringSecureCoding: true)
            try data.write(to: file(.documentDirectory, "note"))
        },
        found: {
            guard let data = try? Data(contentsOf: file(.documentDirectory, "note")),
                let note = try? NSKeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data)
            else { return nil }
            return note.text + " " + note.tags.map(\.name).joined(separator: " ")
        })

    static let documents = folder("documents", .documentDirectory)
    static let support = folder("support", .applicationSupportDirectory)
    static let caches = folder("caches", .cachesDirectory)

    static let cookies = Keeper(
        name: "cookies",
        keep: {
            let cookie = HTTPCookie(properties: [
                .domain: "seam.example", .path: "/", .name: "session", .value: "42",
                .expires: Date(timeIntervalSinceNow: 86400),
            ])
            if let cookie { HTTPCookieStorage.shared.setCookie(cookie) }
        },
        found: {
            URL(string: "https://seam.example/page").flatMap { HTTPCookieStorage.shared.cookies(for: $0)?.first?.value }
        })

    static let responses = Keeper(
        name: "responses",
        keep: {
            let response = URLResponse(
                url: request.url!, mimeType: "text/plain", expectedContentLength: 4, textEncodingName: "utf-8")
            URLCache.shared.storeCachedResponse(
                CachedURLResponse(response: response, data: Data("kept".utf8)), for: request)
        },
        found: { URLCache.shared.cachedResponse(for: request).map { String(decoding: $0.data, as: UTF8.self) } })

    static let keychain = Keeper(
        name: "keychain",
        keep: {
            var item = password
            item[kSecValueData as String] = Data("비밀".utf8)
            SecItemDelete(password as CFDictionary)
            let status = SecItemAdd(item as CFDictionary, nil)
            if status != errSecSuccess { throw NSError(domain: NSOSStatusErrorDomain, code: Int(status)) }
        },
        found: {
            var query = password
            query[kSecReturnData as String] = true
            var result: CFTypeRef?
            guard SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess, let data = result as? Data
            else { return nil }
            return String(decoding: data, as: UTF8.self)
        })

    private static let password: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "keeping",
        kSecAttrAccount as String: "me",
    ]
    private static let request = URLRequest(url: URL(string: "https://seam.example/text")!)

    private static func folder(_ name: String, _ directory: FileManager.SearchPathDirectory) -> Keeper {
        Keeper(
            name: name,
            keep: { try Data(name.utf8).write(to: file(directory, "\(name).txt"), options: .atomic) },
            found: { try? String(contentsOf: file(directory, "\(name).txt"), encoding: .utf8) })
    }

    private static func file(_ directory: FileManager.SearchPathDirectory, _ name: String) throws -> URL {
        try FileManager.default.url(for: directory, in: .userDomainMask, appropriateFor: nil, create: true)
            .appendingPathComponent(name)
    }
}
