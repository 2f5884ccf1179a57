import Testing

@testable import SwiftUI
@testable import UIKit

/// Groups of controls, the looks of menus, and taps that tell their place.
@Suite @MainActor struct ControlGroupTests {
    private func menu(_ screen: TestScreen) throws -> UIMenu {
        try #require(screen.all(UIButton.self).first { $0.menu != nil }?.menu)
    }

    @Test func groupsArePartsOfMenus() throws {
        let screen = TestScreen {
            Menu("Edit") {
                ControlGroup {
                    Button("Cut") {}; Button("Copy") {}
                }
                ControlGroup("More", systemImage: "star") { Button("복사") {} }.controlGroupStyle(.menu)
            }
        }
        let groups = try menu(screen).children.compactMap { $0 as? UIMenu }
        #expect(groups.map { $0.options.contains(.displayInline) } == [true, false])
        #expect(groups.map { $0.children.map(\.title) } == [["Cut", "Copy"], ["복사"]])
        #expect(groups.last?.title == "More")
    }

    @Test func groupsOfMenusStandSideBySide() throws {
        let screen = TestScreen {
            Menu("Edit") {
                ControlGroup {
                    Button("Cut", systemImage: "scissors") {}
                    Button("Copy", systemImage: "doc.on.doc") {}
                }
                ControlGroup { Button("Bold", systemImage: "bold") {} }.controlGroupStyle(.compactMenu)
                ControlGroup { Button("Red", systemImage: "circle.fill") {} }.controlGroupStyle(.palette)
                ControlGroup {
                    Menu("More") { Button("Other") {} }
                    Button("Paste") {}
                }
                Picker("Colour", selection: .constant(1)) {
                    Image(systemName: "circle").tag(1)
                    Image(systemName: "square").tag(2)
                }
                .pickerStyle(.palette)
            }
        }
        let groups = try menu(screen).children.compactMap { $0 as? UIMenu }
        #expect(groups.map(\.preferredElementSize) == [.medium, .small, .medium, .automatic, .automatic])
        #expect(groups.map { $0.options.contains(.displayAsPalette) } == [false, false, true, false, true])
    }

    @Test func pressesOfAnythingAreTold() throws {
        var told: [String] = []
        let screen = TestScreen {
            Text(verbatim: "hold").padding(30).contentShape(Rectangle())
                ._onButtonGesture {
                    told.append("\($0)")
                } perform: {
                    told.append("done")
                }
        }
        let label = try #require(screen.frame("hold"))
        let point = CGPoint(x: label.midX, y: label.midY)
        screen.touch(.began, point)
        #expect(told == ["true"])
        screen.touch(.ended, point)
        #expect(told.contains("done") && told.last == "false" || told == ["true", "false", "done"])
    }

    @Test func shapesHaveRoles() {
        struct Rule: Shape {
            static var role: ShapeRole { .separator }
            func path(in rect: CGRect) -> Path { Path(rect) }
        }
        #expect(Rule.role == .separator && Circle.role == .fill)
    }

    @Test func groupsStandSideBySide() throws {
        let screen = TestScreen {
            ControlGroup {
                Button("a") {}; Button("b") {}
            }
        }
        let (first, second) = (try #require(screen.frame("a")), try #require(screen.frame("b")))
        #expect(first.maxX < second.minX && abs(first.midY - second.midY) < 1)
    }

    private struct Framed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(verbatim: "before")
                Menu(configuration)
            }
        }
    }

    @Test func menusHaveStylesOfTheApps() throws {
        let screen = TestScreen {
            Menu("Sort") { Button("Name") {} }.menuStyle(Framed()).menuActionDismissBehavior(.disabled)
        }
        #expect(screen.texts == ["before", "Sort"])
        let entry = try #require(try menu(screen).children.first as? UIAction)
        #expect(entry.title == "Name" && entry.attributes.contains(.keepsMenuPresented))
    }

    @Test func tapsTellTheirPlace() throws {
        var place: CGPoint?
        let screen = TestScreen {
            Color.red.frame(width: 100, height: 100).contentShape(.interaction, Rectangle())
                .onTapGesture { place = $0 }.accessibilityIdentifier("area")
        }
        screen.tap(CGPoint(x: 196.5 - 50 + 20, y: 59 + (852 - 59 - 34) / 2))
        #expect(place.map { abs($0.x - 20) < 0.5 && abs($0.y - 50) < 0.5 } == true)
    }

    @Test func longTouchesTellOfTheirBeginning() throws {
        var told: [String] = []
        let screen = TestScreen {
            Text(verbatim: "hold").padding(30).contentShape(Rectangle())
                .onLongPressGesture(minimumDuration: 1) {
                    told.append("done")
                } onPressingChanged: {
                    told.append("\($0)")
                }
        }
        let label = try #require(screen.frame("hold"))
        let point = CGPoint(x: label.midX, y: label.midY)
        screen.touch(.began, point)
        #expect(told == ["true"])
        screen.advance(by: 1.1)
        #expect(told == ["true", "done", "false"])
        screen.touch(.ended, point)
        #expect(told == ["true", "done", "false"])
        screen.touch(.began, point)
        screen.touch(.ended, point)
        #expect(told.suffix(2) == ["true", "false"])
    }
}
