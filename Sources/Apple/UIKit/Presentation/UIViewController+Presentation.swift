/// Presenting controllers over others.
extension UIViewController {
    private enum PresentedKey {}
    private enum OwnKey {}
    private enum ControllerKey {}

    /// The controller that this one itself presents.
    var presentation: Presentation? {
        get { attachments[ObjectIdentifier(PresentedKey.self)] as? Presentation }
        set { attachments[ObjectIdentifier(PresentedKey.self)] = newValue }
    }

    /// That by which this controller itself is presented.
    var ownPresentation: Presentation? {
        get { (attachments[ObjectIdentifier(OwnKey.self)] as? WeakReference<Presentation>)?.object }
        set { attachments[ObjectIdentifier(OwnKey.self)] = newValue.map(WeakReference.init) }
    }

    var ownPresentationController: UIPresentationController? {
        if let own = ownPresentation?.controller { return own }
        if let parent, parent.ownPresentation != nil { return parent.presentationController }
        let key = ObjectIdentifier(ControllerKey.self)
        if let made = attachments[key] as? UIPresentationController,
            made.presentationStyle == resolvedPresentationStyle || resolvedPresentationStyle == .custom
        {
            return made
        }
        let made = makePresentationController(presenting: self)
        // It must not keep its controller alive by way of that.
        attachments[key] = made
        return made
    }

    var ownPopoverPresentationController: UIPopoverPresentationController? {
        if let alert = self as? UIAlertController { return alert.sourcePopover }
        guard resolvedPresentationStyle == .popover else { return nil }
        return presentationController as? UIPopoverPresentationController
    }

    var resolvedPresentationStyle: UIModalPresentationStyle {
        modalPresentationStyle == .automatic ? automaticPresentationStyle : modalPresentationStyle
    }

    private func makePresentationController(presenting: UIViewController) -> UIPresentationController {
        let style = resolvedPresentationStyle
        if let own = makeOwnPresentationController(presenting: presenting) { return own }
        if style == .custom,
            let custom = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: presenting)
        {
            return custom
        }
        switch style {
        case .pageSheet, .formSheet:
            return UISheetPresentationController(style, presented: self, presenting: presenting)
        case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        default: return ScreenPresentationController(style, presented: self, presenting: presenting)
        }
    }

    /// The ancestor over which `controller` is shown.
    private func presenter(of controller: UIViewController) -> UIViewController {
        var candidate = self
        let staysInContext =
            [.currentContext, .overCurrentContext].contains(controller.resolvedPresentationStyle)
        while let parent = candidate.parent {
            if staysInContext, candidate.definesPresentationContext { break }
            candidate = parent
        }
        return candidate
    }

    func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(of: controller)
        func refuse(_ reason: String) {
            let line = "Attempt to present \(controller) on \(presenter) \(reason).\n"
            FileHandle.standardError.write(Data(line.utf8))
        }
        if let current = presenter.presentation, !current.isDismissing {
            return refuse("which is already presenting \(current.presented)")
        }
        if controller.ownPresentation != nil { return refuse("which is already presented") }
        guard let window = presenter.viewIfLoaded?.window else {
            return refuse("whose view is not in the window hierarchy")
        }
        let key = ObjectIdentifier(ControllerKey.self)
        var presentationController =
            controller.attachments[key] as? UIPresentationController
            ?? controller.makePresentationController(presenting: presenter)
        controller.attachments[key] = nil
        if let popover = presentationController as? UIPopoverPresentationController {
            presentationController = popover.adapted(presenting: presenter)
        }
        let presentation = Presentation(
            presenter: presenter, presented: controller, controller: presentationController)
        presenter.presentation = presentation
        controller.ownPresentation = presentation
        presentation.present(in: window, animated: animated, completion: completion)
    }

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        // The nearest controller that presents something dismisses it; one that presents nothing asks its presenter.
        var next: UIViewController? = self
        while let controller = next {
            if let presentation = controller.presentation, !presentation.isDismissing {
                presentation.dismissWhatItPresents()
                presentation.dismiss(animated: animated, completion: completion)
                return
            }
            next = controller.parent
        }
        next = self
        while let controller = next {
            if let own = controller.ownPresentation {
                if own.isDismissing { completion?() } else { own.dismiss(animated: animated, completion: completion) }
                return
            }
            next = controller.parent
        }
        completion?()
    }
}

extension Presentation {
    /// Controllers presented over the presented one are dismissed with it, the last first.
    fileprivate func dismissWhatItPresents() {
        guard let upper = presented.presentation else { return }
        upper.dismissWhatItPresents()
        upper.dismiss(animated: false, completion: nil)
    }
}

/// A reference that keeps nothing alive.
final class WeakReference<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}
