public import StoreKit
public import SwiftUI

/// The subscriptions of a group, of which the person chooses one, below what the app says of them.
public struct SubscriptionStoreView<Content: View>: View {
    private let source: Source
    private let content: Content
    private let relationships: Product.SubscriptionRelationship
    @State private var products: [Product]?
    @State private var held: String?
    @State private var chosen: String?
    @Environment(\.storeHandlers) private var handlers
    @Environment(\.storeButtons) private var buttons
    @Environment(\.subscriptionControls) private var controls

    enum Source: Hashable {
        case group(String)
        case ids([String])
        case products([Product])
    }

    public var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                content.frame(maxWidth: .infinity)
            }
            VStack(spacing: 12) {
                if let products {
                    if products.isEmpty { StoreUnavailable() }
                    if controls == .buttons {
                        ForEach(products) { product in button(product, of: product.displayName) }
                    } else {
                        ForEach(products) { product in row(product) }
                        if let product = products.first(where: { $0.id == chosen }) { button(product) }
                    }
                } else {
                    ProgressView()
                }
                StoreFooter(buttons: buttons)
                PolicyLinks()
            }
            .padding()
        }
        .task(id: source) {
            await load()
            for await _ in StoreChanges() { await findHeld() }
        }
    }

    private func row(_ product: Product) -> some View {
        let isChosen = product.id == chosen
        return Button {
            chosen = product.id
        } label: {
            HStack(spacing: 12) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(product.displayName).font(.headline)
                    Text(SubscriptionTexts.price(product)).font(.subheadline).foregroundStyle(.secondary)
                    if !product.description.isEmpty {
                        Text(product.description).font(.footnote).foregroundStyle(.secondary)
                    }
                    if product.id == held { Text("Current Plan").font(.footnote.bold()) }
                }
                Spacer(minLength: 8)
                Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(isChosen ? Color.accentColor : Color.secondary)
            }
            .padding(12)
            .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
            .overlay {
                if isChosen, controls == .prominentPicker {
                    RoundedRectangle(cornerRadius: 12).strokeBorder(Color.accentColor, lineWidth: 2)
                }
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    /// - Parameter name: What the button says; nil for what it does.
    private func button(_ product: Product, of name: String? = nil) -> some View {
        VStack(spacing: 8) {
            Button {
                Task { await handlers.buy(product) }
            } label: {
                Text(
                    name
                        ?? (product.subscription?.introductoryOffer?.paymentMode == .freeTrial && held == nil
                            ? "Try It Free" : "Subscribe")
                ).frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent).controlSize(.large).disabled(product.id == held)
            Text(SubscriptionTexts.terms(product)).font(.footnote).foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
        }
    }

    private func load() async {
        switch source {
        case .group(let group): products = await Product.subscriptions(inGroup: group)
        case .ids(let ids): products = await Product.load(ids).products ?? []
        case .products(let all): products = all
        }
        await findHeld()
        products = relationships.visible(products ?? [], beside: held)
        chosen = chosen ?? products?.first { $0.id != held }?.id ?? products?.first?.id
    }

    private func findHeld() async {
        guard let group = products?.first?.subscription?.subscriptionGroupID else { return }
        let status = try? await Product.SubscriptionInfo.status(for: group).first
        held = status?.state == .subscribed ? status?.transaction.unsafePayloadValue.productID : nil
    }

    init(_ source: Source, _ relationships: Product.SubscriptionRelationship, _ content: Content) {
        (self.source, self.relationships, self.content) = (source, relationships, content)
    }

    /// Creates a view of the subscriptions of a group, below what the app says of them.
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) { self.init(.group(groupID), visibleRelationships, marketingContent()) }

    /// Creates a view of the subscriptions of identifiers, below what the app says of them.
    public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
        self.init(.ids(Array(productIDs)), .all, marketingContent())
    }

    /// Creates a view of subscriptions, below what the app says of them.
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
        self.init(.products(Array(subscriptions)), .all, marketingContent())
    }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
    /// Creates a view of the subscriptions of a group, below the name of the app.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        self.init(.group(groupID), visibleRelationships, .init())
    }

    /// Creates a view of the subscriptions of identifiers, below the name of the app.
    public init(productIDs: some Collection<Product.ID>) { self.init(.ids(Array(productIDs)), .all, .init()) }

    /// Creates a view of subscriptions, below the name of the app.
    public init(subscriptions: some Collection<Product>) { self.init(.products(Array(subscriptions)), .all, .init()) }
}

/// The name of the app.
public struct AutomaticSubscriptionStoreMarketingContent: View {
    public var body: some View {
        let info = Bundle.main.infoDictionary ?? [:]
        Text(info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String ?? "")
            .font(.largeTitle.bold()).padding(.top, 60)
    }
}

extension Product {
    /// How subscriptions stand to the one that the person has.
    public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Better ones.
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        /// Lesser ones.
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        /// As good ones.
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        /// The one itself.
        public static let current = SubscriptionRelationship(rawValue: 8)
        /// All of them.
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]

        /// Those that are shown; all to somebody who has none.
        func visible(_ products: [Product], beside held: String?) -> [Product] {
            guard let own = products.first(where: { $0.id == held }), let level = own.subscription?.groupLevel else {
                return products
            }
            return products.filter { product in
                guard product.id != held else { return contains(.current) }
                let other = product.subscription?.groupLevel ?? level
                return contains(other < level ? .upgrade : other > level ? .downgrade : .crossgrade)
            }
        }
    }
}

/// The words about what subscriptions cost.
enum SubscriptionTexts {
    static func price(_ product: Product) -> String {
        guard let period = product.subscription?.subscriptionPeriod else { return product.displayPrice }
        return product.displayPrice + " / " + text(period)
    }

    static func terms(_ product: Product) -> String {
        guard let offer = product.subscription?.introductoryOffer else { return "Auto-renews. Cancel anytime." }
        let time = text(offer.period, times: offer.periodCount)
        let begin = offer.paymentMode == .freeTrial ? "\(time) free" : "\(offer.displayPrice) for \(time)"
        return "\(begin), then \(price(product)). Cancel anytime."
    }

    private static func text(_ period: Product.SubscriptionPeriod, times: Int = 0) -> String {
        let unit = period.unit.localizedDescription.lowercased()
        let count = period.value * max(1, times)
        return count == 1 ? (times == 0 ? unit : "1 \(unit)") : "\(count) \(unit)s"
    }
}
