import Testing
import UIKit

@testable import SwiftUI

/// Views that say that there is nothing.
@Suite @MainActor struct ContentUnavailableTests {
    @Test func partsStandBelowEachOtherInTheMiddle() throws {
        let screen = TestScreen {
            ContentUnavailableView(
                "No Mail", systemImage: "tray.fill", description: Text(verbatim: "새 메일이 여기에 나타납니다."))
        }
        let title = try #require(screen.frame("No Mail"))
        let description = try #require(screen.frame("새 메일이 여기에 나타납니다."))
        #expect(description.minY > title.maxY)
        #expect(abs(title.midX - 393 / 2) < 0.5)
        #expect(title.height > 25)
        #expect(screen.all(UIImageView.self).contains { $0.image?.isSymbolImage == true })
    }

    @Test func searchesSayWhatWasSearchedFor() {
        #expect(TestScreen { ContentUnavailableView.search(text: "apple") }.label("No Results for “apple”") != nil)
        #expect(TestScreen { ContentUnavailableView.search }.label("No Results") != nil)
    }

    @Test func actionsAreButtons() throws {
        var count = 0
        let screen = TestScreen {
            ContentUnavailableView {
                Text(verbatim: "nothing")
            } actions: {
                Button("Again") { count += 1 }
            }
        }
        screen.tap(try #require(screen.label("Again")))
        #expect(count == 1)
    }
}
