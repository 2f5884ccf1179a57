import Foundation
import URLLoading
import Testing
import WebKit

// Without @testable: what a class of an app may inherit.

private final class Action: WKNavigationAction {
    let address: String
    init(_ address: String) {
        self.address = address
        super.init()
    }
    override var request: URLRequest { URLRequest(url: URL(string: address)!) }
}

private final class Frame: WKFrameInfo {
    override var isMainFrame: Bool { false }
}

private final class Message: WKScriptMessage {
    override var name: String { "login" }
}

@MainActor @Suite struct WebSubclassTests {
    @Test func whatADelegateIsToldHasSubclasses() {
        #expect(Action("app://x").request.url?.scheme == "app" && Action("app://x").navigationType == .other)
        #expect(!Frame().isMainFrame && Message().name == "login")
        #expect(WKNavigationResponse().isForMainFrame)
    }
}
