public import StoreKit
public import SwiftUI

/// Products, one below the other, each with a button that buys it.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    private let source: Source
    private let icon: (Product, ProductIconPhase) -> Icon
    private let placeholder: () -> PlaceholderIcon
    @State private var state = Product.CollectionTaskState.loading
    @Environment(\.storeButtons) private var buttons

    private enum Source: Hashable {
        case ids([String])
        case products([Product])
    }

    public var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                switch shown {
                case .loading: ProgressView()
                case .failure: StoreUnavailable()
                case .success(let products, _):
                    if products.isEmpty { StoreUnavailable() }
                    ForEach(products) { product in
                        if Icon.self == EmptyView.self {
                            ProductView(product)
                        } else {
                            ProductView(product) { phase in icon(product, phase) }
                        }
                    }
                }
                StoreFooter(buttons: buttons)
            }
            .padding()
        }
        .task(id: source) {
            if case .ids(let ids) = source { state = await Product.load(ids) }
        }
    }

    private var shown: Product.CollectionTaskState {
        if case .products(let products) = source { .success(products, unavailable: []) } else { state }
    }

    /// Creates a view of the products of identifiers. Pictures of the store's are not there: the app's are taken.
    public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: @escaping () -> PlaceholderIcon
    ) {
        (source, self.icon, placeholder) = (.ids(Array(productIDs)), { product, _ in icon(product) }, placeholderIcon)
    }

    /// Creates a view of products.
    public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {
        (source, self.icon) = (.products(Array(products)), { product, _ in icon(product) })
        placeholder = { EmptyView() }
    }

    /// Creates a view of the products of identifiers.
    public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {
        (source, self.icon) = (.ids(Array(productIDs)), { product, _ in icon(product) })
        placeholder = { EmptyView() }
    }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// Creates a view of the products of identifiers, without pictures.
    public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
        self.init(ids: productIDs, icon: { _ in EmptyView() }, placeholderIcon: { EmptyView() })
    }

    /// Creates a view of products, without pictures.
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
        self.init(products: products, icon: { _ in EmptyView() })
    }
}

struct StoreUnavailable: View {
    var body: some View {
        VStack(spacing: 8) {
            Text("Store Unavailable").font(.title2.bold())
            Text("The store is currently unavailable.").foregroundStyle(.secondary)
        }
        .padding(.vertical, 40)
    }
}

/// Buttons that views of the store have besides.
public struct StoreButtonKind: Hashable, Sendable {
    let name: String
    /// Closes the view.
    public static let cancellation = StoreButtonKind(name: "cancellation")
    /// Fetches what was bought before.
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    /// Takes a code of an offer.
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    /// Signs the person in.
    public static let signIn = StoreButtonKind(name: "signIn")
    /// Shows what the app promises.
    public static let policies = StoreButtonKind(name: "policies")
}

private struct StoreButtonsKey: EnvironmentKey { static let defaultValue: Set<StoreButtonKind> = [] }

extension EnvironmentValues {
    var storeButtons: Set<StoreButtonKind> {
        get { self[StoreButtonsKey.self] }
        set { self[StoreButtonsKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides buttons of views of the store in this view. Of them, `restorePurchases` and `cancellation` are there.
    public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
        transformEnvironment(\.storeButtons) { buttons in
            if visibility == .visible { buttons.formUnion(buttonKinds) } else { buttons.subtract(buttonKinds) }
        }
    }
}

struct StoreFooter: View {
    let buttons: Set<StoreButtonKind>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        if buttons.contains(.restorePurchases) {
            Button("Restore Missing Purchases") { Task { try? await AppStore.sync() } }.font(.footnote)
        }
        if buttons.contains(.cancellation) {
            Button("Cancel") { dismiss() }.font(.footnote)
        }
    }
}
