public import UIKit

/// How a view is made. A view takes a copy: changes after that do nothing to it, except in the objects that it names.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// The processes that the page runs in. Kept.
    open var processPool = WKProcessPool()
    /// Settings of pages.
    open var preferences = WKPreferences()
    /// Scripts, and those who hear from them.
    open var userContentController = WKUserContentController()
    /// Where cookies and the like are kept. The lasting one by default.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Settings of each page, unless the delegate says others.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The end of the name by which servers know the app. Apple's own by default.
    open var applicationNameForUserAgent: String? = "Mobile/15E148"
    /// Whether sound may go to other devices. Kept: there are none.
    open var allowsAirPlayForMediaPlayback = true
    /// Which films and sounds wait for a touch. None by default.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Whether films play in the page. Kept: they do.
    open var allowsInlineMediaPlayback = false
    /// Whether a film may stand over other apps. Kept: none does.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether a page is shown only when all of it is there. Kept.
    open var suppressesIncrementalRendering = false
    /// Whether pages may forbid to be enlarged. Kept: pages are not enlarged by fingers here.
    open var ignoresViewportScaleLimits = false
    /// What becomes a link. Kept: nothing does.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// How finely a person selects. Kept.
    open var selectionGranularity = WKSelectionGranularity.dynamic
    /// Whether pages may be asked for by `http` where they are known by `https`. Kept.
    open var upgradeKnownHostsToHTTPS = true
    /// Whether apps' own links are limited to their domains. Kept.
    open var limitsNavigationsToAppBoundDomains = false
    private var handlers: [String: any WKURLSchemeHandler] = [:]

    public override init() { super.init() }

    /// Has an object answer requests for a scheme's addresses. As on iOS it ends the app for a scheme that the engine
    /// answers itself, or that has a handler.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        precondition(
            !WKWebView.handlesURLScheme(scheme), "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
        precondition(
            urlSchemeHandler == nil || handlers[scheme] == nil,
            "URL scheme '\(urlScheme)' already has a registered URL scheme handler")
        handlers[scheme] = urlSchemeHandler
    }

    /// Returns the object that answers requests for a scheme's addresses.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        handlers[urlScheme.lowercased()]
    }

    var schemes: [String] { handlers.keys.sorted() }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        let copy = MainActor.assumeIsolated {
            let copy = WKWebViewConfiguration()
            copy.processPool = processPool
            copy.preferences = preferences
            copy.userContentController = userContentController
            copy.websiteDataStore = websiteDataStore
            copy.defaultWebpagePreferences = defaultWebpagePreferences
            copy.applicationNameForUserAgent = applicationNameForUserAgent
            copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
            copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
            copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
            copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
            copy.suppressesIncrementalRendering = suppressesIncrementalRendering
            copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
            copy.dataDetectorTypes = dataDetectorTypes
            copy.selectionGranularity = selectionGranularity
            copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
            copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
            copy.handlers = handlers
            return copy
        }
        return copy
    }
}
