/// The way of a navigation bar's content from one item to the next: titles slide and fade into each other.
@MainActor
final class NavigationBarTransition {
    private let from: NavigationBarContent?
    private let to: NavigationBarContent?
    /// Titles travel a part of the bar's width: to the left for a push.
    private let distance: CGFloat

    init(from: NavigationBarContent?, to: NavigationBarContent?, isPush: Bool, width: CGFloat) {
        self.from = from
        self.to = to
        distance = (isPush ? 1 : -1) * width * 0.4
        from?.isUserInteractionEnabled = false
    }

    /// Shows the moment at `progress`, from 0 to 1.
    func update(_ progress: CGFloat) {
        from?.alpha = 1 - progress
        to?.alpha = progress
        move(from, by: -distance * progress)
        move(to, by: distance * (1 - progress))
    }

    private func move(_ content: NavigationBarContent?, by offset: CGFloat) {
        guard let content else { return }
        let transform = CGAffineTransform(translationX: offset, y: 0)
        content.title.transform = transform
        content.largeTitle.transform = transform
        content.item.titleView?.transform = transform
    }

    func end() {
        move(from, by: 0)
        move(to, by: 0)
        from?.removeFromSuperview()
        to?.alpha = 1
    }
}
