import Foundation
import SeamFoundation

/// The dictionary of a call, read.
struct KeychainQuery {
    /// A call that cannot be carried out, with the result that it has.
    struct Refusal: Error {
        var status: OSStatus
        init(_ status: OSStatus) { self.status = status }
    }

    enum Limit: Equatable {
        case one, all
        case count(Int)
    }

    var itemClass: KeychainClass?
    var attributes: [String: KeychainValue] = [:]
    /// Nil if it does not matter.
    var isSynchronizable: Bool?
    /// Whether the call says anything about it.
    var namesSynchronizable = false
    var accessControl: SecAccessControl?
    var data: Data?
    /// The data if it is of a public key's structure.
    var isPublicKey = false
    var references: [Data]?
    var limit: Limit?
    var ignoresCase = false
    var subject: String?
    var returnsData = false
    var returnsAttributes = false
    var returnsObject = false
    var returnsReference = false

    var returnsAnything: Bool { returnsData || returnsAttributes || returnsObject || returnsReference }

    init(_ dictionary: NSDictionary) throws(Refusal) {
        for (key, value) in dictionary {
            // Keys of no meaning, such as those of newer systems, are passed over.
            guard let key = key as? String else { continue }
            try read(key, value)
        }
        if !namesSynchronizable { isSynchronizable = false }
    }

    private mutating func read(_ key: String, _ value: Any) throws(Refusal) {
        switch key {
        case "class":
            guard let name = value as? String, let found = KeychainClass(rawValue: name) else {
                throw Refusal(errSecParam)
            }
            guard itemClass == nil || itemClass == found else { throw Refusal(errSecParam) }
            itemClass = found
        case "sync":
            namesSynchronizable = true
            isSynchronizable = value as? String == "syna" ? nil : try flag(value)
        case "accc":
            guard let control = value as? SecAccessControl else { throw Refusal(errSecParam) }
            accessControl = control
        case "v_Data":
            guard let bytes = value as? Data else { throw Refusal(errSecParam) }
            data = bytes
        case "v_Ref": try read(object: value)
        case "v_PersistentRef":
            guard let reference = value as? Data else { throw Refusal(errSecParam) }
            references = [reference]
        case "m_ItemList":
            guard let list = value as? [Data] else { throw Refusal(errSecParam) }
            references = list
        case "m_Limit": limit = try limit(value)
        case "m_CaseInsensitive": ignoresCase = try flag(value)
        case "m_SubjectContains": subject = value as? String
        case "r_Data": returnsData = try flag(value)
        case "r_Attributes": returnsAttributes = try flag(value)
        case "r_Ref": returnsObject = try flag(value)
        case "r_PersistentRef": returnsReference = try flag(value)
        default:
            guard let kind = KeychainClass.kind(of: key) else { return }
            guard let value = KeychainValue(value, kind: kind) else { throw Refusal(errSecParam) }
            if key == "pdmn", case .text(let protection) = value, !KeychainItem.protections.contains(protection) {
                throw Refusal(errSecParam)
            }
            attributes[key] = value
        }
    }

    /// A certificate or a key in place of its data.
    private mutating func read(object: Any) throws(Refusal) {
        func sets(_ found: KeychainClass) throws(Refusal) {
            guard itemClass == nil || itemClass == found else { throw Refusal(errSecParam) }
            itemClass = found
        }
        switch object {
        case let certificate as SecCertificate:
            try sets(.certificate)
            data = certificate.der
            attributes["ctyp"] = .number(1)
            attributes["cenc"] = .number(3)
            if let number = SecCertificateCopySerialNumberData(certificate, nil) {
                attributes["slnr"] = .data(number as Data)
            }
            // The subject stands for the issuer, which is not read: both tell certificates apart with the number.
            if let subject = SecCertificateCopySubjectSummary(certificate) as String? {
                if attributes["labl"] == nil { attributes["labl"] = .text(subject) }
                attributes["issr"] = .data(Data(subject.utf8))
            }
        case let key as SecKey:
            try sets(.key)
            data = key.subjectPublicKeyInfo
            isPublicKey = true
            if attributes["kcls"] == nil { attributes["kcls"] = .number(0) }
        case let attributes as NSDictionary:
            let other = try KeychainQuery(attributes)
            if let found = other.itemClass { try sets(found) }
            self.attributes.merge(other.attributes) { own, _ in own }
        default: throw Refusal(errSecParam)
        }
    }

    private func flag(_ value: Any) throws(Refusal) -> Bool {
        switch value {
        case let number as NSNumber: return number.boolValue
        case let text as String where ["0", "1"].contains(text): return text == "1"
        default: throw Refusal(errSecParam)
        }
    }

    private func limit(_ value: Any) throws(Refusal) -> Limit {
        switch value {
        case let text as String where text == "m_LimitOne": return .one
        case let text as String where text == "m_LimitAll": return .all
        case let number as NSNumber where number.intValue > 0:
            return number.intValue == 1 ? .one : .count(number.intValue)
        default: throw Refusal(errSecParam)
        }
    }

    // MARK: Matching

    func matches(_ item: KeychainItem) -> Bool {
        if let itemClass, item.itemClass != itemClass { return false }
        if let isSynchronizable, item.isSynchronizable != isSynchronizable, references == nil { return false }
        if let references, !references.contains(item.persistentReference) { return false }
        if let accessControl,
            item["pdmn"] != .text(accessControl.protection) || item.accessFlags != accessControl.flags.rawValue
        {
            return false
        }
        if let subject, case .text(let label) = item["labl"], label.range(of: subject, options: .caseInsensitive) == nil
        {
            return false
        }
        return attributes.allSatisfy { name, value in
            // An account of that name, and none without a name; an empty name is what an item without one has.
            item[name].matches(value, ignoringCase: ignoresCase)
        }
    }
}
