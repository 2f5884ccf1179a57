internal import SeamPrimitives
public import UIKit

extension SVProgressHUD {
    // MARK: Activities

    /// Shows that something goes on.
    public nonisolated class func show() { perform { $0.showActivity(nil) } }
    /// Shows that something goes on, and what.
    public nonisolated class func show(withStatus status: String?) { perform { $0.showActivity(status) } }

    /// Shows that something goes on, over a mask.
    public nonisolated class func show(with maskType: SVProgressHUDMaskType) { masked(maskType) { show() } }

    /// Shows that something goes on, and what, over a mask.
    public nonisolated class func show(withStatus status: String?, maskType: SVProgressHUDMaskType) {
        masked(maskType) { show(withStatus: status) }
    }

    /// Shows how far something is, from 0 to 1.
    public nonisolated class func showProgress(_ progress: Float) { perform { $0.showProgress(progress, nil) } }
    /// Shows how far something is, from 0 to 1, and what.
    public nonisolated class func showProgress(_ progress: Float, status: String?) {
        perform { $0.showProgress(progress, status) }
    }

    /// Shows how far something is, over a mask.
    public nonisolated class func showProgress(_ progress: Float, status: String?, maskType: SVProgressHUDMaskType) {
        masked(maskType) { showProgress(progress, status: status) }
    }

    /// Changes the text of what is shown.
    public nonisolated class func setStatus(_ status: String?) { perform { $0.setStatus(status) } }

    private nonisolated class func masked(_ mask: SVProgressHUDMaskType, _ body: () -> Void) {
        perform { $0.settings.mask = mask }
        body()
    }

    /// Does something with the HUD on the main thread: at once there, soon elsewhere.
    private nonisolated class func perform(_ body: @escaping @MainActor (SVProgressHUD) -> Void) {
        MainQueue.perform { body(shared) }
    }

    // MARK: Results

    /// Shows a sign of information for a while.
    public nonisolated class func showInfo(withStatus status: String?) {
        perform { $0.showImage($0.settings.infoImage, status, for: displayDuration(for: status)) }
    }
    /// Shows a sign of success for a while.
    public nonisolated class func showSuccess(withStatus status: String?) {
        perform { $0.showImage($0.settings.successImage, status, for: displayDuration(for: status)) }
    }
    /// Shows a sign of failure for a while.
    public nonisolated class func showError(withStatus status: String?) {
        perform { $0.showImage($0.settings.errorImage, status, for: displayDuration(for: status)) }
    }

    /// Shows an image for a while.
    public nonisolated class func show(_ image: UIImage, status: String?) {
        nonisolated(unsafe) let image = image
        perform { $0.showImage(image, status, for: displayDuration(for: status)) }
    }

    /// How long a text is shown: half a second and 0.06 for each letter, within what the app has set.
    public class func displayDuration(for string: String?) -> TimeInterval {
        let settings = shared.settings
        let reading = Double(string?.count ?? 0) * 0.06 + 0.5
        return min(max(reading, settings.minimumTime), settings.maximumTime)
    }

    // MARK: Dismissing

    /// Takes one activity away, and the HUD with the last.
    public nonisolated class func popActivity() { perform { $0.popActivity() } }
    /// Takes the HUD away.
    public nonisolated class func dismiss() { perform { $0.dismiss(after: 0, nil) } }
    /// Takes the HUD away, and calls `completion` when it is gone.
    public nonisolated class func dismiss(completion: (() -> Void)?) { dismiss(withDelay: 0, completion: completion) }
    /// Takes the HUD away after some seconds.
    public nonisolated class func dismiss(withDelay delay: TimeInterval) { dismiss(withDelay: delay, completion: nil) }
    /// Takes the HUD away after some seconds, and calls `completion` when it is gone.
    public nonisolated class func dismiss(withDelay delay: TimeInterval, completion: (() -> Void)?) {
        nonisolated(unsafe) let completion = completion
        perform { $0.dismiss(after: delay, completion) }
    }
    /// Whether the HUD is shown.
    public class func isVisible() -> Bool { shared.isOnScreen }

    // MARK: Names of Swift 2

    /// The name of Swift 2 for ``show(withStatus:)``.
    public nonisolated class func showWithStatus(_ status: String?) { show(withStatus: status) }
    /// The name of Swift 2 for ``show(with:)``.
    public nonisolated class func showWithMaskType(_ maskType: SVProgressHUDMaskType) { show(with: maskType) }
    /// The name of Swift 2 for ``showInfo(withStatus:)``.
    public nonisolated class func showInfoWithStatus(_ status: String?) { showInfo(withStatus: status) }
    /// The name of Swift 2 for ``showSuccess(withStatus:)``.
    public nonisolated class func showSuccessWithStatus(_ status: String?) { showSuccess(withStatus: status) }
    /// The name of Swift 2 for ``showError(withStatus:)``.
    public nonisolated class func showErrorWithStatus(_ status: String?) { showError(withStatus: status) }
}
