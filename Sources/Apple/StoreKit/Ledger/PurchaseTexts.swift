import Foundation

/// The system's words on alerts about purchases, in the app's language.
struct PurchaseTexts: Sendable {
    let cancel, buy, subscribe, purchaseTitle, subscriptionTitle, doneTitle, doneMessage, done: String
    let refundTitle, refund, subscriptionsTitle, noSubscriptions, cancelSubscription, resume, renews, ends: String
    private let oneMessage, severalMessage, subscriptionMessage, environment, freeOffer, paidOffer: String

    static var current: PurchaseTexts { of(Bundle.main.preferredLocalizations.first ?? "en") }

    static func of(_ language: String) -> PurchaseTexts { language.hasPrefix("ko") ? korean : english }

    func question(_ purchase: PurchaseQuestion) -> String {
        let pattern =
            purchase.period != nil
            ? subscriptionMessage : purchase.quantity == 1 ? oneMessage : severalMessage
        let text = pattern.replacingOccurrences(of: "%NAME", with: purchase.name)
            .replacingOccurrences(of: "%PRICE", with: purchase.price)
            .replacingOccurrences(of: "%PERIOD", with: purchase.period ?? "")
            .replacingOccurrences(of: "%COUNT", with: String(purchase.quantity))
        return [text, purchase.offer, environment].compactMap { $0 }.joined(separator: "\n\n")
    }

    /// - Parameter price: Nil for nothing.
    func offer(_ price: String?, _ time: String) -> String {
        (price == nil ? freeOffer : paidOffer).replacingOccurrences(of: "%TIME", with: time)
            .replacingOccurrences(of: "%PRICE", with: price ?? "")
    }

    private static let english = PurchaseTexts(
        cancel: "Cancel", buy: "Buy", subscribe: "Subscribe", purchaseTitle: "Confirm Your In-App Purchase",
        subscriptionTitle: "Confirm Your Subscription", doneTitle: "You’re all set.",
        doneMessage: "Your purchase was successful.\n\n[Environment: Xcode]", done: "OK",
        refundTitle: "Request a Refund", refund: "Request Refund", subscriptionsTitle: "Subscriptions",
        noSubscriptions: "You do not have any subscriptions.", cancelSubscription: "Cancel Subscription",
        resume: "Resubscribe", renews: "Renews %DAY", ends: "Expires on %DAY",
        oneMessage: "Do you want to buy one %NAME for %PRICE?",
        severalMessage: "Do you want to buy %COUNT × %NAME for %PRICE?",
        subscriptionMessage: "Do you want to subscribe to %NAME for %PRICE per %PERIOD?",
        environment: "[Environment: Xcode]", freeOffer: "The first %TIME is free.",
        paidOffer: "The first %TIME costs %PRICE.")

    private static let korean = PurchaseTexts(
        cancel: "취소", buy: "구입", subscribe: "구독", purchaseTitle: "앱 내 구입 확인", subscriptionTitle: "구독 확인",
        doneTitle: "완료되었습니다.", doneMessage: "성공적으로 구입했습니다.\n\n[환경: Xcode]", done: "확인",
        refundTitle: "환불 요청", refund: "환불 요청", subscriptionsTitle: "구독", noSubscriptions: "구독이 없습니다.",
        cancelSubscription: "구독 취소", resume: "다시 구독", renews: "%DAY에 갱신", ends: "%DAY에 만료",
        oneMessage: "%NAME을(를) %PRICE에 구입하겠습니까?", severalMessage: "%NAME %COUNT개를 %PRICE에 구입하겠습니까?",
        subscriptionMessage: "%NAME을(를) %PERIOD마다 %PRICE에 구독하겠습니까?", environment: "[환경: Xcode]",
        freeOffer: "첫 %TIME은 무료입니다.", paidOffer: "첫 %TIME은 %PRICE입니다.")
}
