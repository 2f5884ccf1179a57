import SeamPrimitives
import Testing

@testable import StoreKit

@MainActor @Suite struct SKPaymentQueueTests {
    private final class Shopper: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
        var transactions: [SKPaymentTransaction] = []
        var response: SKProductsResponse?
        var isRestored = false

        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            self.transactions += transactions
        }
        func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { isRestored = true }
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            self.response = response
        }
    }

    private func turn() async { await withCheckedContinuation { c in DispatchQueue.main.async { c.resume() } } }

    @Test func noProductIsKnown() async {
        let shopper = Shopper()
        let request = SKProductsRequest(productIdentifiers: ["pro", "coins"])
        request.delegate = shopper
        request.start()
        await turn()
        #expect(shopper.response?.products.isEmpty == true)
        #expect(shopper.response?.invalidProductIdentifiers == ["coins", "pro"])
    }

    @Test func aPaymentFails() async {
        final class Coin: SKProduct {
            override var productIdentifier: String { "coin" }
        }
        let (shopper, queue) = (Shopper(), SKPaymentQueue())
        queue.add(shopper)
        queue.add(SKPayment(product: Coin()))
        await turn()
        #expect(shopper.transactions.map(\.payment.productIdentifier) == ["coin"])
        #expect(shopper.transactions.first?.transactionState == .failed)
        #expect((shopper.transactions.first?.error as? SKError)?.code == .paymentNotAllowed)
        #expect(queue.transactions.count == 1)
        if let transaction = shopper.transactions.first { queue.finishTransaction(transaction) }
        #expect(queue.transactions.isEmpty)
        queue.restoreCompletedTransactions()
        await turn()
        #expect(shopper.isRestored)
        #expect(!SKPaymentQueue.canMakePayments())
    }

    @Test func whatTheFileHasIsSold() async throws {
        let store = try TestStore()
        try await store.use {
            let (shopper, queue) = (Shopper(), SKPaymentQueue())
            let request = SKProductsRequest(productIdentifiers: ["gold", "none"])
            request.delegate = shopper
            request.start()
            await turn()
            #expect(shopper.response?.invalidProductIdentifiers == ["none"])
            let gold = try #require(shopper.response?.products.first)
            #expect(gold.subscriptionPeriod?.unit == .month && gold.price == 9.99)
            #expect(gold.introductoryPrice?.paymentMode == .freeTrial && gold.discounts.count == 1)
            queue.add(shopper)
            queue.add(SKPayment(product: gold))
            while shopper.transactions.last?.transactionState != .purchased { await turn() }
            let transaction = try #require(shopper.transactions.last)
            #expect(transaction.payment.productIdentifier == "gold" && transaction.transactionIdentifier == "0")
            #expect(await Transaction.currentEntitlement(for: "gold") != nil, "both have one store")
            queue.finishTransaction(transaction)
            queue.restoreCompletedTransactions()
            await turn()
            #expect(shopper.transactions.last?.transactionState == .restored)
            #expect(shopper.transactions.last?.original?.transactionIdentifier == "0")
        }
    }

    @Test func whoDoesNotWantToPaysNothing() async throws {
        let store = try TestStore(answer: false)
        try await store.use {
            let (shopper, queue) = (Shopper(), SKPaymentQueue())
            queue.add(shopper)
            queue.add(SKPayment(productIdentifier: "pro"))
            while shopper.transactions.last?.transactionState != .failed { await turn() }
            #expect((shopper.transactions.last?.error as? SKError)?.code == .paymentCancelled)
        }
    }
}
