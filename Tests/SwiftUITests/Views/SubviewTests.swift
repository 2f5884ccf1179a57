import Testing

@testable import SwiftUI
@testable import UIKit

private struct NoteKey: ContainerValueKey { static let defaultValue = "none" }

extension ContainerValues {
    fileprivate var note: String {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

/// Containers that take the views in them apart.
@Suite(.serialized) @MainActor struct SubviewTests {
    /// Numbers what is in it.
    private struct Numbered<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack(spacing: 0) {
                Group(subviews: content) { views in
                    Text(verbatim: "\(views.count) in all")
                    ForEach(views) { view in
                        HStack {
                            Text(verbatim: view.containerValues.note)
                            view.padding(10)
                        }
                    }
                }
            }
        }
    }

    private struct Growing: View {
        @State var names = ["둘", "three"]
        var body: some View {
            Numbered {
                Button("one") { names.append("four") }.containerValue(\.note, "first")
                ForEach(names, id: \.self) { Text($0) }
            }
        }
    }

    @Test func viewsAreCountedAndPlacedOneByOne() throws {
        let screen = TestScreen { Growing() }
        #expect(screen.texts == ["3 in all", "first", "one", "none", "둘", "none", "three"])
        let (one, two) = (try #require(screen.frame("one")), try #require(screen.frame("둘")))
        #expect(two.minY - one.maxY >= 20)
        screen.tap(try #require(screen.label("one")))
        screen.advance(by: 1)
        #expect(screen.texts.first == "4 in all" && screen.texts.last == "four")
    }

    @Test func viewsAreShownBetweenOthers() {
        let screen = TestScreen {
            VStack {
                ForEach(
                    subviews: Group {
                        Text("a"); Text("b").tag(2)
                    }
                ) { view in
                    view
                    Text(verbatim: view.containerValues.hasTag(2) ? "tagged" : "plain")
                }
            }
        }
        #expect(screen.texts == ["a", "plain", "b", "tagged"])
    }

    private struct WeightKey: _ViewTraitKey { static let defaultValue = 0 }

    private struct Listed: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            ForEach(children) { child in
                Text(verbatim: "\(child[WeightKey.self]) \(child.id(as: String.self) ?? "-")")
                child
            }
            if children.first?.id == children.last?.id { Text(verbatim: "alone") }
        }
    }

    private struct Piled: _VariadicView.UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            VStack(spacing: 7) { children }
        }
    }

    @Test func treesAreMadeOfViews() throws {
        let screen = TestScreen {
            VStack {
                _VariadicView.Tree(Listed()) {
                    Text("a")._trait(WeightKey.self, 3)
                    ForEach(["둘"], id: \.self) { Text($0) }
                }
                _VariadicView.Tree(root: Listed(), content: Text("one"))
                _VariadicView.Tree(Piled()) {
                    Text("up")
                    Text("down")
                }
            }
        }
        #expect(screen.texts == ["3 -", "a", "0 둘", "둘", "0 -", "one", "alone", "up", "down"])
        let (up, down) = (try #require(screen.frame("up")), try #require(screen.frame("down")))
        #expect(abs(down.minY - up.maxY - 7) < 0.5)
    }
}
