/// Information that a view passes up to the view it is in.
@MainActor
struct Traits {
    /// By `tag(_:)`.
    var tag: AnyHashable?
    /// The identity in the nearest ``ForEach``, which is the tag of those that have none.
    var implicitTag: AnyHashable?
    /// Tells rows apart.
    var identity: AnyHashable?
    /// How many columns of a grid the view takes, and how it stands in them.
    var gridCell = GridCellTraits()
    var layoutPriority: Double = 0
    var zIndex: Double = 0
    /// The section of a list that the view is in.
    var section: SectionContent?
    /// Whether the element is no row, and stands for a section without rows.
    var isSectionMark = false
    /// Whether the view is the header or the footer of the section.
    var sectionEdge: SectionEdge?
    var rowSeparators: (top: Visibility, bottom: Visibility) = (.automatic, .automatic)
    /// The lines before the first and after the last row of the section.
    var sectionSeparators: (top: Visibility, bottom: Visibility) = (.automatic, .automatic)
    /// Nil for the list's.
    var separatorTint: (top: UIColor?, bottom: UIColor?) = (nil, nil)
    var rowInsets: EdgeInsets?
    /// The action of a tap on the row.
    var rowAction: (() -> Void)?
    /// Whether a row leads to another screen.
    var isLink = false
    /// Whether a row that leads to another screen has no mark of that.
    var hidesLinkMark = false
    /// Whether the row's mark of a link is shown.
    var showsLinkMark: Bool { isLink && !hidesLinkMark }
    var deleteAction: (() -> Void)?
    /// What a row's list must not do with it.
    var (cannotDelete, cannotMove, cannotSelect) = (false, false, false)
    var swipeActions: [RowSwipeActions] = []
    /// The identities that the view has been given, besides that of a ``ForEach``.
    var identities: [AnyHashable] = []
    /// What the view tells the container around.
    var containerValues: [ObjectIdentifier: Any] = [:]
    /// What the view tells the layout around.
    var layoutValues: [ObjectIdentifier: Any] = [:]
    /// Takes the row to another place, by its number.
    var moveAction: ((Int, Int) -> Void)?
    /// Takes what is dropped before or after the row.
    var insertion: RowInsertion?
    /// A number or a word beside the view in a list, or on its tab.
    var badge: String?
    /// How the view stands in a tab bar.
    var tabItem: TabItem?
    /// Whether the bar of tabs is hidden while the view is its page; nil for what others say.
    var hidesTabBar: Bool?
    /// The view's role in a menu.
    var menuEntry: MenuEntry?
}
