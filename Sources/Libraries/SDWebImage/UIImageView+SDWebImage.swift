public import Foundation
public import UIKit

extension UIImageView {
    static let place = "image"

    /// Shows the image of an address when it is there, and the placeholder until then.
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil
    ) {
        sd_setImage(with: url, placeholderImage: placeholder, options: options, progress: nil, completed: nil)
    }

    /// Shows the image of an address when it is there, and calls a block then.
    public func sd_setImage(with url: URL?, completed completedBlock: SDExternalCompletionBlock?) {
        sd_setImage(with: url, placeholderImage: nil, options: [], progress: nil, completed: completedBlock)
    }

    /// Shows the image of an address when it is there, and the placeholder until then.
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        completed completedBlock: SDExternalCompletionBlock?
    ) {
        sd_setImage(
            with: url, placeholderImage: placeholder, options: options, progress: nil, completed: completedBlock)
    }

    /// Shows the image of an address when it is there, and the placeholder until then.
    ///
    /// - Parameter progressBlock: called once, when all data has come from the network.
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: SDExternalCompletionBlock?
    ) {
        ViewLoading.of(self).load(
            url, placeholder: placeholder, options: options, place: Self.place, in: self, progress: progressBlock,
            completed: completedBlock
        ) { [weak self] in self?.image = $0 }
    }
}
