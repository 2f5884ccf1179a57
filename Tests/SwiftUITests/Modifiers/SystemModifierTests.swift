import Testing

@testable import SwiftUI
@testable import UIKit

/// What views ask of bars, scroll views, lists and assistive technology.
@Suite @MainActor struct SystemModifierTests {
    @Test func scrollViewsAreAsked() throws {
        let screen = TestScreen {
            ScrollView { Color.red.frame(height: 2000) }
                .scrollIndicators(.hidden).scrollDisabled(true).scrollDismissesKeyboard(.immediately)
                .contentMargins(.top, 12).scrollTargetBehavior(.paging)
        }
        let view = try #require(screen.all(UIScrollView.self).first)
        #expect(!view.showsVerticalScrollIndicator && !view.isScrollEnabled && view.isPagingEnabled)
        #expect(view.keyboardDismissMode == .onDrag)
        #expect(view.contentInset.top == 12)
    }

    @Test func contentIsSeenFromItsEnd() throws {
        let screen = TestScreen {
            ScrollView { Color.red.frame(height: 2000) }.defaultScrollAnchor(.bottom)
        }
        let view = try #require(screen.all(UIScrollView.self).first)
        #expect(view.contentOffset.y > 1000)
    }

    @Test func rowsCanBeKept() throws {
        let screen = TestScreen {
            List {
                ForEach(0..<2, id: \.self) { Text("row \($0)").deleteDisabled($0 == 0) }.onDelete { _ in }
            }
        }
        let table = try #require(screen.all(UITableView.self).first)
        let source = try #require(table.delegate as? ListSource)
        #expect(source.tableView(table, editingStyleForRowAt: IndexPath(row: 0, section: 0)) == .none)
        #expect(source.tableView(table, editingStyleForRowAt: IndexPath(row: 1, section: 0)) == .delete)
    }

    @Test func barsHaveBackgrounds() throws {
        let screen = TestScreen {
            NavigationStack {
                Text("Content").navigationTitle("Title")
                    .toolbarBackground(Color.red, for: .navigationBar)
                    .toolbarBackground(.visible, for: .navigationBar)
            }
        }
        let bar = try #require(screen.all(UINavigationBar.self).first)
        let item = try #require(bar.topItem)
        #expect(item.standardAppearance?.backgroundColor == .systemRed)
        #expect(item.scrollEdgeAppearance?.backgroundColor == .systemRed)
    }

    @Test func titlesShowMenus() throws {
        let screen = TestScreen {
            NavigationStack {
                Text("Content").navigationTitle("제목").navigationBarTitleDisplayMode(.inline)
                    .toolbarTitleMenu { Button("Rename") {} }
            }
        }
        let bar = try #require(screen.all(UINavigationBar.self).first)
        let provider = try #require(bar.topItem?.titleMenuProvider)
        #expect(provider([])?.children.map(\.title) == ["Rename"])
        #expect(screen.all(UIButton.self).contains { $0.configuration?.title == "제목" && $0.showsMenuAsPrimaryAction })
    }

    @Test func titlesShowMenusThatStandAmongButtons() throws {
        let screen = TestScreen {
            NavigationStack {
                Text("Content").navigationTitle("제목").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarTitleMenu { Button("공유") {} }
                        ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                    }
            }
        }
        let bar = try #require(screen.all(UINavigationBar.self).first)
        let provider = try #require(bar.topItem?.titleMenuProvider)
        #expect(provider([])?.children.map(\.title) == ["공유"])
        #expect(bar.topItem?.rightBarButtonItems?.count == 1)
    }

    @Test func buttonsOverTheKeyboard() throws {
        struct Writing: View {
            @State var text = ""
            var body: some View {
                NavigationStack {
                    TextField("Name", text: $text).toolbar {
                        ToolbarItemGroup(placement: .keyboard) {
                            Spacer()
                            Button("Done") {}
                        }
                    }
                }
            }
        }
        let screen = TestScreen { Writing() }
        let field = try #require(screen.all(UITextField.self).first)
        let bar = try #require(field.inputAccessoryView as? UIToolbar)
        #expect(bar.items?.count == 2)
    }

    @Test func viewsAreOneForAssistiveTechnology() throws {
        let screen = TestScreen {
            HStack {
                Text("Two")
                Text("둘")
            }
            .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
        }
        let view = try #require(screen.all(CombinedView.self).first)
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityLabel == "Two, 둘")
    }

    @Test func addressesAreHeard() throws {
        final class Heard { var urls: [URL] = [] }
        let heard = Heard()
        let screen = TestScreen { Text("here").onOpenURL { heard.urls.append($0) } }
        let url = try #require(URL(string: "own://place"))
        #expect(UIApplication.shared.deliver(url))
        #expect(heard.urls == [url])
        #expect(screen.label("here") != nil)
    }

    @Test func scenesTellTheirPhase() {
        struct Phase: View {
            @Environment(\.scenePhase) var phase
            var body: some View { Text(phase == .inactive ? "inactive" : phase == .active ? "active" : "background") }
        }
        let screen = TestScreen { Phase() }
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        screen.settle()
        #expect(screen.texts == ["inactive"])
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        screen.settle()
        #expect(screen.texts == ["active"])
    }

    @Test func popoversAreSheetsOnPhonesUnlessTheySayOtherwise() throws {
        struct Asking: View {
            let adaptation: PresentationAdaptation
            @State var isShown = false
            var body: some View {
                Button("ask") { isShown = true }
                    .popover(isPresented: $isShown) { Text("inside").presentationCompactAdaptation(adaptation) }
            }
        }
        for (adaptation, isPopover) in [(PresentationAdaptation.automatic, false), (.popover, true)] {
            let screen = TestScreen { Asking(adaptation: adaptation) }
            screen.tap(try #require(screen.label("ask")))
            screen.advance(by: 1)
            let shown = try #require(screen.window.rootViewController?.presentedViewController)
            #expect((shown.presentationController is UIPopoverPresentationController) == isPopover)
            #expect(screen.label("inside") != nil)
        }
    }

    @Test func textsHaveSeveralColorsAndSizes() {
        let screen = TestScreen {
            VStack {
                Text("colors").foregroundStyle(
                    .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                Text("small").font(.body).dynamicTypeSize(.xSmall)
                Text("large").font(.body).dynamicTypeSize(.accessibility5)
            }
        }
        #expect((screen.label("large")?.font.pointSize ?? 0) > 2 * (screen.label("small")?.font.pointSize ?? 0))
        #expect(screen.label("colors")?.textColor == .systemRed)
    }

    @Test func phasesFollowEachOtherOnce() throws {
        struct Bouncing: View {
            @State var count = 0
            var body: some View {
                VStack {
                    Button("go") { count += 1 }
                    PhaseAnimator([0, 1, 2], trigger: count) { phase in Text("phase \(phase)") }
                }
            }
        }
        let screen = TestScreen { Bouncing() }
        #expect(screen.texts.contains("phase 0"))
        screen.tap(try #require(screen.label("go")))
        #expect(screen.texts.contains("phase 1"))
    }

    @Test func oneOfTwoGesturesIsFound() throws {
        final class Diary { var events: [String] = [] }
        let diary = Diary()
        let screen = TestScreen {
            Color.red.frame(width: 200, height: 200)
                .gesture(
                    TapGesture(count: 2).onEnded { diary.events.append("two") }
                        .exclusively(before: TapGesture().onEnded { diary.events.append("one") }))
        }
        let middle = CGPoint(x: 196, y: 438)
        screen.tap(middle)
        screen.tap(middle)
        screen.advance(by: 1)
        #expect(diary.events == ["two"])
        screen.tap(middle)
        screen.advance(by: 1)
        #expect(diary.events == ["two", "one"])
    }
}
