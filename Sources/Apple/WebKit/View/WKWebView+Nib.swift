internal import ObjectiveC
import UIKit

/// Makes the view of a storyboard's element known, when the module is loaded.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    MainActor.assumeIsolated { NibOtherViews.add(WKWebView.self, named: "wkWebView") }
    KeyValueTable.add(WKWebView.self, "url") { \WKWebView.url }
}
