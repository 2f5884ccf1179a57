public import Foundation
public import ObjectiveC

/// Records how changes are taken back, in groups: by default one for each turn of the run loop.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    fileprivate final class Group {
        var steps: [Step] = []
        var actionName = ""
        var isDiscardable = false
        let parent: Group?

        init(parent: Group?) { self.parent = parent }
    }

    fileprivate enum Step {
        case action(target: WeakTarget, () -> Void)
        case group(Group)
    }

    fileprivate struct WeakTarget { weak var object: AnyObject? }

    private enum Mode { case normal, undoing, redoing }

    private var undos: [Group] = []
    private var redos: [Group] = []
    private var open: Group?
    private var mode = Mode.normal
    private var disabledCount = 0
    private var closesAtTurnsEnd = false

    public override init() { super.init() }

    // MARK: Groups

    /// Whether registering outside of a group opens one that lasts until the run loop's turn ends.
    open var groupsByEvent = true
    /// How many groups are kept at most; 0 is no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }
    /// The modes in which groups of one event are closed. Has no effect: they are closed in every mode.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// The number of open groups.
    open var groupingLevel: Int {
        var (level, group) = (0, open)
        while let current = group { (level, group) = (level + 1, current.parent) }
        return level
    }

    /// Opens a group of changes that are undone together.
    open func beginUndoGrouping() {
        if groupsByEvent, open == nil, mode == .normal { openEventGroup() }
        pushGroup()
    }

    private func openEventGroup() {
        pushGroup()
        guard !closesAtTurnsEnd else { return }
        closesAtTurnsEnd = true
        DispatchQueue.main.async { self.closeEventGroup() }
    }

    private func closeEventGroup() {
        closesAtTurnsEnd = false
        // Groups that an app left open stay open, as they did on iOS.
        if groupingLevel == 1 { endUndoGrouping() }
    }

    private func pushGroup() {
        post(.NSUndoManagerCheckpoint)
        open = Group(parent: open)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the group that was opened last.
    open func endUndoGrouping() {
        guard let group = open else {
            preconditionFailure("UndoManager: endUndoGrouping() without a matching beginUndoGrouping()")
        }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        open = group.parent
        if let parent = group.parent {
            if !group.steps.isEmpty { parent.steps.append(.group(group)) }
            if parent.actionName.isEmpty { parent.actionName = group.actionName }
        } else if !group.steps.isEmpty {
            if mode == .undoing { redos.append(group) } else { undos.append(group) }
            trim()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        if undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
        if redos.count > levelsOfUndo { redos.removeFirst(redos.count - levelsOfUndo) }
    }

    // MARK: Registering

    /// Whether changes are recorded. True by default.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// Records no changes until it is balanced by ``enableUndoRegistration()``.
    open func disableUndoRegistration() { disabledCount += 1 }
    /// Records changes again.
    open func enableUndoRegistration() {
        precondition(disabledCount > 0, "UndoManager: enableUndoRegistration() without a matching disable")
        disabledCount -= 1
    }

    /// Calls `handler` with the target when the change is taken back. The target is not kept.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
        register(target) { [weak target] in if let target { handler(target) } }
    }

    /// Records a message that undoes a change. The target is not kept alive.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let target = target as AnyObject
        register(target) { [weak target] in if let target { SelectorTable.send(selector, to: target, anObject) } }
    }

    private func register(_ target: AnyObject, _ action: @escaping () -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if open == nil {
            precondition(groupsByEvent, "UndoManager: registerUndo was called without an open undo group")
            openEventGroup()
        }
        // A new change discards the changes that could have been redone.
        if mode == .normal { redos = [] }
        open?.steps.append(.action(target: WeakTarget(object: target), action))
    }

    // MARK: Undoing

    /// Whether there is something to undo.
    open var canUndo: Bool { !undos.isEmpty || open.map { !$0.steps.isEmpty } ?? false }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redos.isEmpty }
    /// Whether changes are being undone.
    open var isUndoing: Bool { mode == .undoing }
    /// Whether changes are being redone.
    open var isRedoing: Bool { mode == .redoing }

    /// Takes the last group back, after closing the one that is open.
    open func undo() {
        if groupingLevel == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the group that was closed last, also inside an open one.
    open func undoNestedGroup() {
        guard mode == .normal, let group = undos.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        revert(group, as: .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes what was undone last.
    open func redo() {
        if groupingLevel == 1 { endUndoGrouping() }
        guard mode == .normal, let group = redos.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        revert(group, as: .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    private func revert(_ group: Group, as newMode: Mode) {
        mode = newMode
        let outer = open
        open = nil
        pushGroup()
        open?.actionName = group.actionName
        open?.isDiscardable = group.isDiscardable
        perform(group)
        while groupingLevel > 1 { endUndoGrouping() }
        endUndoGrouping()
        open = outer
        mode = .normal
    }

    private func perform(_ group: Group) {
        for step in group.steps.reversed() {
            switch step {
            case .action(let target, let action): if target.object != nil { action() }
            case .group(let inner): perform(inner)
            }
        }
    }

    /// Forgets all changes.
    open func removeAllActions() {
        (undos, redos) = ([], [])
        open?.steps = []
    }

    /// Forgets the changes of a target.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        func strip(_ group: Group) {
            group.steps.removeAll { step in
                switch step {
                case .action(let target, _): return target.object === object
                case .group(let inner):
                    strip(inner)
                    return inner.steps.isEmpty
                }
            }
        }
        for group in undos + redos { strip(group) }
        open.map(strip)
        undos.removeAll { $0.steps.isEmpty }
        redos.removeAll { $0.steps.isEmpty }
    }

    // MARK: Names

    /// Names the change that was recorded last, for menus.
    open func setActionName(_ actionName: String) {
        if let open { open.actionName = actionName } else { undos.last?.actionName = actionName }
    }

    /// Says that losing the recorded change would not matter.
    open func setActionIsDiscardable(_ discardable: Bool) {
        if let open { open.isDiscardable = discardable } else { undos.last?.isDiscardable = discardable }
    }

    /// The name of the change that would be undone.
    open var undoActionName: String {
        if let open, !open.steps.isEmpty { return open.actionName }
        return undos.last?.actionName ?? ""
    }
    /// The name of the change that would be redone.
    open var redoActionName: String { redos.last?.actionName ?? "" }
    /// Whether losing the change that would be undone would not matter.
    open var undoActionIsDiscardable: Bool { undos.last?.isDiscardable ?? false }
    /// Whether losing the change that would be redone would not matter.
    open var redoActionIsDiscardable: Bool { redos.last?.isDiscardable ?? false }
    /// The title for a menu, with the change's name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title for a menu, with the change's name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title for a menu with a change's name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo " + actionName
    }

    /// Returns the title for a menu with a change's name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo " + actionName
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
    /// Posted when a group is opened or closed and when changes are asked for.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Posted when a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted when a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before changes are undone.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted when changes were undone.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before changes are redone.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted when changes were redone.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
