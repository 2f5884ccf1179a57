/// The pages of a tab view, which are swiped.
final class PagesElement: ContainerElement {
    private let box = PagesView()
    /// Shows the title and the buttons of the page that is shown.
    weak var screen: Screen?
    private var chosen: AnyHashable?
    private var choose: ((AnyHashable) -> Void)?
    /// The page that is shown, where the app does not say.
    private var own = 0
    private var mode = PageTabViewStyle.IndexDisplayMode.automatic
    private var last: (size: CGSize, canvas: PlacementCanvas)?
    private var shown: [ObjectIdentifier: Element] = [:]
    /// Whether the choice of the app was shown before: the first one does not move in.
    private var hasShown = false

    override init() {
        super.init()
        box.scroll.didScroll = { [weak self] in self?.placeAgain() }
        box.didSettle = { [weak self] in self?.settle($0) }
    }

    func update(_ environment: EnvironmentValues, chosen: AnyHashable?, choose: ((AnyHashable) -> Void)?) {
        self.chosen = chosen
        self.choose = choose
        mode = environment.tabPages ?? .automatic
        box.dots.backgroundStyle =
            environment.indexBackground == .always
            ? .prominent : environment.indexBackground == .never ? .minimal : .automatic
        box.scroll.isScrollEnabled = environment.isEnabled
    }

    private func tag(_ index: Int) -> AnyHashable {
        let traits = children[index].traits
        return traits.tag ?? traits.implicitTag ?? AnyHashable(index)
    }

    private var current: Int {
        if let chosen, let index = children.indices.first(where: { tag($0) == chosen }) { return index }
        return chosen == nil ? min(own, max(children.count - 1, 0)) : 0
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        canvas.add(box, at: rect)
        let inner = canvas.inside(rect)
        last = (rect.size, inner)
        box.pageCount = children.count
        box.dots.isHidden = mode == .never || mode == .automatic && children.count < 2
        let width = rect.width
        let content = CGSize(width: width * CGFloat(children.count), height: rect.height)
        if box.scroll.contentSize != content { box.scroll.contentSize = content }
        box.frameParts()
        let place = CGPoint(x: width * CGFloat(current), y: 0)
        if !box.scroll.isDragging, !box.scroll.isDecelerating, box.target != place.x {
            box.target = place.x
            box.scroll.setContentOffset(place, animated: hasShown && box.window != nil)
        }
        hasShown = true
        box.dots.currentPage = current
        placePages(rect.size, inner)
        tellScreen()
    }

    /// Only the page that is shown has a say in the bars of the screen.
    private func tellScreen() {
        guard let screen else { return }
        let shown = current
        var hidden: Set<ObjectIdentifier> = []
        var number = 0
        func look(_ node: Node) {
            switch node.items.count {
            case 0: break
            case 1:
                if number != shown { hidden.insert(ObjectIdentifier(node)) }
                number += 1
            default: node.childNodes.forEach(look)
            }
        }
        if let content { look(content) }
        screen.hidePages(hidden, of: self)
    }

    private func placePages(_ size: CGSize, _ canvas: PlacementCanvas) {
        let offset = box.scroll.contentOffset.x
        let content = box.scroll.scrolledContent
        var place = canvas.place
        place.host = content
        place.origin = .zero
        let area = CGRect(origin: .zero, size: CGSize(width: size.width * CGFloat(children.count), height: size.height))
        let inner = PlacementCanvas(safeArea: area, screen: area, scale: canvas.pixels, place: place)
        var now: [ObjectIdentifier: Element] = [:]
        for (index, child) in children.enumerated() {
            let x = size.width * CGFloat(index)
            guard x < offset + size.width - 0.01, x + size.width > offset + 0.01 else { continue }
            let offer = ProposedViewSize(size)
            let own = child.element.size(offer)
            let page = CGRect(x: x, y: 0, width: size.width, height: size.height)
            inner.mirror = canvas.mirror.isFlipped ? LayoutMirror().mirrored(in: page) : LayoutMirror()
            child.element.place(
                CGRect(
                    x: x + (size.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
                    height: own.height), offer, in: inner)
            now[ObjectIdentifier(child.element)] = child.element
        }
        for (id, element) in shown where now[id] == nil { element.leaveScreen() }
        shown = now
        box.scroll.adoptContent(inner.views)
        box.scroll.placedOffset = box.scroll.contentOffset
    }

    private func placeAgain() {
        guard let last else { return }
        placePages(last.size, last.canvas)
        graph?.didPlace()
    }

    /// A person has swiped to a page, or tapped beside the dots.
    private func settle(_ page: Int) {
        guard children.indices.contains(page), page != current else { return }
        own = page
        box.target = box.bounds.width * CGFloat(page)
        box.dots.currentPage = page
        choose?(tag(page))
        tellScreen()
    }

    override func leaveScreen() {
        for element in shown.values { element.leaveScreen() }
        shown = [:]
    }
}

/// Pages that are scrolled, with dots over them.
private final class PagesView: UIView, UIScrollViewDelegate {
    let scroll = FollowedScrollView()
    let dots = UIPageControl()
    var didSettle: (Int) -> Void = { _ in }
    /// Where the scroll view was sent last.
    var target: CGFloat = 0
    var pageCount = 0 {
        didSet { if pageCount != oldValue { dots.numberOfPages = pageCount } }
    }

    init() {
        super.init(frame: .zero)
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        dots.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                let page = dots.currentPage
                scroll.setContentOffset(CGPoint(x: bounds.width * CGFloat(page), y: 0), animated: true)
                didSettle(page)
            }, for: .valueChanged)
        addSubview(scroll)
        addSubview(dots)
    }

    required init?(coder: NSCoder) { nil }

    func frameParts() {
        scroll.frame = bounds
        let size = dots.size(forNumberOfPages: pageCount)
        dots.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: bounds.height - 26 - 10, width: size.width, height: 26)
    }

    private func tell() {
        guard bounds.width > 0 else { return }
        didSettle(Int((scroll.contentOffset.x / bounds.width).rounded()))
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tell() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { tell() }
    }
}
