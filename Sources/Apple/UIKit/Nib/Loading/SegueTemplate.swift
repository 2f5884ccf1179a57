import Documents

/// A segue of a storyboard, to be made each time it is performed.
@MainActor
final class SegueTemplate {
    enum Kind: String {
        case show, showDetail, presentation, popoverPresentation, embed, unwind, custom
        // The names of storyboards from before iOS 8.
        case push, modal, replace
    }

    let kind: Kind
    let identifier: String?
    private let destination: String
    private let unwindAction: String?
    private let customType: AnyClass?
    private let isAnimated: Bool
    private let presentationStyle: UIModalPresentationStyle?
    private let transitionStyle: UIModalTransitionStyle?
    private let anchor: String?
    private weak var storyboard: UIStoryboard?
    private weak var loader: NibLoader?

    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    ]

    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    init(_ element: InterfaceElement, in loader: NibLoader) {
        kind = element["kind"].flatMap(Kind.init) ?? .show
        identifier = element["identifier"]
        destination = element.string("destination")
        unwindAction = element["unwindAction"]
        customType = NibClasses.custom(element)?.type
        isAnimated = element.bool("animates") ?? true
        presentationStyle = element["modalPresentationStyle"].flatMap { Self.presentationStyles[$0] }
        transitionStyle = element["modalTransitionStyle"].flatMap { Self.transitionStyles[$0] }
        anchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
        _ = (element["trigger"], element["eventType"], element["splitViewControllerTargetIndex"])
        element.child(key: "popoverArrowDirection")?.markAllKnown()
        storyboard = loader.storyboard
        self.loader = loader
    }

    /// A touch started the segue: the controller may refuse.
    func trigger(from source: UIViewController, sender: Any?) {
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(from: source, sender: sender)
    }

    func perform(from source: UIViewController, sender: Any?) {
        if kind == .unwind { return unwind(from: source, sender: sender) }
        guard let controller = storyboard?.makeController(id: destination) else { return }
        if let presentationStyle { controller.modalPresentationStyle = presentationStyle }
        if let transitionStyle { controller.modalTransitionStyle = transitionStyle }
        if kind == .popoverPresentation {
            controller.modalPresentationStyle = .popover
            if let view = anchor.flatMap({ loader?.object($0) }) ?? sender as AnyObject? {
                if let view = view as? UIView {
                    controller.popoverPresentationController?.sourceView = view
                    controller.popoverPresentationController?.sourceRect = view.bounds
                }
            }
        }
        let segue = makeSegue(from: source, to: controller)
        source.prepare(for: segue, sender: sender)
        if isAnimated { segue.perform() } else { UIView.performWithoutAnimation { segue.perform() } }
    }

    private func makeSegue(from source: UIViewController, to controller: UIViewController) -> UIStoryboardSegue {
        if let type = customType as? UIStoryboardSegue.Type {
            return type._make(identifier: identifier, source: source, destination: controller)
        }
        let (kind, isAnimated) = (kind, isAnimated)
        return UIStoryboardSegue(identifier: identifier, source: source, destination: controller) {
            switch kind {
            case .show, .push: source.show(controller, sender: nil)
            case .showDetail, .replace: source.showDetailViewController(controller, sender: nil)
            case .embed: break
            default: source.present(controller, animated: isAnimated)
            }
        }
    }

    // MARK: Embedding

    /// Makes the controller of a container view and puts its view there.
    func embed(in container: UIView, of parent: UIViewController) {
        guard let controller = storyboard?.makeController(id: destination) else { return }
        let segue = makeSegue(from: parent, to: controller)
        parent.nib?.segues.append(self)
        parent.addChild(controller)
        parent.prepare(for: segue, sender: nil)
        let view: UIView = controller.view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        controller.tellDidMove(toParent: parent)
    }

    // MARK: Unwinding

    private func unwind(from source: UIViewController, sender: Any?) {
        guard let unwindAction else { return }
        let selector = Selector(unwindAction)
        guard let target = Self.unwindTarget(of: source, selector, sender: sender) else { return }
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: target) {
            Self.goBack(from: source, to: target)
        }
        source.prepare(for: segue, sender: sender)
        SelectorTable.send(selector, to: target, segue)
        segue.perform()
    }

    /// The nearest controller on the way back that has the action.
    private static func unwindTarget(
        of source: UIViewController, _ selector: Selector, sender: Any?
    ) -> UIViewController? {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(source)]
        var next: UIViewController? = source
        while let current = next {
            var candidates: [UIViewController] = []
            if let navigation = current.parent as? UINavigationController,
                let index = navigation.viewControllers.firstIndex(where: { $0 === current })
            {
                candidates += navigation.viewControllers[..<index].reversed()
            }
            if let parent = current.parent { candidates.append(parent) }
            if let presenting = current.presentingViewController {
                candidates += descendants(of: presenting)
            }
            for candidate in candidates where seen.insert(ObjectIdentifier(candidate)).inserted {
                if SelectorTable.responds(candidate, to: selector) { return candidate }
            }
            next = current.parent ?? current.presentingViewController
        }
        return nil
    }

    private static func descendants(of controller: UIViewController) -> [UIViewController] {
        let own = controller.children.reversed().flatMap { descendants(of: $0) }
        return own + [controller]
    }

    private static func goBack(from source: UIViewController, to target: UIViewController) {
        var presenter = source.presentingViewController
        // Dismiss everything presented over the target or its containers.
        while let current = presenter {
            if isWithin(target, current) || current === target {
                current.dismiss(animated: true)
                break
            }
            presenter = current.presentingViewController
        }
        if let navigation = target.navigationController, navigation.topViewController !== target {
            navigation.popToViewController(target, animated: true)
        }
    }

    private static func isWithin(_ controller: UIViewController, _ ancestor: UIViewController) -> Bool {
        var next: UIViewController? = controller
        while let current = next {
            if current === ancestor { return true }
            next = current.parent
        }
        return false
    }
}
