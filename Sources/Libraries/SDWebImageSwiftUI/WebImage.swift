public import SDWebImage
public import SwiftUI

/// What there is of an image.
public enum WebImagePhase {
    /// No image is there yet.
    case empty
    /// The image is there.
    case success(Image)
    /// There is no image, and why.
    case failure(any Error)

    /// The image, if it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why there is no image, if there is none.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// An image from the network.
///
/// It loads when it appears, and again when its address changes. An animated picture moves while `isAnimating` says so.
public struct WebImage<Content: View>: View {
    let url: URL?
    let scale: CGFloat
    let options: SDWebImageOptions
    let context: [SDWebImageContextOption: Any]?
    let isAnimating: Binding<Bool>
    let transaction: Transaction
    let content: (WebImagePhase) -> Content
    var settings = WebImageSettings()
    @StateObject private var manager: ImageManager

    init(
        _ url: URL?, _ scale: CGFloat, _ options: SDWebImageOptions, _ context: [SDWebImageContextOption: Any]?,
        _ isAnimating: Binding<Bool>, _ transaction: Transaction, _ settings: WebImageSettings = WebImageSettings(),
        content: @escaping (WebImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.options = options
        self.context = context
        self.isAnimating = isAnimating
        self.transaction = transaction
        self.settings = settings
        self.content = content
        _manager = StateObject(
            wrappedValue: {
                let manager = ImageManager()
                manager.prepare(url: url, options: options)
                return manager
            }())
    }

    /// Creates a view that shows what there is of the image.
    public init(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
        transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (WebImagePhase) -> Content
    ) {
        self.init(url, scale, options, context, isAnimating, transaction, content: content)
    }

    /// Creates a view that shows the image, and something else until it is there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
        transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url, scale, options, context, isAnimating, transaction) { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }

    public var body: some View {
        ZStack {
            if let image = manager.image, manager.currentURL == url || manager.currentURL == nil {
                MovingImage(image: scaled(image), isAnimating: isAnimating.wrappedValue) {
                    content(.success(settings.configured($0)))
                }
            } else if let placeholder = settings.placeholder {
                placeholder
            } else if let error = manager.error {
                content(.failure(error))
            } else {
                content(.empty)
            }
            settings.indicator?(manager.indicatorStatus)
        }
        .onAppear(perform: appear)
        .onDisappear {
            if settings.cancelsOnDisappear { manager.cancel() }
        }
        .onChange(of: url) { load(it: $0) }
    }

    private func scaled(_ image: UIImage) -> UIImage {
        guard scale != 1, image.scale != scale, !image.sd_isAnimated, let picture = image.cgImage else { return image }
        return UIImage(cgImage: picture, scale: scale, orientation: image.imageOrientation)
    }

    private func appear() {
        guard manager.currentURL != nil, manager.currentURL == url else { return load(it: url) }
        if manager.error != nil ? settings.retriesOnAppear : manager.image == nil && !manager.isLoading {
            load(it: url)
        }
    }

    private func load(it url: URL?) {
        manager.setOnSuccess(perform: settings.onSuccess)
        manager.setOnFailure(perform: settings.onFailure)
        manager.setOnProgress(perform: settings.onProgress)
        manager.transaction = transaction
        manager.load(url: url, options: options, context: context)
    }
}

extension WebImage where Content == Image {
    /// Creates a view that shows the image, and nothing until it is there.
    public init(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true)
    ) {
        self.init(url, scale, options, context, isAnimating, Transaction()) { $0.image ?? Self.nothing }
    }

    private static var nothing: Image { Image(uiImage: UIImage()) }
}

/// An image, or its pictures one after another if it has several.
struct MovingImage<Content: View>: View {
    let image: UIImage
    let isAnimating: Bool
    let content: (Image) -> Content
    @State private var start = Date()

    var body: some View {
        if let frames = image.images, frames.count > 1 {
            TimelineView(.animation(minimumInterval: image.duration / Double(frames.count), paused: !isAnimating)) {
                content(Image(uiImage: frame(of: frames, at: $0.date)))
            }
        } else {
            content(Image(uiImage: image))
        }
    }

    private func frame(of frames: [UIImage], at date: Date) -> UIImage {
        let passed = max(date.timeIntervalSince(start), 0)
        return frames[Int(passed * Double(frames.count) / max(image.duration, 0.01)) % frames.count]
    }
}
