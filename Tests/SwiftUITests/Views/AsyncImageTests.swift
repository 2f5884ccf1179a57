import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Pictures from addresses.
@Suite @MainActor struct AsyncImageTests {
    private func picture() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        try #require(image.pngData()).write(to: url)
        return url
    }

    /// Waits until something is so; a load ends on another thread.
    private func wait(_ screen: TestScreen, until isSo: () -> Bool) async throws {
        for _ in 0..<2000 where !isSo() {
            try await Task.sleep(for: .milliseconds(1))
            screen.settle()
        }
    }

    @Test func placeholdersStandUntilThePictureIsThere() async throws {
        let url = try picture()
        let screen = TestScreen {
            AsyncImage(url: url) { image in
                image.resizable().frame(width: 60, height: 30)
            } placeholder: {
                Text(verbatim: "loading")
            }
        }
        #expect(screen.label("loading") != nil)
        try await wait(screen) { screen.label("loading") == nil }
        #expect(screen.all(UIImageView.self).contains { $0.bounds.size == CGSize(width: 60, height: 30) })
    }

    @Test func phasesTellOfFailure() async throws {
        let missing = URL(fileURLWithPath: "/nowhere/\(UUID().uuidString).png")
        let screen = TestScreen {
            AsyncImage(url: missing) { phase in
                if phase.error != nil { Text(verbatim: "failed") } else { Text(verbatim: "empty") }
            }
        }
        #expect(screen.label("empty") != nil)
        try await wait(screen) { screen.label("failed") != nil }
        #expect(screen.label("failed") != nil)
    }

    @Test func withoutAnAddressItStaysEmpty() {
        let screen = TestScreen {
            AsyncImage(url: nil) { phase in
                if case .empty = phase { Text(verbatim: "empty") } else { Text(verbatim: "other") }
            }
        }
        #expect(screen.label("empty") != nil)
    }
}
