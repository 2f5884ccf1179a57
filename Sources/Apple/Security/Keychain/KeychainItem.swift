import Foundation
import SeamFoundation

/// An item as it is kept.
struct KeychainItem: Codable, Equatable {
    /// Names the item for as long as it is kept.
    var reference: UUID
    var itemClass: KeychainClass
    /// By their short names.
    var attributes: [String: KeychainValue]
    var isSynchronizable = false
    /// The flags of an access control.
    var accessFlags: UInt = 0
    var data: Data?

    /// The ways in which items are protected.
    static let protections: Set = ["ak", "ck", "dk", "akpu", "aku", "cku", "dku"]

    /// Whether two items cannot be kept beside one another.
    func isDuplicate(of other: KeychainItem) -> Bool {
        itemClass == other.itemClass && isSynchronizable == other.isSynchronizable
            && attributes["agrp"] == other.attributes["agrp"]
            && itemClass.primaryAttributes.allSatisfy { self[$0] == other[$0] }
    }

    /// The value of an attribute. One that was never given is an empty text, or zero.
    subscript(name: String) -> KeychainValue {
        if let value = attributes[name] { return value }
        return switch KeychainClass.kind(of: name) {
        case .number: .number(0)
        case .data: .data(Data())
        default: .text("")
        }
    }

    // MARK: For apps

    /// Data that names the item for as long as it is kept.
    var persistentReference: Data {
        withUnsafeBytes(of: reference.uuid) { Data(itemClass.rawValue.utf8) + Data($0) }
    }

    /// The attributes, as a search returns them.
    var dictionary: [String: Any] {
        var dictionary: [String: Any] = [:]
        for (name, value) in attributes { dictionary[name] = value.object }
        dictionary["class"] = itemClass.rawValue as NSString
        for name in itemClass.primaryAttributes where ["acct", "svce", "sdmn", "srvr", "path"].contains(name) {
            if dictionary[name] == nil { dictionary[name] = "" as NSString }
        }
        dictionary["sync"] = NSNumber(value: isSynchronizable ? 1 : 0)
        dictionary["tomb"] = NSNumber(value: 0)
        if case .text(let protection) = self["pdmn"] {
            dictionary["accc"] = SecAccessControl(
                protection: protection, flags: SecAccessControlCreateFlags(rawValue: accessFlags))
        }
        return dictionary
    }

    /// The item as an object.
    var object: NSObject {
        if itemClass == .certificate, let data, let certificate = SecCertificate(der: data) { return certificate }
        if itemClass == .key, let data, attributes["seam.info"] != nil {
            return SecKey(subjectPublicKeyInfo: data)
        }
        return dictionary as NSDictionary
    }
}
