import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Values in the defaults.
@Suite @MainActor struct StorageTests {
    private enum Size: String { case small, large }

    private struct Settings: View {
        @AppStorage("count") private var count = 3
        @AppStorage("size") private var size = Size.small
        @AppStorage("name") private var name: String?
        var body: some View {
            VStack {
                Text(verbatim: "\(count) \(size.rawValue) \(name ?? "nobody")")
                Button("more") { count += 1 }
                Button("large") { size = .large }
                Button("name") { name = "수민" }
            }
        }
    }

    private func store() throws -> UserDefaults {
        try #require(UserDefaults(suiteName: "storage-\(UUID().uuidString)"))
    }

    @Test func valuesAreReadAndWritten() throws {
        let store = try store()
        let screen = TestScreen { Settings().defaultAppStorage(store) }
        #expect(screen.label("3 small nobody") != nil)
        screen.tap(try #require(screen.label("more")))
        screen.tap(try #require(screen.label("large")))
        screen.tap(try #require(screen.label("name")))
        #expect(screen.label("4 large 수민") != nil)
        #expect(store.integer(forKey: "count") == 4)
        #expect(store.string(forKey: "size") == "large")
    }

    @Test func changesFromElsewhereAreShown() throws {
        let store = try store()
        let screen = TestScreen { Settings().defaultAppStorage(store) }
        store.set(9, forKey: "count")
        screen.settle()
        #expect(screen.label("9 small nobody") != nil)
    }
}
