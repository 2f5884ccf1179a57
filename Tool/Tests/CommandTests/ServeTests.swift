import Foundation
import Testing

@testable import AppBuilder

extension CommandTests {
    /// `seam serve`: what it refuses, and an app that a visitor gets. Visits themselves are tested with ServingTests.
    @Suite struct ServeTests {
        @Test func refusesCallsThatMakeNoSense() throws {
            let shop = try Workshop([:])
            for (words, message) in [
                ([], "`serve` needs the folders of apps"),
                (["x", "--visits", "0"], "--visits needs a number greater than 0"),
                (["x", "--idle", "soon"], "--idle needs a number"),
                (["x", "--port", "70000"], "70000 is no port"),
                (["x", "--trust-proxy", "proxy.example"], "it is an IP address, or a range"),
                (["x", "--trust-proxy", "10.0.0.0/40"], "it is an IP address, or a range"),
                (["x", "--address", "0.0.0.0"], "other machines reach 0.0.0.0"),
                (["x", "--certificate", "/nowhere"], "--certificate and --key go together"),
                (["x", "--memory", "99999999999"], "no machine has so much"),
                ([shop.path("Nowhere")], "there is no folder"),
            ] {
                let result = try Subprocess.output(
                    of: Workshop.command.path, ["serve"] + words, environment: shop.environment)
                #expect(result.ending == .exit(2), "\(words)")
                #expect(result.text.hasPrefix("seam: ") && result.text.contains(message), "\(words): \(result.text)")
            }
        }

        @Test func servesAnApp() throws {
            let shop = try Workshop([
                "My App/AppDelegate.swift": SampleApps.delegate, "My App/ViewController.swift": SampleApps.label,
                "My App/ko.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"나의 앱\";",
            ])
            let output = shop.folder.appending(path: "output")
            FileManager.default.createFile(atPath: output.path, contents: nil)
            let handle = try FileHandle(forWritingTo: output)
            let process = try Subprocess(
                Workshop.command.path,
                ["serve", shop.path("My App"), "--port", "0", "--keep", shop.path("kept"), "--idle", "30"],
                environment: shop.environment, output: handle.fileDescriptor)
            defer {
                kill(process.pid, SIGTERM)
                #expect(process.wait() == .exit(0))
            }
            var address = ""
            while address.isEmpty, process.wait(until: Date(timeIntervalSinceNow: 0.2)) == nil {
                let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
                address = text.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//).map { String($0.0) } ?? ""
            }
            func get(_ path: String, _ words: String...) throws -> String {
                let jar = shop.path("jar")
                return try Subprocess.output(of: "curl", ["-sS", "-b", jar, "-c", jar] + words + [address + path]).text
            }
            #expect(try get("").contains("href=\"/My-App/\""))
            #expect(try get("", "-H", "Accept-Language: ko").contains("나의 앱"))
            let page = try get("My-App/")
            #expect(page.contains("<canvas"), "\(page)")
            #expect(try get("My-App/page.js").contains("import"))
            #expect(try get("").contains("value=\"end\""))
        }
    }
}
