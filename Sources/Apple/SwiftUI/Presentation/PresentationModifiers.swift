import Stage

/// A screen over the screen that a view is in, while a value says so.
public struct _PresentationModifier: NodeModifier {
    public typealias Body = Never
    /// The presented content, or nil for none; the identity tells one presentation from the next.
    let shown: (id: AnyHashable, make: () -> UIViewController, update: (UIViewController) -> Void)?
    /// Called when a person ended the presentation.
    let dismissed: () -> Void
    let onDismiss: (() -> Void)?

    func makeEffect() -> PresentationEffect { PresentationEffect() }

    func update(_ effect: PresentationEffect, _ inputs: Inputs) {
        effect.screen = inputs.screen
        effect.dismissed = dismissed
        effect.onDismiss = onDismiss
        effect.wanted = shown
        inputs.graph?.afterUpdate { [weak effect] in effect?.apply() }
        inputs.screen?.whenShown(effect) { [weak effect] in effect?.applySoon() }
    }
}

final class PresentationEffect: ModifierEffect {
    weak var screen: Screen?
    var dismissed: () -> Void = {}
    var onDismiss: (() -> Void)?
    var wanted: (id: AnyHashable, make: () -> UIViewController, update: (UIViewController) -> Void)?
    private var presented: (id: AnyHashable, controller: UIViewController)?

    /// The screen is about to be shown, and can present when it is.
    func applySoon() {
        NextTurn.perform { [weak self] in self?.apply() }
    }

    func apply() {
        if let presented {
            if let wanted, wanted.id == presented.id {
                wanted.update(presented.controller)
                return
            }
            self.presented = nil
            if presented.controller.presentingViewController != nil {
                presented.controller.dismiss(animated: true) { [weak self] in
                    self?.onDismiss?()
                    self?.apply()
                }
                return
            }
        }
        guard let wanted, let host = screen?.controller, host.viewIfLoaded?.window != nil else { return }
        let controller = wanted.make()
        presented = (wanted.id, controller)
        // A person may end a presentation too.
        (controller as? any PresentedController)?.didEnd = { [weak self, weak controller] in
            guard let self, let controller, self.presented?.controller === controller else { return }
            self.presented = nil
            self.dismissed()
            self.onDismiss?()
        }
        var top: UIViewController = host
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        top.present(controller, animated: true)
    }

    func end() {
        screen?.forget(self)
        guard let presented else { return }
        self.presented = nil
        if presented.controller.presentingViewController != nil { presented.controller.dismiss(animated: true) }
    }
}

/// A controller that tells when its presentation has ended.
@MainActor
protocol PresentedController: UIViewController {
    var didEnd: () -> Void { get set }
}

/// The screen of a sheet.
final class SheetController: UIHostingController<AnyView>, PresentedController {
    var didEnd: () -> Void = {}
    fileprivate let zooms = CoverZooms()

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || presentingViewController == nil { didEnd() }
    }
}

extension View {
    /// Shows a sheet over the screen while `isPresented` is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(CoverModifier(isPresented: isPresented, style: .automatic, onDismiss: onDismiss, cover: content))
    }

    /// Shows a sheet over the screen while there is an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemCoverModifier(item: item, style: .automatic, onDismiss: onDismiss, cover: content))
    }

    /// Shows a screen over all of the screen while `isPresented` is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(CoverModifier(isPresented: isPresented, style: .fullScreen, onDismiss: onDismiss, cover: content))
    }

    /// Shows a screen over all of the screen while there is an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemCoverModifier(item: item, style: .fullScreen, onDismiss: onDismiss, cover: content))
    }
}

/// A screen over another one, while a value is true.
private struct CoverModifier<Cover: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let style: UIModalPresentationStyle
    let onDismiss: (() -> Void)?
    let cover: () -> Cover
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let environment = environment.forScreen
        content.modifier(
            _PresentationModifier(
                shown: isPresented.wrappedValue
                    ? (
                        AnyHashable(0), { makeCover(cover(), style, environment) },
                        { ($0 as? SheetController)?.update(AnyView(cover()), environment: environment) }
                    ) : nil,
                dismissed: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: onDismiss))
    }
}

/// A screen over another one, while there is an item.
private struct ItemCoverModifier<Item: Identifiable, Cover: View>: ViewModifier {
    let item: Binding<Item?>
    let style: UIModalPresentationStyle
    let onDismiss: (() -> Void)?
    let cover: (Item) -> Cover
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let environment = environment.forScreen
        content.modifier(
            _PresentationModifier(
                shown: item.wrappedValue.map { item in
                    (
                        AnyHashable(item.id), { makeCover(cover(item), style, environment) },
                        { ($0 as? SheetController)?.update(AnyView(cover(item)), environment: environment) }
                    )
                },
                dismissed: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: onDismiss))
    }
}

@MainActor
private func makeCover<V: View>(
    _ view: V, _ style: UIModalPresentationStyle, _ environment: EnvironmentValues
) -> UIViewController {
    let controller = SheetController(rootView: AnyView(view), environment: environment)
    controller.modalPresentationStyle = style
    if style == .fullScreen { controller.transitioningDelegate = controller.zooms }
    if let sizing = controller.ownScreen.sheetSizing {
        let root = PresentationSizingRoot { [weak controller] proposal in
            let room = UIView.layoutFittingExpandedSize
            return controller?.sizeThatFits(
                in: CGSize(width: proposal.width ?? room.width, height: proposal.height ?? room.height)) ?? .zero
        }
        let size = sizing.proposedSize(for: root, context: PresentationSizingContext())
        if let width = size.width, let height = size.height {
            controller.modalPresentationStyle = style == .automatic ? .formSheet : style
            controller.preferredContentSize = CGSize(width: width, height: height)
        }
    }
    return controller
}
