import Foundation

/// A note with its tags, as an archive keeps them.
@objc(KEPNote)
final class Note: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true
    let text: String
    let tags: [Tag]

    init(text: String, tags: [Tag]) {
        self.text = text
        self.tags = tags
    }

    required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "text") as String?,
            let tags = coder.decodeObject(of: [NSArray.self, Tag.self], forKey: "tags") as? [Tag]
        else { return nil }
        self.text = text
        self.tags = tags
    }

    func encode(with coder: NSCoder) {
        coder.encode(text, forKey: "text")
        coder.encode(tags, forKey: "tags")
    }
}

/// A word by which notes are found.
final class Tag: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let name: String

    init(name: String) { self.name = name }

    required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.name = name as String
    }

    func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "name") }
}
