import Testing

@testable import SwiftUI
@testable import UIKit

/// An app's own styles of boxes, groups and values with labels.
@Suite(.serialized) @MainActor struct OwnStyleTests {
    private struct CardStyle: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading) {
                configuration.label.foregroundColor(.red)
                configuration.content
            }
            .padding(30).background(RoundedRectangle(cornerRadius: 20).fill(.yellow))
        }
    }

    private struct PlusStyle: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button {
                    configuration.isExpanded.toggle()
                } label: {
                    HStack {
                        Text(configuration.isExpanded ? "minus" : "plus")
                        configuration.label
                    }
                }
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    private struct StackedStyle: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading) {
                configuration.label.font(.caption)
                configuration.content
            }
        }
    }

    /// Adds to the style around it.
    private struct FramedStyle: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("[")
                LabeledContent(configuration).labeledContentStyle(.automatic)
            }
        }
    }

    @Test func boxesTakeAStyle() throws {
        let screen = TestScreen {
            VStack {
                GroupBox("own") { Text("inside") }.groupBoxStyle(CardStyle())
                GroupBox("usual") { Text("there") }
            }
        }
        try screen.picture("swiftui-own-styles")
        let own = try #require(screen.label("own"))
        let color = try #require(
            own.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)
        #expect(color == .systemRed)
        #expect(screen.label("usual") != nil && screen.label("there") != nil)
    }

    @Test func groupsOpenByTheirStyle() throws {
        let screen = TestScreen { DisclosureGroup("more") { Text("hidden") }.disclosureGroupStyle(PlusStyle()) }
        #expect(screen.label("hidden") == nil)
        screen.tap(try #require(screen.label("plus")))
        screen.advance(by: 1)
        #expect(screen.label("hidden") != nil && screen.label("minus") != nil)
        screen.tap(try #require(screen.label("minus")))
        screen.advance(by: 1)
        #expect(screen.label("hidden") == nil)
    }

    @Test func groupsWithoutAStyleOpenAsBefore() throws {
        let screen = TestScreen {
            List { DisclosureGroup("more") { Text("hidden") } }
        }
        #expect(screen.label("hidden") == nil)
        screen.tap(try #require(screen.label("more")))
        screen.advance(by: 1)
        #expect(screen.label("hidden") != nil)
    }

    @Test func valuesTakeAStyle() throws {
        let screen = TestScreen {
            VStack {
                LabeledContent("이름", value: "안나").labeledContentStyle(StackedStyle())
                LabeledContent("age", value: "3").labeledContentStyle(FramedStyle())
            }
        }
        let (name, value) = (try #require(screen.frame("이름")), try #require(screen.frame("안나")))
        #expect(name.maxY <= value.minY && name.minX == value.minX)
        let (bracket, age, number) = (
            try #require(screen.frame("[")), try #require(screen.frame("age")), try #require(screen.frame("3"))
        )
        #expect(bracket.maxX < age.minX && age.maxX < number.minX)
    }
}
