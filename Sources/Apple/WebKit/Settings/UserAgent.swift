import UIKit

extension WKWebView {
    /// The name by which servers know the app, in the form that Safari on iOS has.
    var userAgent: String {
        if let customUserAgent, !customUserAgent.isEmpty { return customUserAgent }
        let version = UIDevice.current.systemVersion.split(separator: ".").prefix(2).joined(separator: "_")
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let isDesktop = configuration.defaultWebpagePreferences?.preferredContentMode == .desktop
        let device =
            isDesktop
            ? "Macintosh; Intel Mac OS X 10_15_7"
            : "\(isPad ? "iPad; CPU OS" : "iPhone; CPU iPhone OS") \(version) like Mac OS X"
        let engine = "Mozilla/5.0 (\(device)) AppleWebKit/605.1.15 (KHTML, like Gecko)"
        return configuration.applicationNameForUserAgent.map { $0.isEmpty ? engine : engine + " " + $0 } ?? engine
    }
}
