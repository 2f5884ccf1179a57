import Documents

/// `<scrollView>`.
enum ScrollViewElement: ViewElement {
    static let names = ["scrollView"]

    static func decode(_ element: InterfaceElement, _ scroll: UIScrollView, _ loader: NibLoader) {
        scroll.bounces = element.bool("bounces") ?? true
        if let always = element.bool("alwaysBounceVertical") { scroll.alwaysBounceVertical = always }
        if let always = element.bool("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = always }
        if let isEnabled = element.bool("scrollEnabled") { scroll.isScrollEnabled = isEnabled }
        if let isPaging = element.bool("pagingEnabled") { scroll.isPagingEnabled = isPaging }
        if let isLocked = element.bool("directionalLockEnabled") { scroll.isDirectionalLockEnabled = isLocked }
        scroll.showsHorizontalScrollIndicator = element.bool("showsHorizontalScrollIndicator") ?? true
        scroll.showsVerticalScrollIndicator = element.bool("showsVerticalScrollIndicator") ?? true
        if let delays = element.bool("delaysContentTouches") { scroll.delaysContentTouches = delays }
        if let cancels = element.bool("canCancelContentTouches") { scroll.canCancelContentTouches = cancels }
        if let bounces = element.bool("bouncesZoom") { scroll.bouncesZoom = bounces }
        if let scale = element.number("minimumZoomScale"), scale > 0 { scroll.minimumZoomScale = CGFloat(scale) }
        if let scale = element.number("maximumZoomScale"), scale > 0 { scroll.maximumZoomScale = CGFloat(scale) }
        switch element["indicatorStyle"] {
        case "black": scroll.indicatorStyle = .black
        case "white": scroll.indicatorStyle = .white
        default: break
        }
        switch element["keyboardDismissMode"] {
        case "onDrag": scroll.keyboardDismissMode = .onDrag
        case "interactive": scroll.keyboardDismissMode = .interactive
        default: break
        }
        switch element["contentInsetAdjustmentBehavior"] {
        case "never": scroll.contentInsetAdjustmentBehavior = .never
        case "always": scroll.contentInsetAdjustmentBehavior = .always
        case "scrollableAxes": scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        default: break
        }
        if let insets = loader.insets(element.child(key: "contentInset")) { scroll.contentInset = insets }
        if let insets = loader.insets(element.child(key: "scrollIndicatorInsets")) {
            scroll.scrollIndicatorInsets = insets
        }
        if let size = loader.size(element.child(key: "contentSize")) { scroll.contentSize = size }
        _ = (element.bool("springLoaded"), element.bool("prefetchingEnabled"))
    }
}
