public import Foundation
public import UIKit

extension UIView {
    /// What shows that the view loads an image; nil, the default, shows nothing.
    public var sd_imageIndicator: (any SDWebImageIndicator)? {
        get { ViewLoading.of(self).indicator }
        set {
            let loading = ViewLoading.of(self)
            loading.indicator?.indicatorView.removeFromSuperview()
            loading.indicator = newValue
        }
    }

    /// How an image appears that was not in the cache; nil, the default, for at once.
    public var sd_imageTransition: SDWebImageTransition? {
        get { ViewLoading.of(self).transition }
        set { ViewLoading.of(self).transition = newValue }
    }

    /// The address of the image that was asked for last; nil without one.
    public var sd_imageURL: URL? { ViewLoading.of(self).urls[UIImageView.place] }

    /// Ends the loading of the view's image.
    public func sd_cancelCurrentImageLoad() { ViewLoading.of(self).cancel(UIImageView.place) }
}
