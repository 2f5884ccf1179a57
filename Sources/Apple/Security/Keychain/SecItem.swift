public import Foundation
public import SeamFoundation

/// Adds an item to the keychain.
///
/// The keychain is in the app's container, in a file that only its owner may read, or in the Secret Service of a session
/// whose bus the app may reach; the log says which. Any thread, any number of processes.
///
/// - Parameters:
///   - attributes: The class, attributes and data of the item, and which of them to return.
///   - result: Receives what was asked for.
/// - Returns: `errSecDuplicateItem` if there is one with the same primary attributes.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status { () throws(KeychainQuery.Refusal) in
        let found = try Keychain.shared.add(attributes)
        if let found { result?.pointee = found }
    }
}

/// Finds items: the first one, or as many as `kSecMatchLimit` says, in an array.
///
/// - Parameters:
///   - query: The class and attributes of the items, and what to return of them.
///   - result: Receives data, attributes, an object or a reference, a dictionary of several of these, or an array.
/// - Returns: `errSecItemNotFound` if there is none.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status { () throws(KeychainQuery.Refusal) in
        let found = try Keychain.shared.find(query)
        if let found { result?.pointee = found }
    }
}

/// Changes attributes and data of all items that a search finds.
///
/// - Returns: `errSecItemNotFound` if there is none, `errSecDuplicateItem` if one would be as another. Nothing is changed
///   then.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    status { () throws(KeychainQuery.Refusal) in try Keychain.shared.update(query, attributesToUpdate) }
}

/// Removes all items that a search finds.
///
/// - Returns: `errSecItemNotFound` if there is none.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    status { () throws(KeychainQuery.Refusal) in try Keychain.shared.delete(query) }
}

private func status(_ body: () throws(KeychainQuery.Refusal) -> Void) -> OSStatus {
    do throws(KeychainQuery.Refusal) {
        try body()
        return errSecSuccess
    } catch {
        return error.status
    }
}
