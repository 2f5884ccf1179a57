import Documents
public import Foundation
import UIKit

/// The person's contacts.
///
/// Each app has contacts of its own here, none at first, which stay from start to start. The person is asked, as on iOS;
/// flows and options give the answer beforehand as the permission `contacts`. Any thread.
open class CNContactStore: NSObject, @unchecked Sendable {
    private static let permission = KeptPermission(.contacts, reasonKeys: "NSContactsUsageDescription")
    private let file = ContactFile.shared

    public override init() { super.init() }

    /// Whether the person lets the app.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        switch permission.state {
        case .undecided: .notDetermined
        case .denied: .denied
        case .allowed: .authorized
        }
    }

    /// Asks the person, the first time. The handler is called in a queue of the system's.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Self.permission.request { isAllowed in
            completionHandler(isAllowed, isAllowed ? nil : CNError(.authorizationDenied))
        }
    }

    /// Asks the person, the first time.
    ///
    /// - Throws: `CNError.authorizationDenied` if they do not let the app.
    @discardableResult
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAccess(for: entityType) { isAllowed, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isAllowed) }
            }
        }
    }

    /// The contacts that a predicate takes.
    ///
    /// - Throws: `CNError.authorizationDenied` if the person has not let the app.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { try all().filter { predicate.evaluate(with: $0) } }

    /// The contact of a name in the store.
    ///
    /// - Throws: `CNError.recordDoesNotExist` if there is none.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        guard let contact = try all().first(where: { $0.identifier == identifier }) else {
            throw CNError(.recordDoesNotExist)
        }
        return contact
    }

    /// Calls a closure for each contact that a request asks for.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var contacts = try all()
        if let predicate = fetchRequest.predicate { contacts = contacts.filter { predicate.evaluate(with: $0) } }
        contacts = fetchRequest.sortOrder.sorted(contacts)
        var stop: ObjCBool = false
        for contact in contacts {
            block(fetchRequest.mutableObjects ? CNMutableContact(contact.values) : contact, &stop)
            if stop.boolValue { return }
        }
    }

    /// Saves changes, all or none.
    ///
    /// - Throws: `CNError.authorizationDenied`, or `.recordDoesNotExist` if a contact that is to be changed is not there.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        guard Self.authorizationStatus(for: .contacts) == .authorized else { throw CNError(.authorizationDenied) }
        try file.change { contacts in
            for contact in saveRequest.added { contacts.append(contact.values) }
            for contact in saveRequest.updated {
                guard let index = contacts.firstIndex(where: { $0.identifier == contact.identifier }) else {
                    throw CNError(.recordDoesNotExist)
                }
                contacts[index] = contact.values
            }
            for contact in saveRequest.deleted {
                guard let index = contacts.firstIndex(where: { $0.identifier == contact.identifier }) else {
                    throw CNError(.recordDoesNotExist)
                }
                contacts.remove(at: index)
            }
        }
        nonisolated(unsafe) let store = self
        DispatchQueue.main.async { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: store) }
    }

    /// The name of the place where contacts are.
    open func defaultContainerIdentifier() -> String { "seam" }

    private func all() throws -> [CNContact] {
        guard Self.authorizationStatus(for: .contacts) == .authorized else { throw CNError(.authorizationDenied) }
        return try file.contacts().map { CNContact($0) }
    }
}

extension NSNotification.Name {
    /// Posted when contacts have changed.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The file that holds an app's contacts.
final class ContactFile: @unchecked Sendable {
    static let shared = ContactFile(
        FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first?
            .appendingPathComponent("AddressBook/contacts.json"))
    private let lock = NSLock()
    private let url: URL?
    private var known: [ContactValues]?

    init(_ url: URL?) { self.url = url }

    func contacts() throws -> [ContactValues] { try lock.withLock { try read() } }

    func change(_ body: (inout [ContactValues]) throws -> Void) throws {
        try lock.withLock {
            var contacts = try read()
            try body(&contacts)
            if let url {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try JSONEncoder().encode(contacts).write(to: url, options: .atomic)
            }
            known = contacts
        }
    }

    private func read() throws -> [ContactValues] {
        if let known { return known }
        guard let url, FileManager.default.fileExists(atPath: url.path) else { return [] }
        let contacts = try JSONDecoder().decode([ContactValues].self, from: Data(contentsOf: url))
        known = contacts
        return contacts
    }
}

extension CNContactStore {
    /// All contacts by their names, for a picker, for which the person need not let the app see them.
    package func contactsForPicker() -> [CNContact] {
        CNContactSortOrder.userDefault.sorted(((try? ContactFile.shared.contacts()) ?? []).map { CNContact($0) })
    }
}
