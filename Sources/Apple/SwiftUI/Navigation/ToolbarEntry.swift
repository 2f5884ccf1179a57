/// A bar button that a view asks for.
@MainActor
struct ToolbarEntry {
    enum Side { case leading, trailing, title, bottom, keyboard }

    var side: Side
    var button: UIBarButtonItem
}
