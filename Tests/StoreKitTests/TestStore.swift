import Foundation

@testable import StoreKit

/// A store of the tests, whose clock they set.
final class TestStore: @unchecked Sendable, Cashier {
    let ledger: StoreLedger
    private let clock: Clock
    private let answer: Bool
    private let lock = NSLock()
    private var asked: [PurchaseQuestion] = []

    private final class Clock: @unchecked Sendable {
        let lock = NSLock()
        var value = Date(timeIntervalSince1970: 1_700_000_000)
        var date: Date { lock.withLock { value } }
    }

    private final class Till: Cashier, @unchecked Sendable {
        weak var store: TestStore?
        func confirms(_ purchase: PurchaseQuestion) async -> Bool { await store?.confirms(purchase) ?? false }
        func tellOfSuccess() {}
    }

    init(answer: Bool = true, file: URL? = nil, settings: String = "{}") throws {
        let (clock, till) = (Clock(), Till())
        let text = Self.text.replacingOccurrences(of: "SETTINGS", with: settings)
        let configuration = try JSONDecoder().decode(StoreConfiguration.self, from: Data(text.utf8))
        (self.clock, self.answer) = (clock, answer)
        ledger = StoreLedger(configuration, file: file, now: { clock.date }, cashier: till)
        till.store = self
    }

    var questions: [PurchaseQuestion] { lock.withLock { asked } }
    func confirms(_ purchase: PurchaseQuestion) async -> Bool {
        lock.withLock { asked.append(purchase) }
        return answer
    }
    func tellOfSuccess() {}
    func pass(days: Double) { clock.lock.withLock { clock.value += days * 86_400 } }

    /// Has code use this store.
    func use<T>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> T
    ) async rethrows -> T {
        try await StoreLedger.$current.withValue(ledger, operation: body)
    }

    private static let text = """
        {
          "identifier": "5A", "version": {"major": 3, "minor": 0}, "settings": SETTINGS,
          "products": [
            {"productID": "coin", "type": "Consumable", "displayPrice": "0.99", "familyShareable": false,
             "internalID": "1", "referenceName": "Coin",
             "localizations": [
               {"locale": "en_US", "displayName": "Coin", "description": "A coin"},
               {"locale": "ko", "displayName": "동전 🪙", "description": "동전 하나"}]},
            {"productID": "pro", "type": "NonConsumable", "displayPrice": "4.99", "familyShareable": true,
             "internalID": "2", "referenceName": "Pro", "localizations": []}
          ],
          "nonRenewingSubscriptions": [
            {"productID": "season", "type": "NonRenewingSubscription", "displayPrice": "9", "internalID": "3"}],
          "subscriptionGroups": [
            {"id": "G", "name": "Club", "localizations": [], "subscriptions": [
              {"productID": "gold", "type": "RecurringSubscription", "displayPrice": "9.99", "groupNumber": 1,
               "recurringSubscriptionPeriod": "P1M", "subscriptionGroupID": "G",
               "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1},
               "adHocOffers": [{"offerID": "back", "paymentMode": "payAsYouGo", "displayPrice": "1.99",
                 "subscriptionPeriod": "P1M", "numberOfPeriods": 2}]},
              {"productID": "silver", "type": "RecurringSubscription", "displayPrice": "4.99", "groupNumber": 2,
               "recurringSubscriptionPeriod": "P1Y", "subscriptionGroupID": "G"}
            ]}]
        }
        """
}
