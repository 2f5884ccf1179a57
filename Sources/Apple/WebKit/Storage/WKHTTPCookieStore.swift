public import Foundation
public import URLLoading

/// The cookies of a store.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private let store: Int
    private var observers: [() -> (any WKHTTPCookieStoreObserver)?] = []

    init(store: Int) {
        self.store = store
        super.init()
        PageEngine.shared.cookiesChanged[store] = { [weak self] in self?.tellObservers() }
    }

    /// Gets all cookies.
    @preconcurrency open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void)
    {
        PageEngine.shared.start()
        PageEngine.shared.ask("cookies", store) { answer in completionHandler(Self.cookies(in: answer)) }
    }

    /// Returns all cookies.
    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in
            PageEngine.shared.start()
            PageEngine.shared.ask("cookies", store) { answer in
                nonisolated(unsafe) let cookies = Self.cookies(in: answer)
                continuation.resume(returning: cookies)
            }
        }
    }

    /// Sets a cookie.
    @preconcurrency open func setCookie(
        _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        change("setCookie", cookie, completionHandler)
    }

    /// Sets a cookie, and returns when it is set.
    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in change("setCookie", cookie) { continuation.resume() } }
    }

    /// Deletes a cookie.
    @preconcurrency open func delete(
        _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) {
        change("deleteCookie", cookie, completionHandler)
    }

    /// Deletes a cookie, and returns when it is gone.
    open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in change("deleteCookie", cookie) { continuation.resume() } }
    }

    private func change(_ verb: String, _ cookie: HTTPCookie, _ done: (@MainActor @Sendable () -> Void)?) {
        PageEngine.shared.start()
        let end = cookie.expiresDate.map { Int($0.timeIntervalSince1970) } ?? -1
        PageEngine.shared.ask(
            verb, store, cookie.name, cookie.value, cookie.domain, cookie.path, end, cookie.isSecure,
            cookie.isHTTPOnly, 0
        ) { _ in done?() }
    }

    /// Has an object hear of changes. It is not kept.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {
        observers.append { [weak observer] in observer }
    }

    /// Has an object hear of changes no more.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0().map { $0 === observer } ?? true }
    }

    private func tellObservers() {
        for observer in observers { observer()?.cookiesDidChange(in: self) }
    }

    private static func cookies(in answer: PageMessage) -> [HTTPCookie] {
        guard answer.text(3) == "cookies" else { return [] }
        return stride(from: 4, to: answer.count - 7, by: 8).compactMap { place in
            var properties: [HTTPCookiePropertyKey: Any] = [
                .name: answer.text(place), .value: answer.text(place + 1), .domain: answer.text(place + 2),
                .path: answer.text(place + 3),
            ]
            if answer.int(place + 4) >= 0 {
                properties[.expires] = Date(timeIntervalSince1970: Double(answer.int(place + 4)))
            }
            if answer.bool(place + 5) { properties[.secure] = "TRUE" }
            if answer.bool(place + 6) { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
            return HTTPCookie(properties: properties)
        }
    }
}
