import Foundation
public import UIKit

/// Asks the person about purchases.
protocol Cashier: Sendable {
    /// Whether the person wants to buy.
    func confirms(_ purchase: PurchaseQuestion) async -> Bool
    /// Tells of what was bought.
    func tellOfSuccess()
}

/// What a person is asked before they buy.
struct PurchaseQuestion: Sendable {
    var name: String
    var price: String
    var quantity = 1
    /// How long what is paid lasts; nil for ever.
    var period: String?
    /// The words of an offer that begins it.
    var offer: String?
}

/// The system's alerts over the app.
struct SystemCashier: Cashier {
    func confirms(_ purchase: PurchaseQuestion) async -> Bool {
        let texts = PurchaseTexts.current
        let buy = purchase.period == nil ? texts.buy : texts.subscribe
        return await SystemOverlay.ask(
            title: purchase.period == nil ? texts.purchaseTitle : texts.subscriptionTitle,
            message: texts.question(purchase), buttons: [(texts.cancel, .cancel), (buy, .default)], preferred: 1) == 1
    }

    func tellOfSuccess() {
        let texts = PurchaseTexts.current
        Task { @MainActor in
            _ = await SystemOverlay.ask(
                title: texts.doneTitle, message: texts.doneMessage, buttons: [(texts.done, .default)], preferred: 0)
        }
    }
}
