public import StoreKit
public import SwiftUI

/// A product with its name, what it is, and a button with its price, which buys it.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let source: Source
    private let icon: (ProductIconPhase) -> Icon
    private let placeholder: () -> PlaceholderIcon
    @State private var state = Product.TaskState.loading
    @Environment(\.productViewStyle) private var style
    @Environment(\.storeHandlers) private var handlers

    private enum Source: Hashable {
        case id(String)
        case product(Product)
    }

    public var body: some View {
        let shown: Product.TaskState = if case .product(let product) = source { .success(product) } else { state }
        let picture: AnyView? =
            switch shown {
            case .success: Icon.self == EmptyView.self ? nil : AnyView(icon(.unavailable))
            default: PlaceholderIcon.self == EmptyView.self ? nil : AnyView(placeholder())
            }
        let handlers = handlers
        AnyView(
            style.body(
                .init(state: shown, hasCurrentEntitlement: false, icon: .init(picture)) { product in
                    Task { await handlers.buy(product) }
                })
        )
        .task(id: source) {
            if case .id(let id) = source { state = await Product.load(id) }
        }
    }

    /// Creates a view of the product of an identifier. Pictures of the store's are not there: the app's is taken.
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping () -> Icon, @ViewBuilder placeholderIcon: @escaping () -> PlaceholderIcon
    ) { (source, self.icon, placeholder) = (.id(productID), { _ in icon() }, placeholderIcon) }

    /// Creates a view of a product.
    public init(
        _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
    ) where PlaceholderIcon == Icon { (source, self.icon, placeholder) = (.product(product), { _ in icon() }, icon) }

    /// Creates a view of the product of an identifier.
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
    ) where PlaceholderIcon == Icon { (source, self.icon, placeholder) = (.id(productID), { _ in icon() }, icon) }

    /// Creates a view of a product, whose picture depends on whether the store has one.
    public init(
        _ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon
    ) where PlaceholderIcon == Icon {
        (source, self.icon, placeholder) = (.product(product), icon, { icon(.loading) })
    }

    /// Creates a view of the product of an identifier, whose picture depends on whether the store has one.
    public init(
        id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: @escaping () -> PlaceholderIcon
    ) { (source, self.icon, placeholder) = (.id(productID), icon, placeholderIcon) }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// Creates a view of the product of an identifier, without a picture.
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
        (source, icon, placeholder) = (.id(productID), { _ in EmptyView() }, { EmptyView() })
    }

    /// Creates a view of a product, without a picture.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        (source, icon, placeholder) = (.product(product), { _ in EmptyView() }, { EmptyView() })
    }
}

/// How far the store's picture of a product is loaded. It has none.
public enum ProductIconPhase {
    /// It is being loaded.
    case loading
    /// There is none.
    case unavailable
    /// It could not be loaded.
    case failure(any Error)
    /// It is there.
    case success(Image)

    /// The picture; nil if it is not there.
    public var promotedIcon: Image? { if case .success(let image) = self { image } else { nil } }
}

/// How a product looks.
@preconcurrency @MainActor
public protocol ProductViewStyle {
    associatedtype Body: View
    typealias Configuration = ProductViewStyleConfiguration
    /// The look of a product.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to show of a product.
@preconcurrency @MainActor
public struct ProductViewStyleConfiguration {
    /// The picture that the app gave.
    public struct Icon: View {
        let picture: AnyView?
        nonisolated init(_ picture: AnyView?) { self.picture = picture }
        public var body: some View { picture }
    }

    /// How far the product is loaded.
    public let state: Product.TaskState
    /// Whether the person has it already.
    public let hasCurrentEntitlement: Bool
    /// The picture that the app gave.
    public let icon: Icon
    private let buy: @MainActor (Product) -> Void

    init(
        state: Product.TaskState, hasCurrentEntitlement: Bool, icon: Icon, buy: @escaping @MainActor (Product) -> Void
    ) { (self.state, self.hasCurrentEntitlement, self.icon, self.buy) = (state, hasCurrentEntitlement, icon, buy) }

    /// The product; nil if it is not there.
    public var product: Product? { state.product }

    /// Asks the person, and buys.
    public func purchase() { if let product { buy(product) } }
}

/// The look that fits: that of `RegularProductViewStyle`.
public struct AutomaticProductViewStyle: ProductViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductRow(configuration, .regular) }
}

/// A row with the name and the price.
public struct CompactProductViewStyle: ProductViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductRow(configuration, .compact) }
}

/// A row with the name, what it is, and the price.
public struct RegularProductViewStyle: ProductViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductRow(configuration, .regular) }
}

/// A column with a large picture.
public struct LargeProductViewStyle: ProductViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ProductRow(configuration, .large) }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    /// The look that fits.
    public static var automatic: AutomaticProductViewStyle { .init() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
    /// A row with the name and the price.
    public static var compact: CompactProductViewStyle { .init() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
    /// A row with the name, what it is, and the price.
    public static var regular: RegularProductViewStyle { .init() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
    /// A column with a large picture.
    public static var large: LargeProductViewStyle { .init() }
}

struct HeldProductViewStyle: Sendable {
    let body: @MainActor @Sendable (ProductViewStyleConfiguration) -> AnyView
    static let automatic = HeldProductViewStyle { AnyView(AutomaticProductViewStyle().makeBody(configuration: $0)) }
}

private struct ProductViewStyleKey: EnvironmentKey { static let defaultValue = HeldProductViewStyle.automatic }

extension EnvironmentValues {
    var productViewStyle: HeldProductViewStyle {
        get { self[ProductViewStyleKey.self] }
        set { self[ProductViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how products in this view look.
    public func productViewStyle(_ style: some ProductViewStyle & Sendable) -> some View {
        environment(
            \.productViewStyle, HeldProductViewStyle { AnyView(style.makeBody(configuration: $0)) })
    }
}
