public import Foundation
public import UIKit

extension UIButton {
    /// Shows the image of an address in a state when it is there, and the placeholder until then.
    public func setImageFor(_ state: UIControl.State, with url: URL, placeholderImage: UIImage? = nil) {
        ViewDownloads.of(self).show(
            ViewDownloads.request(url), placeholder: placeholderImage, at: "image \(state.rawValue)", success: nil,
            failure: nil
        ) { [weak self] in self?.setImage($0, for: state) }
    }

    /// Shows the image of an address behind, in a state, when it is there, and the placeholder until then.
    public func setBackgroundImageFor(_ state: UIControl.State, with url: URL, placeholderImage: UIImage? = nil) {
        ViewDownloads.of(self).show(
            ViewDownloads.request(url), placeholder: placeholderImage, at: "background \(state.rawValue)", success: nil,
            failure: nil
        ) { [weak self] in self?.setBackgroundImage($0, for: state) }
    }

    /// Waits for the image of a state no more.
    public func cancelImageDownloadTask(for state: UIControl.State) {
        ViewDownloads.of(self).cancel("image \(state.rawValue)")
    }

    /// Waits for the background of a state no more.
    public func cancelBackgroundImageDownloadTask(for state: UIControl.State) {
        ViewDownloads.of(self).cancel("background \(state.rawValue)")
    }
}
