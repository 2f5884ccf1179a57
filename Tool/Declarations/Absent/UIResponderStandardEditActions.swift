// Actions that UIKit sends to responders by name, and that no class of ours answers itself. They are read by
// `seam generate`, for the tables of methods that `#selector` names, and are not compiled.

// absent
open class UIResponder: NSObject {
    open func select(_ sender: Any?)
    open func delete(_ sender: Any?)
    open func duplicate(_ sender: Any?)
    open func find(_ sender: Any?)
    open func findNext(_ sender: Any?)
    open func findPrevious(_ sender: Any?)
    open func rename(_ sender: Any?)
    open func print(_ sender: Any?)
    open func pasteAndMatchStyle(_ sender: Any?)
    open func pasteAndGo(_ sender: Any?)
    open func pasteAndSearch(_ sender: Any?)
    open func useSelectionForFind(_ sender: Any?)
    open func toggleBoldface(_ sender: Any?)
    open func toggleItalics(_ sender: Any?)
    open func toggleUnderline(_ sender: Any?)
    open func increaseSize(_ sender: Any?)
    open func decreaseSize(_ sender: Any?)
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

// absent
open class UIViewController: UIResponder {
    open func toggleSidebar(_ sender: Any?)
}
