import Foundation

extension StoreLedger {
    /// What became of a purchase.
    enum Sale: Sendable {
        case bought(PurchaseRecord)
        case refused
        case waits
    }

    /// Asks the person, unless the file says that nobody is asked, and buys.
    func sell(
        _ item: StoreConfiguration.Item, quantity: Int = 1, token: UUID? = nil, offerID: String? = nil,
        asksToBuy: Bool = false
    ) async throws -> Sale {
        let settings = configuration?.settings
        let asks = settings?.disablesDialogs != true
        if asks, !(await cashier.confirms(question(item, quantity, offerID))) { return .refused }
        if settings?.failsTransactions == true { throw StoreKitError.unknown }
        if asksToBuy || settings?.asksToBuy == true { return .waits }
        let record = buy(item, quantity: quantity, token: token, offerID: offerID)
        if asks { cashier.tellOfSuccess() }
        return .bought(record)
    }

    private func question(
        _ item: StoreConfiguration.Item, _ quantity: Int, _ offerID: String?
    ) -> PurchaseQuestion {
        let name = configuration?.words(item.localizations)?.displayName ?? item.referenceName ?? item.productID
        var question = PurchaseQuestion(
            name: name, price: configuration?.priceText(item.price * Decimal(quantity)) ?? "", quantity: quantity)
        guard let configuration, let group = configuration.group(of: item.productID) else { return question }
        let period = item.recurringSubscriptionPeriod.flatMap { Product.SubscriptionPeriod(iso: $0) }
        question.period = period?.text(configuration.locale)
        let offer =
            offerID.flatMap { id in
                ((item.adHocOffers ?? []) + (item.winbackOffers ?? [])).first { $0.offerID == id }
            } ?? (isEligibleForIntroductoryOffer(inGroup: group.id) ? item.introductoryOffer : nil)
        if let offer, let length = offer.subscriptionPeriod.flatMap({ Product.SubscriptionPeriod(iso: $0) }) {
            question.offer = PurchaseTexts.current.offer(
                offer.price == 0 ? nil : configuration.priceText(offer.price),
                length.times(offer.numberOfPeriods ?? 1).text(configuration.locale, countsOne: true))
        }
        return question
    }
}
