import RealmSwift
import SwiftUI

private struct RealmConfigurationKey: EnvironmentKey {
    static var defaultValue: Realm.Configuration { .defaultConfiguration }
}

extension EnvironmentValues {
    /// Which realm the views below read. The default one unless said otherwise.
    public var realmConfiguration: Realm.Configuration {
        get { self[RealmConfigurationKey.self] }
        set { self[RealmConfigurationKey.self] = newValue }
    }

    /// The realm that the views below read.
    public var realm: Realm {
        get { Realm.opened(realmConfiguration) }
        set { realmConfiguration = newValue.configuration }
    }
}

extension Realm {
    /// The realm of a configuration. One that cannot be opened is said in the log, and stays in memory.
    static func opened(_ configuration: Configuration) -> Realm {
        do {
            return try Realm(configuration: configuration)
        } catch {
            print("RealmSwift: error: \(error)")
            // A store in memory cannot fail to open.
            return try! Realm(configuration: Configuration(inMemoryIdentifier: "unopened"))
        }
    }

    /// Writes, within the transaction that is under way if there is one.
    func writing(_ body: () -> Void) {
        guard !isInWriteTransaction else { return body() }
        do { try write(body) } catch { print("RealmSwift: error: \(error)") }
    }
}

extension ThreadConfined {
    /// The living one of a frozen state, or itself; nil if it is gone.
    var living: Self? {
        if realm == nil { return self }
        if isInvalidated { return nil }
        return isFrozen ? thaw() : self
    }

    /// What views show: a state that does not change while they do.
    var shown: Self { realm == nil || isInvalidated || isFrozen ? self : freeze() }

    /// Changes it, in a transaction if it is in a realm.
    func changing(_ body: (Self) -> Void) {
        guard let living else { return }
        guard let realm = living.realm else { return body(living) }
        realm.writing { body(living) }
    }
}
