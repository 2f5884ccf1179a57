public import WebKit

extension WebPage {
    /// How a page is shown and what it may.
    @MainActor @preconcurrency
    public struct Configuration {
        /// Where the page keeps what it remembers.
        public var websiteDataStore = WKWebsiteDataStore.default()
        /// The scripts of the app's, and who hears of the page's messages.
        public var userContentController = WKUserContentController()
        /// What servers are told of the app, after the usual name.
        public var applicationNameForUserAgent: String?
        /// Whether pages are asked for by connections that nobody else can read, where a server is known to have such.
        public var upgradeKnownHostsToHTTPS = true

        /// Creates the usual configuration.
        public init() {}

        var webKit: WKWebViewConfiguration {
            let result = WKWebViewConfiguration()
            result.websiteDataStore = websiteDataStore
            result.userContentController = userContentController
            if let applicationNameForUserAgent { result.applicationNameForUserAgent = applicationNameForUserAgent }
            result.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
            return result
        }
    }

    /// The pages that were shown.
    @MainActor @preconcurrency
    public struct BackForwardList {
        /// A page that was shown.
        @MainActor @preconcurrency
        public struct Item: Identifiable {
            let item: WKBackForwardListItem
            /// What tells pages apart.
            nonisolated public var id: ObjectIdentifier { ObjectIdentifier(item) }
            /// The page's title; nil if it has none.
            public var title: String? { item.title }
            /// The page's address.
            public var url: URL { item.url }
            /// The address that was asked for first.
            public var initialURL: URL { item.initialURL }
        }

        /// The pages before this one, the first one first.
        public let backList: [Item]
        /// The page on show; nil for none.
        public let currentItem: Item?
        /// The pages after this one, the next one first.
        public let forwardList: [Item]

        init(list: WKBackForwardList) {
            backList = list.backList.map { Item(item: $0) }
            currentItem = list.currentItem.map { Item(item: $0) }
            forwardList = list.forwardList.map { Item(item: $0) }
        }

        /// The page so many after this one; before it for a negative number, and nil for none.
        public subscript(index: Int) -> Item? {
            if index == 0 { return currentItem }
            if index > 0 { return index <= forwardList.count ? forwardList[index - 1] : nil }
            return -index <= backList.count ? backList[backList.count + index] : nil
        }
    }
}
