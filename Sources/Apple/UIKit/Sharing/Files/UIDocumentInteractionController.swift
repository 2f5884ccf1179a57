internal import UniformTypeIdentifiers

/// Previews a file of the app's, and offers what can be done with it.
///
/// There are no other apps to open a file with: the menus offer to look at it, to copy it and to save it.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// The object that says where previews go, and hears of them; held weakly.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The file.
    open var url: URL?
    /// The file's type; found by its name unless the app says it.
    open var uti: String? {
        get { storedType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
        set { storedType = newValue }
    }
    /// What the file is called; its name unless the app says it.
    open var name: String? {
        get { storedName ?? url?.lastPathComponent }
        set { storedName = newValue }
    }
    /// What the app tells whoever opens the file.
    open var annotation: Any?
    /// Pictures for the file: the page of a document.
    open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }
    /// What an app may do with gestures of its own. None: the app shows the menus itself.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    private var storedType: String?
    private var storedName: String?
    private weak var preview: UIViewController?
    private weak var menu: UIViewController?

    /// Creates a controller for a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    public override init() { super.init() }

    // MARK: Previews

    /// Shows the file. Returns false if the delegate names no controller to show it over, or the file cannot be shown.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let url, preview == nil, FilePreview(url).isShown,
            let parent = previewParent
        else { return false }
        let controller = FilePreviewController(url, name: name ?? "")
        controller.ended = { [self] in
            preview = nil
            delegate?.documentInteractionControllerDidEndPreview(self)
        }
        delegate?.documentInteractionControllerWillBeginPreview(self)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.modalPresentationStyle = .fullScreen
        preview = navigation
        parent.present(navigation, animated: animated)
        return true
    }

    private var previewParent: UIViewController? {
        let parent = delegate?.documentInteractionControllerViewControllerForPreview(self)
        return parent is NoPreviewParent ? nil : parent
    }

    /// Sends the preview away.
    open func dismissPreview(animated: Bool) { preview?.presentingViewController?.dismiss(animated: animated) }

    // MARK: Menus

    /// Offers what can be done with the file, from a part of a view. Returns whether the menu shows.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(hasPreview: true, animated, from: view) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Offers what can be done with the file, from a button of a bar. Returns whether the menu shows.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(hasPreview: true, animated, from: item.shownView) { $0.barButtonItem = item }
    }

    /// Offers whom the file can be given to, from a part of a view. Returns whether the menu shows.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(hasPreview: false, animated, from: view) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Offers whom the file can be given to, from a button of a bar. Returns whether the menu shows.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(hasPreview: false, animated, from: item.shownView) { $0.barButtonItem = item }
    }

    /// Sends the menu away.
    open func dismissMenu(animated: Bool) { menu?.presentingViewController?.dismiss(animated: animated) }

    private func present(
        hasPreview: Bool, _ animated: Bool, from view: UIView?,
        place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard let url, FileManager.default.fileExists(atPath: url.path), menu == nil else { return false }
        let above = previewParent
        guard let parent = above ?? view?.window?.rootViewController?.topPresented else { return false }
        // Without a controller to show it over there is no preview.
        let looks = hasPreview && above != nil && FilePreview(url).isShown
        let look = looks ? [LookActivity()] : []
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: look)
        sheet.completionWithItemsHandler = { [self] _, _, _, _ in
            if hasPreview {
                delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
            } else {
                delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
            }
            if look.first?.wasChosen == true { presentPreview(animated: animated) }
        }
        sheet.popoverPresentationController.map(place)
        if hasPreview {
            delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        } else {
            delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        }
        menu = sheet
        parent.present(sheet, animated: animated)
        return true
    }
}

/// Shows the file, once the menu is gone.
private final class LookActivity: UIActivity {
    private(set) var wasChosen = false

    override var activityTitle: String? {
        Bundle.main.preferredLocalizations.first?.prefix(2) == "ko" ? "훑어보기" : "Quick Look"
    }
    override var activityImage: UIImage? { UIImage(systemName: "eye") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func perform() {
        wasChosen = true
        activityDidFinish(true)
    }
}

/// Stands for the controller that a delegate does not name.
private final class NoPreviewParent: UIViewController {}

extension UIViewController {
    /// The controller on top of those that are presented here.
    var topPresented: UIViewController { presentedViewController?.topPresented ?? self }
}

/// Says where previews of a file go, and hears of them. Every method is optional.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller to show the preview over. Without it there is none.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// Where the preview seems to come from. Nobody is asked: it comes from below.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// The view the preview seems to come from. Nobody is asked: it comes from below.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// The preview is about to show.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// The preview is gone.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// The menu of options is about to show.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// The menu of options is gone.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// The menu of whom to give the file to is about to show.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    /// The menu of whom to give the file to is gone.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    /// The file is about to be given to an app. Never called: there is none.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    /// An app has the file. Never called: there is none.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { NoPreviewParent() }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        .zero
    }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        nil
    }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
}
