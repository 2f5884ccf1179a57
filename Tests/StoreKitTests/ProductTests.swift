import Foundation
import Testing

@testable import StoreKit

@Suite struct ProductTests {
    @Test func productsComeFromTheFile() async throws {
        let store = try TestStore()
        let products = try await store.use { try await Product.products(for: ["gold", "coin", "none"]) }
        #expect(products.map(\.id) == ["coin", "gold"])
        let coin = try #require(products.first)
        #expect(coin.displayName == "Coin" && coin.description == "A coin" && coin.type == .consumable)
        #expect(coin.displayPrice == "$0.99" && coin.price == Decimal(string: "0.99"))
        #expect((coin.price * 2).formatted(coin.priceFormatStyle) == "$1.98")
        #expect(coin.subscription == nil)
        let gold = try #require(products.last?.subscription)
        #expect(gold.subscriptionPeriod == .monthly && gold.subscriptionGroupID == "G" && gold.groupLevel == 1)
        #expect(gold.introductoryOffer?.paymentMode == .freeTrial && gold.introductoryOffer?.period == .weekly)
        #expect(gold.promotionalOffers.map(\.id) == ["back"])
    }

    @Test func theStoreHasALanguageAndACountry() async throws {
        let store = try TestStore(settings: #"{"_locale": "ko", "_storefront": "KOR"}"#)
        let coin = try await store.use { try await Product.products(for: ["coin"]) }.first
        #expect(coin?.displayName == "동전 🪙")
        #expect(coin?.displayPrice == "₩1")
        let country = await store.use { await Storefront.current?.countryCode }
        #expect(country == "KOR")
    }

    @Test func withoutAFileThereIsNothing() async throws {
        let ledger = StoreLedger(nil, file: nil)
        try await StoreLedger.$current.withValue(ledger) {
            let products = try await Product.products(for: ["coin"])
            #expect(products.isEmpty)
            #expect(!AppStore.canMakePayments)
            #expect(await Storefront.current == nil)
            await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
        }
    }

    @Test func periodsAreRead() {
        typealias Period = Product.SubscriptionPeriod
        let known: [(String, Period)] = [
            ("P3D", .everyThreeDays), ("P7D", .weekly), ("P2W", .everyTwoWeeks), ("P6M", .everySixMonths),
            ("P12M", .yearly), ("P1Y", .yearly),
        ]
        for (text, period) in known { #expect(Period(iso: text) == period) }
        #expect(Period(iso: "P") == nil && Period(iso: "week") == nil && Period(iso: "P0M") == nil)
    }
}
