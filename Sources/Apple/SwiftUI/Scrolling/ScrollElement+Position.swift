/// Where scrolling is, and where it comes to rest.
extension ScrollElement {
    /// Scrolls to where the app wants, if that is new, and tells the app from now on.
    func follow(_ new: ScrollFollower?, _ animation: Animation?) {
        let old = follower
        follower = new
        guard let wanted = new?.wanted, let target = wanted.target else { return }
        if let known = old?.wanted, known.target == target, known.change == wanted.change { return }
        // What scrolling itself has told the app does not scroll.
        if case .id(let id, _) = target, id.base == lastTold { return }
        let isFirst = old == nil
        let go = { [weak self] in self?.go(to: target, isFirst ? nil : animation) }
        if isFirst { graph?.afterLayout { _ = go() } } else { graph?.afterUpdate { _ = go() } }
    }

    private func go(to target: ScrollPosition.Target, _ animation: Animation?) {
        let inset = scrollView.adjustedContentInset
        let room = scrollView.bounds.size
        var offset = scrollView.contentOffset
        let most = CGPoint(
            x: max(scrollView.contentSize.width + inset.right - room.width, -inset.left),
            y: max(scrollView.contentSize.height + inset.bottom - room.height, -inset.top))
        switch target {
        case .id(let id, let anchor):
            _ = scroll(to: id.base, anchor ?? follower?.anchor, animation)
            return
        case .edge(.top): offset.y = -inset.top
        case .edge(.bottom): offset.y = most.y
        case .edge(.leading): offset.x = -inset.left
        case .edge(.trailing): offset.x = most.x
        case .point(let x, let y):
            if let x { offset.x = min(max(x - inset.left, -inset.left), most.x) }
            if let y { offset.y = min(max(y - inset.top, -inset.top), most.y) }
        }
        scrollView.setContentOffset(offset, animated: animation != nil)
    }

    /// Tells who asks for them which views scrolling may rest at, and what of the content is seen.
    func tellTargets() {
        let listeners = scrollView.listeners.compactMap(\.targets)
        guard !listeners.isEmpty, scrollView.bounds.width > 0, scrollView.bounds.height > 0 else { return }
        let (targets, seen) = (contentTargets, scrollView.bounds.inset(by: scrollView.adjustedContentInset))
        for tell in listeners { tell(targets, seen) }
    }

    /// A person scrolls: the app is told of the view that is seen first.
    func tellPosition() {
        guard let follower, scrollView.isDragging || scrollView.isDecelerating else { return }
        let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        let along: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        let part = follower.anchor.map { along == .vertical ? $0.y : $0.x } ?? 0
        func place(_ rect: CGRect) -> CGFloat {
            along == .vertical ? rect.minY + rect.height * part : rect.minX + rect.width * part
        }
        let goal = place(seen)
        guard
            let first = contentTargets.filter({ !$0.ids.isEmpty })
                .min(by: { abs(place($0.rect) - goal) < abs(place($1.rect) - goal) })
        else { return }
        guard !first.ids.contains(where: { $0 == lastTold }) else { return }
        lastTold = first.ids.first
        follower.scrolled(first.ids)
    }

    /// Where scrolling rests that would end at `target`, if it is to rest where a view begins.
    func aligned(_ target: CGPoint, _ limit: Int) -> CGPoint {
        let targets = contentTargets
        guard !targets.isEmpty else { return target }
        let inset = scrollView.adjustedContentInset
        var result = target
        let isSideways = axes.contains(.horizontal)
        let isPhone = scrollView.traitCollection.horizontalSizeClass == .compact
        func rest(_ places: [CGFloat], _ now: CGFloat, _ goal: CGFloat, _ most: CGFloat, _ steps: Int) -> CGFloat {
            let places = Array(Set(places)).sorted()
            func nearest(_ value: CGFloat) -> Int {
                places.indices.min { abs(places[$0] - value) < abs(places[$1] - value) } ?? 0
            }
            var index = nearest(goal)
            if steps < places.count {
                let first = nearest(now)
                index = min(max(index, first - steps), first + steps)
            }
            // Beyond the last view's place there is nothing to show.
            return min(places[index], most)
        }
        if isSideways {
            let most = scrollView.contentSize.width + inset.right - scrollView.bounds.width
            result.x = rest(
                targets.map { $0.rect.minX - inset.left }, scrollView.contentOffset.x, target.x,
                max(most, -inset.left), limit == .max && isPhone ? 1 : limit)
        }
        if axes.contains(.vertical) {
            let most = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
            result.y = rest(
                targets.map { $0.rect.minY - inset.top }, scrollView.contentOffset.y, target.y, max(most, -inset.top),
                limit)
        }
        return result
    }
}
