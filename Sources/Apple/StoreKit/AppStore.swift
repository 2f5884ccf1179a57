public import Foundation
public import UIKit

/// The store.
public enum AppStore {
    /// Where purchases are made.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By people who pay.
        public static let production = Environment(rawValue: "Production")
        /// By people who try out.
        public static let sandbox = Environment(rawValue: "Sandbox")
        /// By a file of the app's project.
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// Asks for a rating, if the system wants to.
    @preconcurrency @MainActor
    public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.requestReview() }

    /// Whether the person may buy: where the app's project has a file of products.
    public static var canMakePayments: Bool { StoreLedger.current.configuration != nil }

    /// The name of the device, which signatures are compared with: nil, as nobody signs.
    public static var deviceVerificationID: UUID? { nil }

    /// Fetches what the person has bought, which is there already.
    ///
    /// - Throws: `StoreKitError.notAvailableInStorefront` where there is no store.
    public static func sync() async throws {
        guard canMakePayments else { throw StoreKitError.notAvailableInStorefront }
    }

    /// Shows the person's subscriptions, which they can end there or go on with.
    @preconcurrency @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        await SubscriptionDesk(ledger: .current).show(group: nil)
    }

    /// Shows the person's subscription of a group, which they can end there or go on with.
    @preconcurrency @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {
        await SubscriptionDesk(ledger: .current).show(group: subscriptionGroupID)
    }

    /// Asks for the code of an offer. There are none.
    ///
    /// - Throws: `StoreKitError.unsupported`.
    @preconcurrency @MainActor
    public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        throw StoreKitError.unsupported
    }
}

/// What went wrong with the store.
public enum StoreKitError: Error, Sendable {
    /// Something else.
    case unknown
    /// The person left.
    case userCancelled
    /// The store could not be reached.
    case networkError(URLError)
    /// The system could not do it.
    case systemError(any Error)
    /// The store has it not where the person is.
    case notAvailableInStorefront
    /// The app lacks the right.
    case notEntitled
    /// It cannot be done here.
    case unsupported
}

extension StoreKitError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unknown: "Unable to Complete Request"
        case .userCancelled: "Request Canceled"
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        case .notAvailableInStorefront: "This product is not available in your country or region."
        case .notEntitled: "The app is not entitled to do this."
        case .unsupported: "This is not supported."
        }
    }
}

/// The store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
    /// Its country, in the three letters of ISO 3166-1.
    public let countryCode: String
    /// Its name: that of the country.
    public var id: String { countryCode }
    /// The money of the country.
    public var currency: Locale.Currency? { Locale(identifier: "und_\(countryCode)").currency }

    init(countryCode: String) { self.countryCode = countryCode }

    /// The person's store; nil where there is none.
    public static var current: Storefront? {
        get async { StoreLedger.current.configuration.map { Storefront(countryCode: $0.storefront) } }
    }

    /// The person's store whenever it is another one. It stays, so that nothing comes.
    public static var updates: Storefronts { Storefronts() }

    /// Stores, one after the other.
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront

        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<Storefront>.Iterator
            public mutating func next() async -> Storefront? { await base.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator {
            // Ends when who waits is cancelled.
            let (stream, continuation) = AsyncStream<Storefront>.makeStream()
            continuation.onTermination = { _ in _ = continuation }
            return AsyncIterator(base: stream.makeAsyncIterator())
        }
    }
}
