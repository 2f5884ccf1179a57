import StoreKit
import SwiftUI

/// The looks of products that the system has.
struct ProductRow: View {
    enum Size { case compact, regular, large }
    let configuration: ProductViewStyleConfiguration
    let size: Size

    init(_ configuration: ProductViewStyleConfiguration, _ size: Size) {
        (self.configuration, self.size) = (configuration, size)
    }

    var body: some View {
        switch size {
        case .compact, .regular:
            HStack(spacing: 12) {
                if configuration.icon.picture != nil {
                    configuration.icon.frame(
                        width: size == .compact ? 44 : 64, height: size == .compact ? 44 : 64)
                }
                texts(.leading)
                Spacer(minLength: 8)
                button
            }
        case .large:
            VStack(spacing: 12) {
                if configuration.icon.picture != nil { configuration.icon.frame(height: 160) }
                texts(.center)
                button
            }
        }
    }

    @ViewBuilder private func texts(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 2) {
            switch configuration.state {
            case .loading: ProgressView()
            case .unavailable, .failure: Text("Item Unavailable").foregroundStyle(.secondary)
            case .success(let product):
                Text(product.displayName).font(.headline)
                if size != .compact, !product.description.isEmpty {
                    Text(product.description).font(.subheadline).foregroundStyle(.secondary)
                }
            }
        }
        .multilineTextAlignment(alignment == .center ? .center : .leading)
    }

    @ViewBuilder private var button: some View {
        if let product = configuration.product {
            Button {
                configuration.purchase()
            } label: {
                Text(product.displayPrice).font(.subheadline.bold()).foregroundStyle(Color.accentColor)
                    .padding(.horizontal, 14).padding(.vertical, 6)
                    .background(Color(uiColor: .tertiarySystemFill), in: Capsule())
            }
            .buttonStyle(.plain)
        }
    }
}
