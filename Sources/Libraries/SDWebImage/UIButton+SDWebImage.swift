public import Foundation
public import UIKit

extension UIButton {
    /// Shows the image of an address in a state when it is there, and the placeholder until then.
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        ViewLoading.of(self).load(
            url, placeholder: placeholder, options: options, place: "image \(state.rawValue)", in: self,
            progress: nil, completed: completedBlock
        ) { [weak self] in self?.setImage($0, for: state) }
    }

    /// Shows the image of an address behind a state's content when it is there, and the placeholder until then.
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        ViewLoading.of(self).load(
            url, placeholder: placeholder, options: options, place: "background \(state.rawValue)", in: self,
            progress: nil, completed: completedBlock
        ) { [weak self] in self?.setBackgroundImage($0, for: state) }
    }

    /// Ends the loading of the image of a state.
    public func sd_cancelImageLoad(for state: UIControl.State) {
        ViewLoading.of(self).cancel("image \(state.rawValue)")
    }
}
