import Documents
import Foundation

/// The plain pages: they have no script, and nothing in them comes from elsewhere.
struct Page {
    /// An app of the list.
    struct Entry {
        var app: ServedApp
        /// The visitor's visits to it that run.
        var running: [VisitAddress]
    }

    var text: PageText
    var languages: LanguagePreferences
    /// The path of the list as the browser has it, with a slash at its end.
    var root: String

    /// The content security policy of every page.
    static let securityPolicy =
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

    func list(_ entries: [Entry]) -> String {
        let items = entries.map { entry in
            let app = entry.app
            let address = VisitAddress(app: app.name)
            let title = escape(title(of: app))
            let icon =
                app.icon == nil
                ? "<span class=\"icon\" aria-hidden=\"true\">\(escape(String(self.title(of: app).prefix(1))))</span>"
                : "<img class=\"icon\" src=\"\(root)-/icon/\(escape(path(app.name)))\" alt=\"\" width=\"60\" height=\"60\">"
            let running = entry.running.map { visit in
                "<li>\(link(visit, escape(visit.name ?? text.running))) "
                    + form(visit, "end", text.end) + "</li>"
            }.joined()
            return """
                <li class="app">\(link(address, icon + "<span class=\"title\">\(title)</span>"))
                \(running.isEmpty ? "" : "<ul class=\"running\" aria-label=\"\(text.running)\">\(running)</ul>")
                <details><summary>\(text.kept)</summary><form method="get" action="\(root)\(escape(address.path))">
                <p>\(text.keptHelp)</p><label>\(text.keptName) <input name="visit" required maxlength="30"></label>
                <button>\(text.open)</button></form></details></li>
                """
        }.joined(separator: "\n")
        let body = entries.isEmpty ? "<p>\(text.noApps)</p>" : "<ul class=\"apps\">\n\(items)\n</ul>"
        return page(text.apps, "<h1>\(text.apps)</h1>\n\(body)")
    }

    /// A message, and a way to start a visit again if one is given.
    func message(_ message: (title: String, body: String), again: VisitAddress? = nil) -> String {
        let button = again.map { form($0, "again", text.again) } ?? ""
        return page(
            message.title,
            """
            <h1>\(message.title)</h1>
            <p>\(message.body)</p>
            \(button)
            <p><a href="\(root)">\(text.back)</a></p>
            """)
    }

    func title(of app: ServedApp) -> String {
        let language = languages.best(of: app.titles.keys.filter { !$0.isEmpty })
        return app.titles[language ?? ""] ?? app.titles[""] ?? app.name
    }

    // MARK: Pieces

    private func page(_ title: String, _ body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="\(text.language)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title)</title>
        <link rel="stylesheet" href="\(root)-/style.css">
        </head>
        <body>
        <main>
        \(body)
        </main>
        </body>
        </html>

        """
    }

    private func link(_ visit: VisitAddress, _ content: String) -> String {
        "<a href=\"\(root)\(escape(visit.path))\">\(content)</a>"
    }

    private func form(_ visit: VisitAddress, _ action: String, _ label: String) -> String {
        """
        <form method="post" action="\(root)-/end"><input type="hidden" name="app" value="\(escape(visit.app))">\
        <input type="hidden" name="visit" value="\(escape(visit.name ?? ""))">\
        <button name="do" value="\(action)">\(label)</button></form>
        """
    }

    private func path(_ name: String) -> String { String(VisitAddress(app: name).path.dropLast()) }

    private func escape(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    static let style = """
        :root { color-scheme: light dark; font: 17px/1.4 system-ui, sans-serif; }
        body { margin: 0; }
        main { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem; }
        h1 { font-size: 1.8rem; }
        .apps { list-style: none; margin: 0; padding: 0; }
        .app { padding: .75rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
        .app > a { display: flex; align-items: center; gap: 1rem; color: inherit; text-decoration: none; }
        .app > a:hover .title, .app > a:focus .title { text-decoration: underline; }
        .icon { width: 60px; height: 60px; border-radius: 14px; }
        span.icon { display: flex; align-items: center; justify-content: center; font-size: 1.8rem; background: #06c;
            color: white; }
        .title { font-size: 1.2rem; }
        .running { margin: .5rem 0 0; padding-left: 76px; list-style: none; }
        .running form { display: inline; }
        details { margin: .5rem 0 0 76px; font-size: .9rem; }
        button, input { font: inherit; padding: .2rem .6rem; }

        """
}
