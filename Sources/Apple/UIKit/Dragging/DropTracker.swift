/// Follows a drag over the windows of a scene and tells the views below it.
@MainActor
package final class DropTracker {
    /// A view that takes what is dropped.
    private enum Target {
        case interaction(UIDropInteraction)
        case text(any TextDropTarget)

        @MainActor var object: AnyObject {
            switch self {
            case .interaction(let interaction): interaction
            case .text(let target): target
            }
        }
    }

    private let session: DropSession
    private var target: Target?
    /// Every interaction that has heard of the drag.
    private var seen: [UIDropInteraction] = []
    /// The outcome for the things if they were dropped now.
    package private(set) var operation = UIDropOperation.cancel

    /// Whether a view is asked for at which a drag is, rather than a touch: more may take a drop than take touches.
    package private(set) static var isLooking = false

    init(_ session: DropSession) { self.session = session }

    /// Finds what is below a drag.
    static func look<T>(_ find: () -> T) -> T {
        isLooking = true
        defer { isLooking = false }
        return find()
    }

    /// The drag is over a view, at a point of its window; over none if nil.
    package func move(to point: CGPoint, over view: UIView?) {
        session.place = point
        let found = view.flatMap(find)
        if found?.object !== target?.object {
            if case .interaction(let old)? = target { old.delegate?.dropInteraction(old, sessionDidExit: session) }
            target = found
            if case .interaction(let new)? = found {
                if !seen.contains(where: { $0 === new }) { seen.append(new) }
                new.delegate?.dropInteraction(new, sessionDidEnter: session)
            }
        }
        switch target {
        case .interaction(let interaction)?:
            let proposal = interaction.delegate?.dropInteraction(interaction, sessionDidUpdate: session)
            operation = proposal?.operation ?? .cancel
            // Only what the drag allows.
            if operation == .move, !session.allowsMoveOperation { operation = .copy }
        case .text?: operation = .copy
        case nil: operation = .cancel
        }
    }

    /// Ends the drag where it is, with a drop if the view there takes one. Returns what becomes of the things.
    @discardableResult
    package func drop() -> UIDropOperation {
        let isTaken = operation == .copy || operation == .move
        switch target {
        case .interaction(let interaction)? where isTaken:
            interaction.delegate?.dropInteraction(interaction, performDrop: session)
            interaction.delegate?.dropInteraction(interaction, concludeDrop: session)
        case .text(let view)? where isTaken:
            let point = session.location(in: view)
            session.loadObjects(ofClass: String.self) { [weak view] texts in
                guard !texts.isEmpty else { return }
                view?.insertDropped(texts.joined(separator: "\n"), at: point)
            }
        case .interaction(let interaction)?: interaction.delegate?.dropInteraction(interaction, sessionDidExit: session)
        default: break
        }
        end()
        return isTaken ? operation : .cancel
    }

    /// Ends the drag without a drop.
    package func cancel() {
        if case .interaction(let old)? = target { old.delegate?.dropInteraction(old, sessionDidExit: session) }
        end()
        operation = .cancel
    }

    private func end() {
        target = nil
        for interaction in seen { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
        seen = []
    }

    /// The nearest view from `view` upwards that takes the drag.
    private func find(from view: UIView) -> Target? {
        for view in sequence(first: view, next: \.superview) {
            for case let interaction as UIDropInteraction in view.interactions
            where interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false {
                return .interaction(interaction)
            }
            if let text = view as? any TextDropTarget, text.takesDroppedText,
                session.canLoadObjects(ofClass: NSString.self)
            {
                return .text(text)
            }
        }
        return nil
    }
}
