import Foundation

/// A picture that is loaded from an address.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// Loads a picture, and shows what `content` makes of how far that has come. Without an address it stays empty.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// Loads a picture, and shows what `content` makes of it, or a placeholder while it is not there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    public var body: some View {
        content(phase)
            // A view of nothing has no place where it could appear.
            .background(Color.clear.task(id: url) { await load() })
    }

    private func load() async {
        if case .empty = phase {} else { phase = .empty }
        guard let url else { return }
        let result = await AsyncImageLoader.load(url, scale: scale)
        guard !Task.isCancelled else { return }
        withTransaction(transaction) {
            switch result {
            case .success(let image): phase = .success(Image(uiImage: image))
            case .failure(let error): phase = .failure(error)
            }
        }
    }
}

extension AsyncImage where Content == Image {
    /// Loads a picture and shows it as it is; a grey area is shown until then.
    public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) { phase in
            phase.image ?? Image(uiImage: AsyncImageLoader.placeholder).resizable()
        }
    }
}

/// Loads pictures.
enum AsyncImageLoader {
    /// The data of the address was no picture.
    struct NoImage: Error {}

    @MainActor static let placeholder = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
        UIColor.systemGray5.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    static func load(_ url: URL, scale: CGFloat) async -> Result<UIImage, any Error> {
        do {
            let data = url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
            guard let image = UIImage(data: data, scale: scale) else { return .failure(NoImage()) }
            return .success(image)
        } catch {
            return .failure(error)
        }
    }
}
