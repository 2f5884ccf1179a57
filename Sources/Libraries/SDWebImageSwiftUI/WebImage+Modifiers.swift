public import SDWebImage
public import SwiftUI

/// What modifiers of an image from the network say.
struct WebImageSettings {
    var changes: [(Image) -> Image] = []
    var placeholder: AnyView?
    var indicator: ((IndicatorStatus) -> AnyView)?
    var retriesOnAppear = true
    var cancelsOnDisappear = true
    var onSuccess: ((PlatformImage, Data?, SDImageCacheType) -> Void)?
    var onFailure: ((any Error) -> Void)?
    var onProgress: ((Int, Int) -> Void)?

    func configured(_ image: Image) -> Image {
        changes.reduce(image) { $1($0) }
    }
}

/// A view of an image from the network, which these modifiers change.
protocol WebImageView: View {
    var settings: WebImageSettings { get set }
}

extension WebImage: WebImageView {}

extension WebImageView {
    func with(_ change: (inout WebImageSettings) -> Void) -> Self {
        var copy = self
        change(&copy.settings)
        return copy
    }
}

extension WebImage {
    /// Changes the image before it is shown.
    public func configure(_ block: @escaping (Image) -> Image) -> WebImage {
        with { $0.changes.append(block) }
    }

    /// Has the image fill its space.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> WebImage {
        configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
    }

    /// Sets how many bytes of frames are kept; nil for as many as suit. Has no effect: all frames are kept.
    public func maxBufferSize(_ bufferSize: UInt?) -> WebImage { self }

    /// Sets whether the image is drawn as it is, or its shape in the tint.
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> WebImage {
        configure { $0.renderingMode(renderingMode) }
    }

    /// Sets how well the image is scaled.
    public func interpolation(_ interpolation: Image.Interpolation) -> WebImage {
        configure { $0.interpolation(interpolation) }
    }

    /// Sets whether the edges are smoothed.
    public func antialiased(_ isAntialiased: Bool) -> WebImage {
        configure { $0.antialiased(isAntialiased) }
    }

    /// Sets whether an image that failed is asked for again when the view appears again. It is, by default.
    public func retryOnAppear(_ flag: Bool) -> WebImage {
        with { $0.retriesOnAppear = flag }
    }

    /// Sets whether the load ends when the view goes. It does, by default.
    public func cancelOnDisappear(_ flag: Bool) -> WebImage {
        with { $0.cancelsOnDisappear = flag }
    }

    /// Sets what runs when the image is there.
    public func onSuccess(perform action: @escaping (PlatformImage, Data?, SDImageCacheType) -> Void) -> WebImage {
        with { $0.onSuccess = action }
    }

    /// Sets what runs when the image is there, as versions before 2 did.
    @_disfavoredOverload
    public func onSuccess(perform action: @escaping (PlatformImage, SDImageCacheType) -> Void) -> WebImage {
        onSuccess { image, _, type in action(image, type) }
    }

    /// Sets what runs when there is no image.
    public func onFailure(perform action: @escaping (any Error) -> Void) -> WebImage {
        with { $0.onFailure = action }
    }

    /// Sets what runs when more of the image is there.
    public func onProgress(perform action: @escaping (_ receivedSize: Int, _ expectedSize: Int) -> Void) -> WebImage {
        with { $0.onProgress = action }
    }

    /// Lays an indicator over the view while the image loads.
    public func indicator<T: View>(_ indicator: Indicator<T>) -> WebImage {
        with { settings in
            settings.indicator = { AnyView(LoadIndicator(status: $0, indicator: indicator)) }
        }
    }

    /// Lays a view over this one while the image loads.
    public func indicator<T: View>(
        @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
    ) -> WebImage {
        indicator(Indicator(content: content))
    }

    /// Shows a view until the image is there.
    public func placeholder<T: View>(@ViewBuilder content: () -> T) -> WebImage {
        let view = AnyView(content())
        return with { $0.placeholder = view }
    }

    /// Shows another image, changed in the same way, until the image is there.
    public func placeholder(_ image: Image) -> WebImage {
        with { $0.placeholder = AnyView($0.configured(image)) }
    }
}

private struct LoadIndicator<T: View>: View {
    @ObservedObject var status: IndicatorStatus
    let indicator: Indicator<T>

    var body: some View {
        indicator.content($status.isLoading, $status.progress)
    }
}
