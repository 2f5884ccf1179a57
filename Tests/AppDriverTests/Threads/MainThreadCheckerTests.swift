import Foundation
import Testing

@testable import AppDriver
@testable import UIKit

@Suite struct MainThreadCheckerTests {
    @Test func theMessageNamesTheCallAndTheLine() {
        let place = SourcePlace(file: "/app/List.swift", line: 40)
        let stack = CallStack(calls: [
            .init(name: "UIKit.UIView.setNeedsLayout() -> ()", place: nil, isApps: false),
            .init(name: "UIKit.UILabel.text.setter : Swift.Optional<Swift.String>", place: nil, isApps: false),
            .init(name: "closure #1 () -> () in App.List.load() -> ()", place: place, isApps: true),
            .init(name: "_dispatch_call_block_and_release", place: nil, isApps: false),
        ])
        #expect(
            MainThreadChecker.message(stack) == """
                /app/List.swift:40: Main Thread Checker: UI API called on a background thread: UILabel.text.setter
                    /app/List.swift:40: closure #1 () -> () in App.List.load() -> ()
                """)
    }

    /// In a process of its own: the checker stays for its life.
    @Test func anotherThreadIsToldOfAndGoesOn() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            MainThreadChecker.start()
            let view = await MainActor.run { UIView() }
            let box = UncheckedBox(view)
            let passed = await withCheckedContinuation { continuation in
                Thread {
                    // As code in an older language mode comes here.
                    let isMain = MainActor.assumeIsolated {
                        box.value.addSubview(UIView())
                        return Thread.isMainThread
                    }
                    continuation.resume(returning: !isMain)
                }.start()
            }
            #expect(passed)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Main Thread Checker: UI API called on a background thread"))
    }

    struct UncheckedBox<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}
