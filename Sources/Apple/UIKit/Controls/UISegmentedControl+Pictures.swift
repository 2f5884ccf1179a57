extension UISegmentedControl {
    func picturesDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Places the pictures, where there are any.
    func placePictures(_ frames: [CGRect]) {
        show(
            frames.indices.map { index in (pictures.background(for: state(of: index)), frames[index]) },
            in: &pictures.backgroundViews, above: 0)
        let dividers = frames.indices.dropFirst().map { index in
            let image = pictures.divider(state(of: index - 1), state(of: index))
            let width = image?.size.width ?? 0
            return (image, CGRect(x: frames[index].minX - width / 2, y: 0, width: width, height: bounds.height))
        }
        show(dividers, in: &pictures.dividerViews, above: pictures.backgroundViews.count)
    }

    private func show(_ images: [(UIImage?, CGRect)], in views: inout [UIImageView], above count: Int) {
        let isNeeded = images.contains { $0.0 != nil }
        while views.count > (isNeeded ? images.count : 0) { views.removeLast().removeFromSuperview() }
        guard isNeeded else { return }
        while views.count < images.count {
            let view = UIImageView()
            view.contentMode = .scaleToFill
            insertSubview(view, at: count + views.count)
            views.append(view)
        }
        for (view, (image, frame)) in zip(views, images) {
            view.image = image
            view.frame = frame
        }
    }
}
