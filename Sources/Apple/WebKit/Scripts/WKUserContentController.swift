public import Foundation

/// The scripts that run in pages, and those who hear from them. Views made with one configuration share it.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// Someone who hears messages of a name in a world.
    struct Receiver {
        var name: String
        var world: WKContentWorld
        var handler: (any WKScriptMessageHandler)?
        var replying: (any WKScriptMessageHandlerWithReply)?
    }

    /// The scripts, in the order in which they run.
    open private(set) var userScripts: [WKUserScript] = []
    private(set) var receivers: [Receiver] = []
    private var views: [ObjectIdentifier: () -> WKWebView?] = [:]

    public override init() { super.init() }

    // MARK: Scripts

    /// Adds a script, for pages that are loaded from now on.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        for view in pages { view.add(userScript) }
    }

    /// Removes all scripts.
    open func removeAllUserScripts() {
        for view in pages { view.removeScripts() }
        userScripts = []
    }

    // MARK: Messages

    /// Has an object hear the messages of a name. It is kept.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }

    /// Has an object hear the messages of a name from the scripts of a world. It is kept.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {
        add(Receiver(name: name, world: world, handler: scriptMessageHandler))
    }

    /// Has an object hear the messages of a name and answer them. It is kept.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) {
        add(Receiver(name: name, world: contentWorld, replying: scriptMessageHandlerWithReply))
    }

    private func add(_ receiver: Receiver) {
        precondition(
            !receivers.contains { $0.name == receiver.name && $0.world === receiver.world },
            "Attempt to add script message handler with name '\(receiver.name)' when one already exists.")
        receivers.append(receiver)
        for view in pages { view.add(receiver) }
    }

    /// Has nobody hear the messages of a name any more.
    open func removeScriptMessageHandler(forName name: String) {
        remove { $0.name == name && $0.world === WKContentWorld.page }
    }

    /// Has nobody hear the messages of a name in a world any more.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        remove { $0.name == name && $0.world === contentWorld }
    }

    /// Has nobody hear messages of a world any more.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        remove { $0.world === contentWorld }
    }

    /// Has nobody hear messages any more.
    open func removeAllScriptMessageHandlers() { remove { _ in true } }

    private func remove(_ isMeant: (Receiver) -> Bool) {
        for receiver in receivers where isMeant(receiver) {
            for view in pages { view.remove(receiver) }
        }
        receivers.removeAll(where: isMeant)
    }

    // MARK: Views

    private var pages: [WKWebView] {
        views = views.filter { $0.value() != nil }
        return views.values.compactMap { $0() }
    }

    /// Has a view's page follow what is added here.
    func attach(_ view: WKWebView) {
        views[ObjectIdentifier(view)] = { [weak view] in view }
        for script in userScripts { view.add(script) }
        for receiver in receivers { view.add(receiver) }
    }

    func receive(_ message: WKScriptMessage, engineWorld: String, reply: @escaping (Any?, String?) -> Void) {
        guard
            let receiver = receivers.first(where: {
                $0.name == message.name && $0.world.engineName == engineWorld
            })
        else { return reply(nil, "There is no handler") }
        if let handler = receiver.handler {
            handler.userContentController(self, didReceive: message)
        } else if let handler = receiver.replying {
            handler.userContentController(self, didReceive: message, replyHandler: { reply($0, $1) })
        }
    }
}
