public import Foundation

/// The pages that were shown, in order.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    /// Those before the present one, the oldest first.
    open private(set) var backList: [WKBackForwardListItem] = []
    /// Those after it, the next one first.
    open private(set) var forwardList: [WKBackForwardListItem] = []
    /// The present one.
    open private(set) var currentItem: WKBackForwardListItem?
    /// The one before it.
    open var backItem: WKBackForwardListItem? { backList.last }
    /// The one after it.
    open var forwardItem: WKBackForwardListItem? { forwardList.first }

    /// Returns the page so many places after the present one, or before it for a negative number.
    open func item(at index: Int) -> WKBackForwardListItem? {
        switch index {
        case 0: currentItem
        case ..<0: backList.indices.contains(backList.count + index) ? backList[backList.count + index] : nil
        default: forwardList.indices.contains(index - 1) ? forwardList[index - 1] : nil
        }
    }

    /// The distance of a page from the present one.
    func distance(to item: WKBackForwardListItem) -> Int? {
        if item === currentItem { return 0 }
        if let index = backList.firstIndex(where: { $0 === item }) { return index - backList.count }
        return forwardList.firstIndex { $0 === item }.map { $0 + 1 }
    }

    func update(_ message: PageMessage) {
        let known = backList + [currentItem].compactMap(\.self) + forwardList
        var items: [WKBackForwardListItem] = []
        for place in stride(from: 4, to: message.count - 2, by: 3) {
            guard let url = message.url(place) else { continue }
            let title = message.text(place + 1)
            let initial = message.url(place + 2) ?? url
            // An app may keep one and come back to it.
            let index = items.count
            if known.indices.contains(index), known[index].url == url, known[index].title == title {
                items.append(known[index])
            } else {
                items.append(WKBackForwardListItem(url: url, title: title, initialURL: initial))
            }
        }
        let count = min(message.int(2), items.count)
        backList = Array(items[..<count])
        currentItem = message.bool(3) && count < items.count ? items[count] : nil
        forwardList = Array(items.dropFirst(currentItem == nil ? count : count + 1))
    }
}
