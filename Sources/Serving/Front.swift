package import Documents
import Foundation
import Glibc
package import WebDoor

/// Answers visitors: the list of apps itself, everything else through the process of the visit that is meant.
@MainActor
package final class Front {
    private let settings: ServeSettings
    let book: VisitBook
    private let cookie: VisitorCookie
    private let trusted: [AddressRange]
    private let ownHosts: Set<String>
    /// Requests that wait for a visit to begin, and WebSockets, of each address.
    private var waiting = 0

    /// The most requests that wait for apps to begin.
    private static let waitingLimit = 200

    /// - Parameters:
    ///   - port: The port that visitors see, for the name of the cookie.
    ///   - log: Takes a line for the operator.
    package init(settings: ServeSettings, port: Int, log: @escaping (String) -> Void) {
        self.settings = settings
        book = VisitBook(settings: settings, log: log)
        cookie = VisitorCookie(port: port)
        trusted = settings.trustedProxies.compactMap(AddressRange.init)
        ownHosts = Set(settings.hosts.map { $0.lowercased() } + ["localhost", settings.address.lowercased()])
    }

    /// Ends all visits, and calls `done` when they are over.
    package func shutDown(_ done: @escaping () -> Void) { book.shutDown(done) }

    /// Answers a request.
    package func answer(_ exchange: WebExchange) {
        let headers = HeaderList(exchange.headers.map { ($0.name, $0.value) })
        let address = PublicAddress(
            isSecure: exchange.isSecure, client: exchange.remoteAddress, headers: headers, trusted: trusted)
        let request = FrontRequest(
            exchange: exchange, headers: headers, address: address,
            languages: LanguagePreferences(header: headers["Accept-Language"]))
        if let refusal = refusal(of: request) { return exchange.answer(refusal) }
        guard let route = ServeRoute(path: exchange.path) else {
            return answer(request, 404, request.page.text.notFound)
        }
        switch route {
        case .list: showList(request)
        case .style: showFile(request, type: "text/css; charset=utf-8", Data(Page.style.utf8))
        case .icon(let app): showIcon(request, app)
        case .end: readForm(request)
        case .withoutSlash:
            let query = exchange.query.map { "?" + $0 } ?? ""
            redirect(request, to: String(exchange.path.dropFirst()) + "/" + query)
        case .visit(let visit, let path):
            guard let app = book.app(named: visit.app) else {
                return answer(request, 404, request.page.text.notFound)
            }
            visitApp(request, app, visit, path: path)
        }
    }

    // MARK: Rules

    /// An answer to a request that may not be made; nil if it may.
    private func refusal(of request: FrontRequest) -> WebAnswer? {
        let exchange = request.exchange
        let host = request.address.hostName
        // A name of somebody else's may have been made to point here. An address cannot be.
        let isOwn =
            ownHosts.contains(host) || ownHosts.contains("*") || AddressRange.isAddress(host)
            || request.address.isHostFromProxy
        guard isOwn, request.headers.all("Host").count == 1 else {
            return .text(421, "This server does not go by that name. --host NAME tells it its names.")
        }
        guard ["GET", "HEAD", "POST"].contains(exchange.method) else {
            return .text(405, "There is no such method here.")
        }
        guard request.headers["Transfer-Encoding"] == nil else {
            return .text(411, "The length of the body has to be said.")
        }
        // An app's page must not stay in the browser as a worker for the visits after it.
        guard request.headers["Service-Worker"] == nil else { return .text(403, "There are no workers here.") }
        if let origin = request.headers["Origin"] {
            guard request.address.isOwn(origin: origin) else {
                return .text(403, "Pages of other origins may not use this server.")
            }
        } else if exchange.method == "POST" || request.isUpgrade {
            return .text(403, "The request does not say which page it comes from.")
        }
        return nil
    }

    // MARK: Own pages

    private func showList(_ request: FrontRequest) {
        guard request.exchange.method != "POST" else { return request.exchange.answer(.text(405, "Only GET.")) }
        let visits = book.visitor(cookie.secrets(in: request.headers)).map { book.alive(of: $0) } ?? []
        let entries = settings.apps.map { app in
            Page.Entry(
                app: app,
                running: visits.map(\.address).filter { $0.app == app.name }.sorted {
                    ($0.name ?? "") < ($1.name ?? "")
                })
        }
        answer(request, 200, request.page.list(entries))
    }

    private func showIcon(_ request: FrontRequest, _ name: String) {
        guard let icon = book.app(named: name)?.icon, let data = FileManager.default.contents(atPath: icon) else {
            return answer(request, 404, request.page.text.notFound)
        }
        showFile(request, type: "image/png", data)
    }

    private func showFile(_ request: FrontRequest, type: String, _ data: Data) {
        request.exchange.answer(
            WebAnswer(200, type: type, body: data, headers: Self.headers + [("Cache-Control", "max-age=3600")]))
    }

    /// The form of the list and of the pages about visits that are over.
    private func readForm(_ request: FrontRequest) {
        let exchange = request.exchange
        guard exchange.method == "POST", let length = exchange.bodyLength, length <= 4096 else {
            return exchange.answer(.text(405, "Only short forms."))
        }
        var body = Data()
        exchange.readBody { [self] piece in
            if let piece {
                body += piece
                return exchange.continueBody()
            }
            var form: [String: String] = [:]
            for pair in String(decoding: body, as: UTF8.self).split(separator: "&") {
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                    $0.replacing("+", with: " ").removingPercentEncoding ?? ""
                }
                if parts.count == 2 { form[parts[0]] = parts[1] }
            }
            finishForm(request, form)
        }
        exchange.continueBody()
    }

    private func finishForm(_ request: FrontRequest, _ form: [String: String]) {
        let name = form["visit"].flatMap { $0.isEmpty ? nil : $0 }
        let address = VisitAddress(app: form["app"] ?? "", name: name)
        let visitor = book.visitor(cookie.secrets(in: request.headers))
        let visit = visitor.flatMap { book.visit(address, of: $0) }
        switch form["do"] {
        case "end":
            if let visit { book.end(visit, .ended) }
            redirect(request, to: "")
        case "again":
            if let visit { book.forget(visit) }
            guard book.app(named: address.app) != nil, name.map(ServedApp.isSafeName) ?? true else {
                return redirect(request, to: "")
            }
            redirect(request, to: address.path)
        default: answer(request, 400, request.page.text.notFound)
        }
    }

    // MARK: Visits

    private func visitApp(_ request: FrontRequest, _ app: ServedApp, _ address: VisitAddress, path: String) {
        let exchange = request.exchange
        let isPage = path == "/" && exchange.method == "GET" && !request.isUpgrade
        if isPage, let named = request.visitName {
            guard ServedApp.isSafeName(named) else { return answer(request, 400, request.page.text.badName) }
            let kept = VisitAddress(app: app.name, name: named.precomposedStringWithCanonicalMapping)
            return redirect(request, to: kept.path + request.queryWithoutVisit)
        }
        let known = book.visitor(cookie.secrets(in: request.headers))
        if let known, let visit = book.visit(address, of: known) {
            return go(request, visit, path: path, isPage: isPage, cookie: nil)
        }
        guard isPage else { return answer(request, 404, request.page.text.notFound) }
        // A page that is fetched before anybody asks for it must not start an app.
        guard !(request.headers["Sec-Purpose"] ?? request.headers["Purpose"] ?? "").contains("prefetch") else {
            return exchange.answer(.text(503, "Not before it is asked for."))
        }
        var secret: String?
        var visitor = known ?? ""
        if known == nil {
            guard book.aliveCount < settings.maximumVisits else { return answerFull(request) }
            let new = book.addVisitor()
            (secret, visitor) = (new.secret, new.digest)
        }
        start(
            request, app, address, of: visitor, path: path, cookie: secret.map { cookie.field($0, at: request.address) }
        )
    }

    private func start(
        _ request: FrontRequest, _ app: ServedApp, _ address: VisitAddress, of visitor: String, path: String,
        cookie: String?
    ) {
        do throws(VisitBook.Refusal) {
            let visit = try book.start(app, address, of: visitor, languages: request.languages)
            go(request, visit, path: path, isPage: true, cookie: cookie)
        } catch {
            switch error {
            case .full: answerFull(request)
            case .tooManyKept: answer(request, 403, request.page.text.tooManyKept)
            case .failed: answer(request, 500, request.page.text.failed, again: address)
            }
        }
    }

    /// Passes a request on to a visit, or says what has become of it.
    private func go(_ request: FrontRequest, _ visit: Visit, path: String, isPage: Bool, cookie: String?) {
        switch visit.state {
        case .running: forward(request, to: visit, path: path, cookie: cookie)
        case .starting, .ending:
            guard waiting < Self.waitingLimit else { return answerFull(request) }
            waiting += 1
            visit.waiting.append { [self] in
                waiting -= 1
                go(request, visit, path: path, isPage: isPage, cookie: cookie)
            }
        case .over(let reason):
            switch reason {
            case .ended, .idle, .shutdown:
                guard isPage else { return answer(request, 410, request.page.text.closed) }
                // Another request may have started it anew.
                if let new = book.visit(visit.address, of: visit.visitor), new !== visit {
                    return go(request, new, path: path, isPage: isPage, cookie: cookie)
                }
                start(request, visit.app, visit.address, of: visit.visitor, path: path, cookie: cookie)
            case .closed, .crashed, .memory, .processes, .processorTime, .failed:
                let again = isPage ? visit.address : nil
                answer(
                    request, reason == .failed ? 502 : 410, request.page.text.message(for: reason), again: again,
                    cookie: cookie)
            }
        }
    }

    private func forward(_ request: FrontRequest, to visit: Visit, path: String, cookie: String?) {
        guard let descriptor = AppSocket.connect(visit.folder.socket) else {
            return answer(request, 502, request.page.text.unanswered, cookie: cookie)
        }
        // An app could put a link to another's socket in the place of its own.
        guard let peer = AppSocket.peer(of: descriptor), let process = visit.process,
            ProcessTable.isDescendant(peer, of: process.pid)
        else {
            close(descriptor)
            book.end(visit, .failed)
            return answer(request, 502, request.page.text.unanswered, cookie: cookie)
        }
        visit.lastUse = Visit.now
        request.exchange.welcome()
        let forwarding = Forwarding(
            request.exchange, to: AppConnection(descriptor), isUpgrade: request.isUpgrade, cookie: cookie,
            failed: { [self] in answer(request, 502, request.page.text.unanswered, cookie: cookie) },
            joined: { visit.connections += 1 },
            ended: { wasSocket in
                if wasSocket { visit.connections -= 1 }
            })
        forwarding.start(request.head(for: visit, path: path, cookies: self.cookie))
    }

    // MARK: Answers

    private static let headers: [(name: String, value: String)] = [
        ("Content-Security-Policy", Page.securityPolicy), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ]

    private func answerFull(_ request: FrontRequest) {
        answer(request, 503, request.page.message(request.page.text.full), more: [("Retry-After", "60")])
    }

    private func answer(
        _ request: FrontRequest, _ status: Int, _ message: (title: String, body: String), again: VisitAddress? = nil,
        cookie: String? = nil
    ) {
        answer(
            request, status, request.page.message(message, again: again),
            more: cookie.map { [("Set-Cookie", $0)] } ?? [])
    }

    private func answer(
        _ request: FrontRequest, _ status: Int, _ html: String, more: [(name: String, value: String)] = []
    ) {
        request.exchange.answer(
            WebAnswer(
                status, type: "text/html; charset=utf-8", body: Data(html.utf8),
                headers: Self.headers + [("Cache-Control", "no-store"), ("Vary", "Accept-Language, Cookie")] + more))
    }

    /// - Parameter path: Below the list of apps, encoded.
    private func redirect(_ request: FrontRequest, to path: String) {
        request.exchange.answer(
            WebAnswer(
                303, type: "text/plain; charset=utf-8", body: Data(),
                headers: Self.headers + [("Location", request.page.root + path), ("Cache-Control", "no-store")]))
    }
}
