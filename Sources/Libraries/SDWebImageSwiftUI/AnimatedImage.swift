public import SDWebImage
public import SwiftUI

/// An image that may move: of the network, the app's bundle, or data.
///
/// It loads when it appears, and moves while `isAnimating` says so.
public struct AnimatedImage: View {
    private enum Source {
        case address(URL?, SDWebImageOptions, [SDWebImageContextOption: Any]?)
        case local(LocalImage)
    }

    private let source: Source
    private let isAnimating: Binding<Bool>
    private var placeholder: UIImage?
    private var mode: ContentMode?
    private var settings = WebImageSettings()

    /// Creates a view of an image of the network.
    public init(
        url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        isAnimating: Binding<Bool> = .constant(true), placeholderImage: UIImage? = nil
    ) {
        source = .address(url, options, context)
        self.isAnimating = isAnimating
        placeholder = placeholderImage
    }

    /// Creates a view of an image of a bundle, the app's without one.
    public init(name: String, bundle: Bundle? = nil, isAnimating: Binding<Bool> = .constant(true)) {
        source = .local(.named(name, bundle))
        self.isAnimating = isAnimating
    }

    /// Creates a view of an image in data.
    public init(data: Data, scale: CGFloat = 1, isAnimating: Binding<Bool> = .constant(true)) {
        source = .local(.data(data, scale))
        self.isAnimating = isAnimating
    }

    public var body: some View {
        switch source {
        case .address(let url, let options, let context):
            fitted(
                WebImage(url, 1, options, context, isAnimating, Transaction(), withPlaceholder) { $0.image ?? empty })
        case .local(let image):
            fitted(LocalImageView(image, isAnimating: isAnimating.wrappedValue, settings: settings).id(image))
        }
    }

    private var empty: Image { Image(uiImage: UIImage()) }

    private var withPlaceholder: WebImageSettings {
        var settings = settings
        if let placeholder {
            settings.placeholder = AnyView(settings.configured(Image(uiImage: placeholder)))
        }
        return settings
    }

    @ViewBuilder private func fitted(_ view: some View) -> some View {
        if let mode { view.aspectRatio(contentMode: mode) } else { view }
    }

    private func with(_ change: (inout AnimatedImage) -> Void) -> AnimatedImage {
        var copy = self
        change(&copy)
        return copy
    }

    /// Has the image fill its space.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> AnimatedImage {
        with { $0.settings.changes.append { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }
    }

    /// Sets whether the image is drawn as it is, or its shape in the tint.
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> AnimatedImage {
        with { $0.settings.changes.append { $0.renderingMode(renderingMode) } }
    }

    /// Keeps the proportions of the image.
    public func aspectRatio(contentMode: ContentMode) -> AnimatedImage {
        with { $0.mode = contentMode }
    }

    /// Has the image be within its space, in its proportions.
    public func scaledToFit() -> AnimatedImage { aspectRatio(contentMode: .fit) }

    /// Has the image cover its space, in its proportions.
    public func scaledToFill() -> AnimatedImage { aspectRatio(contentMode: .fill) }

    /// Sets how many bytes of frames are kept; nil for as many as suit. Has no effect: all frames are kept.
    public func maxBufferSize(_ bufferSize: UInt?) -> AnimatedImage { self }

    /// Shows another image until the image is there.
    public func placeholder(_ image: UIImage?) -> AnimatedImage {
        with { $0.placeholder = image }
    }

    /// Lays a wheel over the view while the image loads.
    public func indicator(_ indicator: SDWebImageActivityIndicator) -> AnimatedImage {
        with { $0.settings.indicator = { AnyView(LoadingWheel(status: $0)) } }
    }

    /// Sets what runs when the image is there.
    public func onSuccess(
        perform action: @escaping (PlatformImage, Data?, SDImageCacheType) -> Void
    ) -> AnimatedImage {
        with { $0.settings.onSuccess = action }
    }

    /// Sets what runs when there is no image.
    public func onFailure(perform action: @escaping (any Error) -> Void) -> AnimatedImage {
        with { $0.settings.onFailure = action }
    }

    /// Sets what runs when more of the image is there.
    public func onProgress(
        perform action: @escaping (_ receivedSize: Int, _ expectedSize: Int) -> Void
    ) -> AnimatedImage {
        with { $0.settings.onProgress = action }
    }
}

private struct LoadingWheel: View {
    @ObservedObject var status: IndicatorStatus

    var body: some View { ActivityIndicator($status.isLoading) }
}

/// An image that the app has.
private enum LocalImage: Hashable {
    case named(String, Bundle?)
    case data(Data, CGFloat)

    func read() -> UIImage {
        switch self {
        case .data(let data, let scale): return UIImage.sd_image(with: data, scale: scale) ?? UIImage()
        case .named(let name, let bundle):
            let place = bundle ?? .main
            let file = ["gif", "png", "webp", "jpg", nil].lazy
                .compactMap { place.url(forResource: name, withExtension: $0) }.first
            let image = file.flatMap { try? Data(contentsOf: $0) }.flatMap { UIImage.sd_image(with: $0) }
            return image ?? UIImage(named: name, in: bundle, compatibleWith: nil) ?? UIImage()
        }
    }
}

/// Shows an image that the app has, which is read when it first appears.
private struct LocalImageView: View {
    private final class Read: ObservableObject {
        let image: UIImage
        init(_ image: LocalImage) { self.image = image.read() }
    }

    @StateObject private var read: Read
    let isAnimating: Bool
    let settings: WebImageSettings

    init(_ image: LocalImage, isAnimating: Bool, settings: WebImageSettings) {
        _read = StateObject(wrappedValue: Read(image))
        (self.isAnimating, self.settings) = (isAnimating, settings)
    }

    var body: some View { MovingImage(image: read.image, isAnimating: isAnimating, content: settings.configured) }
}
