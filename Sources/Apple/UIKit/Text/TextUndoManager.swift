/// A text's own undo, where there is something of it; otherwise that of what is around the text.
@MainActor
final class TextUndoManager: UndoManager {
    private unowned let interaction: TextInteraction

    init(_ interaction: TextInteraction) {
        self.interaction = interaction
    }

    private var editor: TextEditor { interaction.editor }
    private var outer: UndoManager? { interaction.host.next?.undoManager }

    override var canUndo: Bool { editor.canUndo || super.canUndo || outer?.canUndo ?? false }
    override var canRedo: Bool { editor.canRedo || super.canRedo || outer?.canRedo ?? false }

    override func undo() {
        if editor.canUndo {
            interaction.undo()
        } else if super.canUndo {
            super.undo()
        } else {
            outer?.undo()
        }
    }

    override func redo() {
        if editor.canRedo {
            interaction.redo()
        } else if super.canRedo {
            super.redo()
        } else {
            outer?.redo()
        }
    }

    override func removeAllActions() {
        editor.clearHistory()
        super.removeAllActions()
    }

    override var undoActionName: String { editor.canUndo ? "Typing" : super.undoActionName }
    override var redoActionName: String { editor.canRedo ? "Typing" : super.redoActionName }
}
