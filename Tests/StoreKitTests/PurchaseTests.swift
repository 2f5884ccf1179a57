import Foundation
import Testing

@testable import StoreKit

@Suite struct PurchaseTests {
    private func product(_ id: String) async throws -> Product {
        try #require(try await Product.products(for: [id]).first)
    }

    private func buy(_ id: String, _ options: Set<Product.PurchaseOption> = []) async throws -> StoreKit.Transaction {
        guard case .success(let result) = try await product(id).purchase(options: options) else {
            throw StoreKitError.userCancelled
        }
        return try result.payloadValue
    }

    private func ids(_ transactions: StoreKit.Transaction.Transactions) async -> [String] {
        var found: [String] = []
        for await result in transactions { found.append(result.unsafePayloadValue.productID) }
        return found
    }

    @Test func thePersonIsAskedAndAnswers() async throws {
        let store = try TestStore()
        try await store.use {
            let token = UUID()
            let transaction = try await buy("coin", [.quantity(3), .appAccountToken(token)])
            #expect(transaction.productType == .consumable && transaction.purchasedQuantity == 3)
            #expect(transaction.appAccountToken == token && transaction.environment == .xcode)
            #expect(store.questions.map(\.price) == ["$2.97"])
            #expect(await ids(Transaction.unfinished) == ["coin"])
            await transaction.finish()
            #expect(await ids(Transaction.unfinished).isEmpty)
            #expect(await ids(Transaction.all).isEmpty, "what was used up is gone")
            await #expect(throws: Product.PurchaseError.invalidQuantity) {
                try await product("coin").purchase(options: [.quantity(0)])
            }
        }
        let other = try TestStore(answer: false)
        try await other.use {
            guard case .userCancelled = try await product("coin").purchase() else {
                Issue.record("the person did not want to")
                return
            }
        }
    }

    @Test func whatIsBoughtOnceStays() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + "/store.json")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let store = try TestStore(file: file)
        try await store.use {
            let first = try await buy("pro")
            let second = try await buy("pro")
            #expect(first.id == second.id)
            #expect(await ids(Transaction.currentEntitlements) == ["pro"])
        }
        let later = try TestStore(file: file)
        await later.use {
            #expect(await ids(Transaction.currentEntitlements) == ["pro"])
            #expect(await Transaction.latest(for: "pro")?.unsafePayloadValue.id == 0)
            #expect(await Transaction.latest(for: "coin") == nil)
            var updates = Transaction.updates.makeAsyncIterator()
            #expect(await updates.next()?.unsafePayloadValue.productID == "pro", "it was not finished")
        }
    }

    @Test func aSubscriptionGoesOnUntilItIsEnded() async throws {
        let store = try TestStore()
        try await store.use {
            let first = try await buy("gold")
            #expect(first.offerType == .introductory && first.price == 0)
            #expect(first.expirationDate == first.purchaseDate.addingTimeInterval(7 * 86_400))
            #expect(!(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "G")))
            store.pass(days: 8)
            let renewed = try #require(await Transaction.latest(for: "gold")).payloadValue
            #expect(renewed.id != first.id && renewed.originalID == first.id && renewed.reason == .renewal)
            #expect(renewed.offerType == nil && renewed.price == Decimal(string: "9.99"))
            var status = try #require(try await Product.SubscriptionInfo.status(for: "G").first)
            #expect(status.state == .subscribed)
            #expect(try status.renewalInfo.payloadValue.willAutoRenew)
            store.ledger.setRenews(false, inGroup: "G")
            store.pass(days: 40)
            status = try #require(try await Product.SubscriptionInfo.status(for: "G").first)
            #expect(status.state == .expired)
            #expect(try status.renewalInfo.payloadValue.expirationReason == .autoRenewDisabled)
            #expect(await ids(Transaction.currentEntitlements).isEmpty)
        }
    }

    @Test func abetterSubscriptionComesAtOnceAndALesserOneLater() async throws {
        let store = try TestStore()
        try await store.use {
            let silver = try await buy("silver")
            let gold = try await buy("gold")
            #expect(gold.originalID == silver.id)
            #expect(await ids(Transaction.currentEntitlements) == ["gold"])
            let same = try await buy("silver")
            #expect(same.id == gold.id, "it comes at the end of the period")
            let status = try #require(try await Product.SubscriptionInfo.status(for: "G").first)
            #expect(try status.renewalInfo.payloadValue.autoRenewPreference == "silver")
            store.pass(days: 35)
            #expect(await ids(Transaction.currentEntitlements) == ["silver"])
        }
    }

    @Test func anOfferIsPaidForItsPeriods() async throws {
        let store = try TestStore()
        try await store.use {
            let option = Product.PurchaseOption.promotionalOffer(
                offerID: "back", keyID: "", nonce: UUID(), signature: Data(), timestamp: 0)
            let transaction = try await buy("gold", [option])
            #expect(transaction.price == Decimal(string: "1.99"))
            store.pass(days: 32)
            #expect(await Transaction.latest(for: "gold")?.unsafePayloadValue.price == Decimal(string: "1.99"))
            store.pass(days: 32)
            #expect(await Transaction.latest(for: "gold")?.unsafePayloadValue.price == Decimal(string: "9.99"))
        }
    }

    @Test func moneyIsGivenBack() async throws {
        let store = try TestStore()
        try await store.use {
            let transaction = try await buy("pro")
            await transaction.finish()
            var updates = Transaction.updates.makeAsyncIterator()
            store.ledger.refund(transaction.id)
            let refunded = try #require(await updates.next()).payloadValue
            #expect(refunded.revocationDate != nil && refunded.id == transaction.id)
            #expect(await ids(Transaction.currentEntitlements).isEmpty)
        }
    }

    @Test func theFileMaySayWhatBecomesOfPurchases() async throws {
        let silent = try TestStore(answer: false, settings: #"{"_disableDialogs": true}"#)
        try await silent.use { _ = try await buy("coin") }
        #expect(silent.questions.isEmpty)
        let asking = try TestStore(settings: #"{"_askToBuyEnabled": true}"#)
        try await asking.use {
            guard case .pending = try await product("coin").purchase() else {
                Issue.record("somebody else has to agree")
                return
            }
        }
        let failing = try TestStore(settings: #"{"_failTransactionsEnabled": true}"#)
        await failing.use {
            _ = await #expect(throws: StoreKitError.self) { try await product("coin").purchase() }
        }
    }

    @Test func transactionsAreWrittenAsTheServersDo() async throws {
        let store = try TestStore()
        try await store.use {
            let transaction = try await buy("gold")
            let values = try JSONSerialization.jsonObject(with: transaction.jsonRepresentation) as? [String: Any]
            #expect(
                values?["productId"] as? String == "gold" && values?["type"] as? String == "Auto-Renewable Subscription"
            )
            #expect(values?["purchaseDate"] as? Int == 1_700_000_000_000)
            let token = VerificationResult.verified(transaction).jwsRepresentation
            #expect(token.split(separator: ".", omittingEmptySubsequences: false).count == 3)
        }
    }

    @Test func questionsAreInTheLanguageOfTheApp() {
        var question = PurchaseQuestion(name: "Coin", price: "$1")
        #expect(PurchaseTexts.of("en").question(question).hasPrefix("Do you want to buy one Coin for $1?"))
        question.period = "1개월"
        #expect(PurchaseTexts.of("ko-KR").question(question).hasPrefix("Coin을(를) 1개월마다 $1에 구독하겠습니까?"))
    }
}
