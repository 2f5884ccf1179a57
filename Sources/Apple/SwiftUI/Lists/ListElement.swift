/// Shows rows by a table view.
final class ListElement: ContainerElement {
    let table: UITableView
    private let source = ListSource()
    private var refresher: Refresher?
    private var margins = UIEdgeInsets.zero

    init(style: UITableView.Style) {
        table = UITableView(frame: .zero, style: style)
        super.init()
        table.separatorStyle = .none
        table.estimatedRowHeight = 0
        table.sectionHeaderTopPadding = 0
        table.dataSource = source
        table.delegate = source
        table.dropDelegate = source
        table.register(ListCell.self, forCellReuseIdentifier: ListSource.reuse)
    }

    func update(_ environment: EnvironmentValues, choice: ListChoice?) {
        refresher = Refresher.follow(environment.refreshAction, on: table, refresher)
        source.environment = environment
        source.choice = choice
        if let choice { environment.splitColumn?.deselect = { choice.choose(nil, false) } }
        table.allowsMultipleSelectionDuringEditing = choice?.takesSeveral ?? false
        environment.scrolling.apply(to: table, shows: true)
        margins = environment.scrolling.margins
        if environment.scrollContentHidden { table.backgroundColor = .clear }
        let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
        if table.isEditing != isEditing { table.setEditing(isEditing, animated: table.window != nil) }
        environment.scrollRegistry?.add(self)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        canvas.add(table, at: canvas.extended(rect))
        let insets = canvas.scrollInsets(of: rect).adding(margins)
        if table.contentInset != insets { table.contentInset = insets }
        source.show(children, in: table, pixel: 1 / canvas.pixels)
    }

    override var extendsOverSafeArea: Bool { false }
}

extension ListElement: Scroller {
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool {
        graph?.flush()
        guard let path = source.path(of: id) else { return false }
        let position: UITableView.ScrollPosition =
            anchor.map { $0.y < 0.25 ? .top : $0.y > 0.75 ? .bottom : .middle } ?? .none
        table.scrollToRow(at: path, at: position, animated: animation != nil)
        return true
    }
}

private struct ScrollContentKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether lists have no background of their own.
    var scrollContentHidden: Bool {
        get { self[ScrollContentKey.self] }
        set { self[ScrollContentKey.self] = newValue }
    }
}

extension View {
    /// Whether the background of lists below is shown.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentHidden, visibility == .hidden)
    }
}
