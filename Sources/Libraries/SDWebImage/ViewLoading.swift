import Foundation
import UIKit

/// The images that a view loads, each for a place of its own.
@MainActor
final class ViewLoading {
    private var operations: [String: SDWebImageCombinedOperation] = [:]
    private(set) var urls: [String: URL] = [:]
    var indicator: (any SDWebImageIndicator)?
    var transition: SDWebImageTransition?

    /// The loading of a view.
    static func of(_ view: UIView) -> ViewLoading {
        if let known = objc_getAssociatedObject(view, key) as? ViewLoading { return known }
        let new = ViewLoading()
        objc_setAssociatedObject(view, key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
    }

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    func cancel(_ place: String) {
        operations.removeValue(forKey: place)?.cancel()
    }

    /// Loads an image for a place of a view; what loads for it now is cancelled.
    func load(
        _ url: URL?, placeholder: UIImage?, options: SDWebImageOptions, place: String, in view: UIView,
        progress: SDImageLoaderProgressBlock?, completed: SDExternalCompletionBlock?,
        show: @escaping @MainActor (UIImage?) -> Void
    ) {
        cancel(place)
        urls[place] = url
        if !options.contains(.delayPlaceholder) { show(placeholder) }
        if url != nil { startIndicator(in: view) }
        let operation = SDWebImageManager.shared.loadImage(with: url, options: options, progress: progress) {
            [weak self, weak view] image, _, error, type, isWhole, url in
            MainActor.assumeIsolated {
                guard let self, let view else { return }
                if isWhole { self.indicator?.stopAnimatingIndicator() }
                if let image, !options.contains(.avoidAutoSetImage) {
                    if let transition = self.transition, type == .none || options.contains(.forceTransition) {
                        transition.run(in: view, image, type, url) { show(image) }
                    } else {
                        show(image)
                    }
                } else if image == nil, options.contains(.delayPlaceholder) {
                    show(placeholder)
                }
                view.setNeedsLayout()
                completed?(image, error, type, url)
            }
        }
        operations[place] = operation
    }

    private func startIndicator(in view: UIView) {
        guard let indicator else { return }
        let wheel = indicator.indicatorView
        if wheel.superview !== view {
            view.addSubview(wheel)
            wheel.autoresizingMask = [
                .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
            ]
        }
        wheel.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        indicator.startAnimatingIndicator()
    }
}
