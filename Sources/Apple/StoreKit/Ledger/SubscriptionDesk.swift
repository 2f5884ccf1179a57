import Foundation
public import UIKit

/// Shows the person's subscriptions, which they can end or go on with.
@MainActor
package struct SubscriptionDesk {
    let ledger: StoreLedger
    init(ledger: StoreLedger) { self.ledger = ledger }

    /// That of the app.
    package init() { ledger = .current }

    /// Shows subscriptions until the person is done.
    ///
    /// - Parameter group: The group to show; nil for all.
    package func show(group: String?) async {
        let texts = PurchaseTexts.current
        let groups = group.map { [$0] } ?? (ledger.configuration?.subscriptionGroups ?? []).map(\.id)
        let held = groups.compactMap { Product.SubscriptionInfo.Status(group: $0, ledger) }
            .filter { $0.state == .subscribed }
        guard !held.isEmpty else {
            _ = await SystemOverlay.ask(
                title: texts.subscriptionsTitle, message: texts.noSubscriptions, buttons: [(texts.done, .default)])
            return
        }
        for status in held {
            let transaction = status.transaction.unsafePayloadValue
            let renewal = status.renewalInfo.unsafePayloadValue
            guard let group = transaction.subscriptionGroupID else { continue }
            let answer = await SystemOverlay.ask(
                title: name(transaction.productID), message: message(transaction, renewal),
                buttons: [
                    renewal.willAutoRenew ? (texts.cancelSubscription, .destructive) : (texts.resume, .default),
                    (texts.done, .cancel),
                ])
            if answer == 0 { ledger.setRenews(!renewal.willAutoRenew, inGroup: group) }
        }
    }

    private func name(_ productID: String) -> String {
        let item = ledger.configuration?.item(productID)
        return ledger.configuration?.words(item?.localizations)?.displayName ?? productID
    }

    private func message(_ transaction: Transaction, _ renewal: Product.SubscriptionInfo.RenewalInfo) -> String? {
        guard let end = transaction.expirationDate else { return nil }
        let texts = PurchaseTexts.current
        let day = end.formatted(date: .long, time: .omitted)
        return (renewal.willAutoRenew ? texts.renews : texts.ends).replacingOccurrences(of: "%DAY", with: day)
    }
}
