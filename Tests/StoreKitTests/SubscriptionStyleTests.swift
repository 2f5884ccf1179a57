import Foundation
import SwiftUI
import Testing

@testable import StoreKit
@testable import _StoreKit_SwiftUI

@MainActor @Suite struct SubscriptionStyleTests {
    /// What a view shows below the modifiers, as the texts of its labels.
    private func words<V: View>(_ view: V) async throws -> [String] {
        let host = UIHostingController(rootView: view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        window.rootViewController = host
        window.isHidden = false
        for _ in 0..<20 {
            host.view.layoutIfNeeded()
            await Task.yield()
        }
        func find(_ view: UIView) -> [String] {
            ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(find)
        }
        return find(host.view)
    }

    private func products() async throws -> [Product] {
        try await TestStore().use { try await Product.products(for: ["coin"]) }
    }

    @Test func aStyleSaysHowSubscriptionsAreShown() async throws {
        let products = try await products()
        let rows = try await words(
            SubscriptionStoreView(subscriptions: products).subscriptionStoreControlStyle(.prominentPicker))
        #expect(rows.contains("Coin") && rows.contains { $0 == "Try It Free" || $0 == "Subscribe" })
        let buttons = try await words(
            SubscriptionStoreView(subscriptions: products).subscriptionStoreControlStyle(.buttons))
        #expect(buttons.contains("Coin") && !buttons.contains { $0 == "Try It Free" || $0 == "Subscribe" })
    }

    @Test func statesHaveOtherValues() async {
        let state = EntitlementTaskState.success(2)
        let later = await state.map { value in
            await Task.yield()
            return "\(value)"
        }
        #expect(later.value == "2" && state.map { $0 + 1 }.value == 3)
        #expect(state.flatMap { _ in EntitlementTaskState<Int>.loading }.value == nil)
        let none = await EntitlementTaskState<Int>.loading.map { value in await Task { value }.value }
        #expect(none.value == nil)
    }

    @Test func promisesAreLinkedWhereTheyAre() async throws {
        let products = try await products()
        let shown = try await words(
            SubscriptionStoreView(subscriptions: products)
                .subscriptionStorePolicyDestination(for: .privacyPolicy) { Text("Nothing is kept") })
        #expect(shown.contains("Privacy Policy") && !shown.contains("Terms of Service"))
    }
}
