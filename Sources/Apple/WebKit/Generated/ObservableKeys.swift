// Made by `seam generate` from properties of WebKit. Change those, then run it again.
// swift-format-ignore-file

internal import ObjectiveC

/// Names the properties that may be observed, when the module is loaded.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    KeyValueTable.add(WKWebView.self, "title") { \WKWebView.title }
    KeyValueTable.add(WKWebView.self, "URL") { \WKWebView.url }
    KeyValueTable.add(WKWebView.self, "loading") { \WKWebView.isLoading }
    KeyValueTable.add(WKWebView.self, "estimatedProgress") { \WKWebView.estimatedProgress }
    KeyValueTable.add(WKWebView.self, "hasOnlySecureContent") { \WKWebView.hasOnlySecureContent }
    KeyValueTable.add(WKWebView.self, "canGoBack") { \WKWebView.canGoBack }
    KeyValueTable.add(WKWebView.self, "canGoForward") { \WKWebView.canGoForward }
    KeyValueTable.add(WKWebView.self, "themeColor") { \WKWebView.themeColor }
    KeyValueTable.add(WKWebView.self, "underPageBackgroundColor") { \WKWebView.underPageBackgroundColor }
}
