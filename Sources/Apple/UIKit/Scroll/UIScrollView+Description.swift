extension UIScrollView: DescribedScrolling {
    var scrollingInDescription: [String] {
        let inset = adjustedContentInset
        return [
            "contentOffset: {\(Self.pair(contentOffset.x, contentOffset.y, ", "))}",
            "contentSize: {\(Self.pair(contentSize.width, contentSize.height, ", "))}",
            "adjustedContentInset: {\(Self.pair(inset.top, inset.left, ", ")), "
                + "\(Self.pair(inset.bottom, inset.right, ", "))}",
        ]
    }
}
