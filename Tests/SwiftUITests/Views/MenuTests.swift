import Testing

@testable import SwiftUI
@testable import UIKit

/// What menus show besides buttons.
@Suite @MainActor struct MenuTests {
    private struct Sorting: View {
        @State private var order = "name"
        @State private var isReversed = false

        var body: some View {
            VStack {
                Text(verbatim: "\(order) \(isReversed)")
                Menu("Sort") {
                    Picker("Order", selection: $order) {
                        Text("Name").tag("name")
                        Text("날짜").tag("date")
                    }
                    Toggle("Reversed", isOn: $isReversed)
                    Divider()
                    Menu("More") { Button("Deep") { order = "deep" } }
                    Section("Danger") { Button("Delete", role: .destructive) { order = "deleted" } }
                }
            }
        }
    }

    private func menu(_ screen: TestScreen) throws -> UIMenu {
        try #require(screen.all(UIButton.self).first { $0.menu != nil }?.menu)
    }

    private func entry(_ title: String, in menu: UIMenu) -> UIAction? {
        for child in menu.children {
            if let action = child as? UIAction, action.title == title { return action }
            if let inner = child as? UIMenu, let found = entry(title, in: inner) { return found }
        }
        return nil
    }

    @Test func pickersAndTogglesAreEntriesWithTicks() throws {
        let screen = TestScreen { Sorting() }
        #expect(entry("Name", in: try menu(screen))?.state == .on)
        #expect(entry("날짜", in: try menu(screen))?.state == .off)
        #expect(entry("Reversed", in: try menu(screen))?.state == .off)
        try #require(entry("날짜", in: try menu(screen))).perform(sender: nil)
        try #require(entry("Reversed", in: try menu(screen))).perform(sender: nil)
        screen.settle()
        #expect(screen.texts.contains("date true"))
        #expect(entry("날짜", in: try menu(screen))?.state == .on)
        #expect(entry("Reversed", in: try menu(screen))?.state == .on)
    }

    @Test func sectionsAndDividersGroup() throws {
        let screen = TestScreen { Sorting() }
        let groups = try menu(screen).children.compactMap { $0 as? UIMenu }
        #expect(groups.map(\.title) == ["", "", "Danger"])
        #expect(groups.allSatisfy { $0.options.contains(.displayInline) })
        let more = try #require(groups[1].children.first as? UIMenu)
        #expect(more.title == "More" && !more.options.contains(.displayInline))
        try #require(entry("Deep", in: more)).perform(sender: nil)
        screen.settle()
        #expect(screen.texts.contains("deep false"))
        #expect(entry("Delete", in: groups[2])?.attributes.contains(.destructive) == true)
    }

    @Test func menusOfButtonsAloneAreFlat() throws {
        let screen = TestScreen {
            Menu("Pick") {
                Button("A") {}; Button("B") {}
            }
        }
        #expect(try menu(screen).children.map(\.title) == ["A", "B"])
    }

    @Test func secondaryActionsAreBehindOneButton() throws {
        var actions: [String] = []
        let screen = TestScreen {
            NavigationStack {
                Text("Content").toolbar {
                    ToolbarItem(placement: .secondaryAction) { Button("Rename") { actions.append("rename") } }
                    ToolbarItem(placement: .secondaryAction) { Button("Share") { actions.append("share") } }
                }
            }
        }
        let menu = try menu(screen)
        #expect(menu.children.map(\.title) == ["Rename", "Share"])
        try #require(entry("Share", in: menu)).perform(sender: nil)
        #expect(actions == ["share"])
    }
}

/// What bars show of labels.
@Suite @MainActor struct BarLabelTests {
    private struct Screen: View {
        @State private var isShown = false
        var body: some View {
            NavigationStack {
                Text("Content").toolbar {
                    ToolbarItem {
                        Button {
                            isShown = true
                        } label: {
                            Label("Add Item", systemImage: "plus")
                        }
                    }
                    ToolbarItem(placement: .topBarLeading) {
                        Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
                    }
                }
                .sheet(isPresented: $isShown) { Label("In the sheet", systemImage: "star") }
            }
        }
    }

    @Test func barsShowPicturesAlone() throws {
        let screen = TestScreen { Screen() }
        #expect(!screen.texts.contains("Add Item") && screen.texts.contains("Both"))
        let button = try #require(
            screen.all(PressControl.self).first { $0.accessibilityLabel == "Add Item" })
        screen.tap(button)
        screen.advance(by: 1)
        #expect(screen.texts.contains("In the sheet"))
    }
}
