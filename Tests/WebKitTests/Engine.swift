import Foundation
import Testing

@testable import UIKit
@testable import WebKit

/// The program that holds pages, compiled for the tests where its engine is installed.
enum Engine {
    /// Whether there is one; tests without are skipped.
    static let isInstalled: Bool = {
        guard let flags = run("pkg-config", ["--cflags", "--libs", "webkitgtk-6.0"]) else {
            print("skipped: pages of the web, as libwebkitgtk-6.0-dev is not installed")
            return false
        }
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/WebPages").standardizedFileURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        let files = names.filter { $0.hasSuffix(".c") }.sorted().map { sources.appendingPathComponent($0).path }
        let program = FileManager.default.temporaryDirectory.appendingPathComponent("WebPages-\(getpid())")
        let words = ["-o", program.path] + files + flags.split(whereSeparator: \.isWhitespace).map(String.init)
        guard run("clang", words) != nil else { return false }
        PageProgram.override = program
        atexit { if let program = PageProgram.override { unlink(program.path) } }
        return true
    }()

    private static func run(_ program: String, _ words: [String]) -> String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + words
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? text : nil
    }

    /// A port of this machine that is taken, and where nobody answers.
    static let closedPort: UInt16? = {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, length) == 0 && getsockname(descriptor, pointer, &length) == 0
            }
        } ? UInt16(bigEndian: address.sin_port) : nil
    }()

    /// Waits until something is so.
    @MainActor static func wait(_ condition: () -> Bool) async {
        for _ in 0..<20_000 where !condition() { try? await Task.sleep(nanoseconds: 1_000_000) }
    }
}

/// Notes what a delegate is told, in order.
@MainActor final class Recorder: NSObject, WKNavigationDelegate {
    var events: [String] = []
    var error: NSError?
    var refused: Set<String> = []

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        let address = navigationAction.request.url?.absoluteString ?? ""
        events.append("decide " + address)
        decisionHandler(refused.contains(address) ? .cancel : .allow)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        events.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { events.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { events.append("finish") }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        events.append("fail")
        self.error = error as NSError
    }
}
