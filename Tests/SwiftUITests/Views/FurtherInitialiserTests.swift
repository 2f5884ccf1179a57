import Testing

@testable import SwiftUI
@testable import UIKit

/// Initialisers beside the usual ones: older ones, and those of values that are bound, mixed or given by a style.
@Suite(.serialized) @MainActor struct FurtherInitialiserTests {
    private struct Person: Identifiable {
        let id: Int
        var name: String
        var isOn = false
    }

    @MainActor private final class Model: ObservableObject {
        @Published var people = [Person(id: 1, name: "하나"), Person(id: 2, name: "Two 🙂")]
        @Published var value = 3.0
        @Published var count = 4
    }

    private struct Bound: View {
        @ObservedObject var model: Model
        var body: some View {
            List($model.people) { $person in
                Toggle(person.name, isOn: $person.isOn)
            }
        }
    }

    @Test func listsHaveBoundRows() throws {
        let model = Model()
        let screen = TestScreen { Bound(model: model) }
        let switches = screen.all(UISwitch.self)
        #expect(switches.count == 2)
        screen.tap(switches[1])
        screen.settle()
        #expect(model.people.map(\.isOn) == [false, true])
    }

    private struct Values: View {
        @ObservedObject var model: Model
        var body: some View {
            Form {
                Slider(value: $model.value, in: 0...10, step: 5) {
                    Text("label")
                } onEditingChanged: { _ in
                }
                Slider(
                    value: $model.value, in: 0...10, onEditingChanged: { _ in }, minimumValueLabel: Text("least"),
                    maximumValueLabel: Text("most")
                ) { Text("label") }
                Stepper("Count", value: $model.count, in: 0...5, format: .number)
                Section(footer: Text("below")) { Text("row") }
            }
        }
    }

    @Test func valuesHaveLabels() throws {
        let model = Model()
        let screen = TestScreen { Values(model: model) }
        let sliders = screen.all(UISlider.self)
        #expect(sliders.count == 2)
        sliders[0].value = 7
        sliders[0].sendActions(for: .valueChanged)
        #expect(model.value == 5)
        for text in ["least", "most", "Count", "4", "below"] { #expect(screen.label(text) != nil, "\(text)") }
        #expect(try #require(screen.frame("below")).minY > #require(screen.frame("row")).maxY)
        let stepper = try #require(screen.all(UIStepper.self).first)
        stepper.value = 1
        stepper.sendActions(for: .valueChanged)
        screen.settle()
        #expect(model.count == 5 && screen.label("5") != nil)
    }

    private struct Tabs: View {
        @ObservedObject var model: Model
        var body: some View {
            TabView {
                ForEach(0..<2) { index in
                    Tab("Tab \(index)", systemImage: "star") { Text("page \(index)") }
                }
                Tab("Last", systemImage: "moon") { Text("last") }.hidden(model.count == 4)
            }
        }
    }

    @Test func tabsOfARangeAndHiddenOnes() throws {
        let model = Model()
        let screen = TestScreen { Tabs(model: model) }
        func titles() -> [String?]? { screen.all(UITabBar.self).first?.items?.map(\.title) }
        #expect(titles() == ["Tab 0", "Tab 1"])
        model.count = 5
        screen.settle()
        #expect(titles() == ["Tab 0", "Tab 1", "Last"])
    }

    private struct Mixed: ToggleStyle {
        let told: (Bool) -> Void
        func makeBody(configuration: Configuration) -> some View {
            let _ = told(configuration.isMixed)
            return configuration.label
        }
    }

    private struct People: View {
        @ObservedObject var model: Model
        let told: (Bool) -> Void
        var body: some View {
            Toggle("All", sources: $model.people, isOn: \.isOn).toggleStyle(Mixed(told: told))
        }
    }

    @Test func togglesAreMixed() {
        let model = Model()
        var told: [Bool] = []
        let screen = TestScreen { People(model: model) { told.append($0) } }
        #expect(told.last == false)
        model.people[0].isOn = true
        screen.settle()
        #expect(told.last == true)
        model.people[1].isOn = true
        screen.settle()
        #expect(told.last == false)
    }

    private struct Boxed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Label(configuration)
                Text("box")
            }
        }
    }

    private struct Told: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                ProgressView(configuration)
                Text("told")
            }
        }
    }

    private struct Framed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Toggle(configuration)
                Text("framed")
            }
        }
    }

    @Test func stylesDrawWhatTheyAreGiven() throws {
        let screen = TestScreen {
            VStack {
                Toggle("switch", isOn: .constant(true)).toggleStyle(Framed())
                Label("title", systemImage: "star").labelStyle(Boxed())
                ProgressView("work", value: 0.25).progressViewStyle(Told())
            }
        }
        for text in ["title", "box", "work", "told", "switch", "framed"] {
            #expect(screen.label(text) != nil, "\(text)")
        }
        #expect(screen.all(UIProgressView.self).first?.progress == 0.25)
        #expect(screen.all(UISwitch.self).count == 1)
    }

    @Test func buttonsHaveTheLabelsOfRoles() {
        let screen = TestScreen {
            VStack {
                Button(role: .cancel) {}
                Button(role: .confirm) {}
                Button("x") {}.contextMenu(ContextMenu { Button("held") {} })
            }
        }
        #expect(screen.label("Cancel") != nil && screen.label("Done") != nil)
    }

    @Test func roomAtTheEdges() throws {
        let screen = TestScreen {
            Text("wide").frame(maxWidth: .infinity, alignment: .leading).scenePadding(.horizontal)
        }
        let frame = try #require(screen.frame("wide"))
        #expect(abs(frame.minX - 16) < 0.01)
    }

    @Test func formsOfBorders() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
        #expect(ButtonBorderShape.circle.path(in: rect).boundingRect.width == 20)
        #expect(ButtonBorderShape.roundedRectangle(radius: 5).inset(by: 5).path(in: rect).boundingRect.width == 30)
    }

    @Test func namedFontsFollowTheSizeOfText() {
        func size(_ font: Font, _ type: DynamicTypeSize) -> CGFloat { font.uiFont(in: type).pointSize }
        #expect(size(.custom("Inter", size: 20), .large) == 20)
        #expect(size(.custom("Inter", size: 20), .accessibility3) > 30)
        #expect(size(.custom("Inter", size: 20, relativeTo: .largeTitle), .accessibility3) > 20)
        #expect(
            size(.custom("Inter", size: 20, relativeTo: .largeTitle), .accessibility3)
                < size(.custom("Inter", size: 20), .accessibility3))
        #expect(size(.custom("Inter", fixedSize: 20), .accessibility3) == 20)
    }

    private struct Note: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .pdf) { _ in Data("%PDF".utf8) }
        }
    }

    @Test func valuesAreSharedInTheirForms() async throws {
        let providers = SharedValue.providers(of: ["글", SharedValue(Note()), SharedValue("text")])
        #expect(providers.count == 3)
        #expect(providers[0].canLoadObject(ofClass: NSString.self))
        #expect(providers[1].registeredTypeIdentifiers == ["com.adobe.pdf"])
        let file = await withCheckedContinuation { continuation in
            ActivityItems.load(providers[1]) { item in
                nonisolated(unsafe) let item = item
                continuation.resume(returning: item as? URL)
            }
        }
        #expect(file?.pathExtension == "pdf")
        #expect(try Data(contentsOf: try #require(file)) == Data("%PDF".utf8))
    }

    private struct Corrected: View {
        @Environment(\.autocorrectionDisabled) private var isDisabled
        var body: some View { Text(isDisabled ? "as typed" : "corrected") }
    }

    @Test func correctionIsKnown() {
        let screen = TestScreen {
            VStack {
                Corrected()
                Corrected().autocorrectionDisabled()
            }
        }
        #expect(screen.label("as typed") != nil && screen.label("corrected") != nil)
    }
}
