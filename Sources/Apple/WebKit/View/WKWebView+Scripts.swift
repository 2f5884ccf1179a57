public import UIKit

extension WKWebView {
    /// Runs a script in a world.
    ///
    /// - Parameter frame: The page itself is the only frame that scripts run in here.
    @preconcurrency public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        evaluate(javaScript, contentWorld) { value, error in
            completionHandler?(error.map { .failure($0) } ?? .success(value ?? NSNull()))
        }
    }

    /// Runs a script in a world, and returns its value.
    @discardableResult
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        nonisolated(unsafe) let result: Any? = try await withCheckedThrowingContinuation { continuation in
            evaluate(javaScript, contentWorld) { value, error in
                nonisolated(unsafe) let value = value
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: value) }
            }
        }
        return result
    }

    /// Calls a function in a world, with named arguments, and waits for its promise.
    @preconcurrency public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        call(functionBody, arguments, contentWorld) { value, error in
            completionHandler?(error.map { .failure($0) } ?? .success(value ?? NSNull()))
        }
    }

    /// Calls a function in a world, with named arguments, and returns what its promise is kept with.
    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        nonisolated(unsafe) let result: Any? = try await withCheckedThrowingContinuation { continuation in
            call(functionBody, arguments, contentWorld) { value, error in
                nonisolated(unsafe) let value = value
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: value) }
            }
        }
        return result
    }

    func evaluate(_ script: String, _ world: WKContentWorld, done: @escaping (Any?, (any Error)?) -> Void) {
        make()
        PageEngine.shared.ask("evaluate", number, world.engineName, script) { answer in Self.finish(answer, done) }
    }

    private func call(
        _ body: String, _ arguments: [String: Any], _ world: WKContentWorld,
        done: @escaping (Any?, (any Error)?) -> Void
    ) {
        make()
        guard let json = PageValue.json(arguments) else {
            return done(nil, WKError(.javaScriptExceptionOccurred, message: "An argument is of an unsupported type"))
        }
        let names = arguments.keys.sorted().joined(separator: ", ")
        let function =
            arguments.isEmpty ? body : "const {\(names)} = JSON.parse(seamArguments);\n" + body
        PageEngine.shared.ask("call", number, world.engineName, function, json) { answer in Self.finish(answer, done) }
    }

    static func finish(_ answer: PageMessage, _ done: (Any?, (any Error)?) -> Void) {
        if answer.text(3) == "value" { return done(PageValue.value(answer.text(4)), nil) }
        let text = answer.text(6)
        // The engine's own numbers (JSCException, WebKitError.h): 601 is a value that cannot be had.
        let code: WKError.Code =
            answer.int(5) == 601
            ? .javaScriptResultTypeIsUnsupported : answer.count > 4 ? .javaScriptExceptionOccurred : .webViewInvalidated
        done(nil, WKError(code, message: text))
    }

    // MARK: The app's scripts and receivers

    func add(_ script: WKUserScript) {
        guard isMade else { return }
        let number = PageEngine.shared.nextNumber()
        state.scripts[ObjectIdentifier(script)] = number
        send(
            "addScript", number, script.injectionTime == .atDocumentEnd, script.isForMainFrameOnly,
            script.world.engineName, script.source)
    }

    func removeScripts() {
        for number in state.scripts.values { send("removeScript", number) }
        state.scripts = [:]
    }

    func add(_ receiver: WKUserContentController.Receiver) {
        send("receive", receiver.name, receiver.world.engineName, receiver.replying != nil)
    }

    func remove(_ receiver: WKUserContentController.Receiver) {
        send("unreceive", receiver.name, receiver.world.engineName)
    }

    func receiveScript(_ message: PageMessage) {
        let (name, world, reply) = (message.text(2), message.text(3), message.int(4))
        let body = PageValue.value(message.text(5))
        if name == PageScript.receiver, world == WKContentWorld.own.engineName {
            if let report = PageScript.Report(body) { follow(report) }
            return
        }
        let controller = configuration.userContentController
        let known = controller.receivers.first { $0.name == name && $0.world.engineName == world }
        let own = WKScriptMessage(
            body: body ?? NSNull(), webView: self, frameInfo: mainFrame, name: name, world: known?.world ?? .page)
        controller.receive(own, engineWorld: world) { value, reason in
            guard reply > 0 else { return }
            if let reason {
                PageEngine.shared.send(PageMessage("reply", reply, true, reason))
            } else {
                let json = value == nil ? "" : PageValue.json(value)
                PageEngine.shared.send(PageMessage("reply", reply, json == nil, json ?? "The value is of no script"))
            }
        }
    }

    func handler(forScheme scheme: String) -> (any WKURLSchemeHandler)? {
        configuration.urlSchemeHandler(forURLScheme: scheme)
    }
}
