public import Foundation

/// What the store knows of the app itself.
public struct AppTransaction: Hashable, Sendable {
    /// The number of the app: nil, as for an app that Xcode starts.
    public var appID: UInt64? { nil }
    /// The number of the version in the store: nil.
    public var appVersionID: UInt64? { nil }
    /// The build number of the app.
    public let appVersion: String
    /// The identifier of the app.
    public let bundleID: String
    /// The build number of the app when the person got it: 1.0, as for an app that Xcode starts.
    public var originalAppVersion: String { "1.0" }
    /// When the person got the app.
    public let originalPurchaseDate: Date
    /// When the person ordered the app before it was there: nil.
    public var preorderDate: Date? { nil }
    /// Where it comes from: `xcode`.
    public var environment: AppStore.Environment { .xcode }
    /// When the store has said this.
    public let signedDate: Date

    /// What the store knows.
    ///
    /// - Throws: `StoreKitError.unknown` where there is no store.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws {
            let ledger = StoreLedger.current
            guard ledger.configuration != nil else { throw StoreKitError.unknown }
            let info = Bundle.main.infoDictionary ?? [:]
            let values = try? FileManager.default.attributesOfItem(atPath: NSHomeDirectory())
            return .verified(
                AppTransaction(
                    appVersion: info["CFBundleVersion"] as? String ?? "1",
                    bundleID: Bundle.main.bundleIdentifier ?? "",
                    originalPurchaseDate: values?[.creationDate] as? Date ?? ledger.date, signedDate: ledger.date))
        }
    }

    /// Asks the store again.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }

    /// All of it as JSON, with the names that Apple's servers have for it.
    public var jsonRepresentation: Data {
        let values: [String: Any] = [
            "applicationVersion": appVersion, "bundleId": bundleID, "originalApplicationVersion": originalAppVersion,
            "originalPurchaseDate": Transaction.milliseconds(originalPurchaseDate), "receiptType": environment.rawValue,
            "receiptCreationDate": Transaction.milliseconds(signedDate),
        ]
        return (try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys)) ?? Data()
    }
}
