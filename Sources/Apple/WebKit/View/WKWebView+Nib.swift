internal import ObjectiveC
import UIKit

/// Makes the views of storyboards' elements known, when the module is loaded.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    MainActor.assumeIsolated {
        NibOtherViews.add(WKWebView.self, named: "wkWebView")
        NibOtherViews.add(UIWebView.self, named: "webView")
    }
    KeyValueTable.add(WKWebView.self, "url") { \WKWebView.url }
}
