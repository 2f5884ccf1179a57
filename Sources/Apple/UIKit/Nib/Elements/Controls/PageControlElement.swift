import Documents

/// `<pageControl>`.
enum PageControlElement: ViewElement {
    static let names = ["pageControl"]

    static func decode(_ element: InterfaceElement, _ pages: UIPageControl, _ loader: NibLoader) {
        pages.numberOfPages = max(0, min(element.integer("numberOfPages") ?? 0, 10000))
        pages.currentPage = element.integer("currentPage") ?? 0
        if let hides = element.bool("hidesForSinglePage") { pages.hidesForSinglePage = hides }
        if let color = loader.color(element, "pageIndicatorTintColor") { pages.pageIndicatorTintColor = color }
        if let color = loader.color(element, "currentPageIndicatorTintColor") {
            pages.currentPageIndicatorTintColor = color
        }
    }
}
