import Testing

@testable import SwiftUI
@testable import UIKit

/// SwiftUI's views in UIKit's controllers and the other way round.
@Suite @MainActor struct HostingTests {
    @Test func controllersGoAwayWithTheirViews() {
        weak var controller: UIViewController?
        weak var view: UIView?
        do {
            let hosting = UIHostingController(
                rootView: List { Button("a") {} }.navigationTitle("t").toolbar { Button("Done") {} })
            controller = hosting
            let screen = TestScreen(UINavigationController(rootViewController: hosting))
            view = hosting.view
            screen.settle()
            screen.window.rootViewController = nil
        }
        #expect(controller == nil)
        #expect(view == nil)
    }

    @Test func contentIsInTheMiddleOfTheSafeArea() throws {
        let screen = TestScreen { Text(verbatim: "Hello") }
        let frame = try #require(screen.frame("Hello"))
        #expect(abs(frame.midX - 196.5) < 0.4)
        #expect(abs(frame.midY - (59 + (852 - 59 - 34) / 2)) < 0.4)
    }

    @Test func autoLayoutTakesTheIdealSize() {
        let hosting = UIHostingController(rootView: Block(width: 60, height: 40))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        hosting.view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(hosting.view)
        NSLayoutConstraint.activate([
            hosting.view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            hosting.view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
        ])
        parent.layoutIfNeeded()
        #expect(hosting.view.frame == CGRect(x: 10, y: 20, width: 60, height: 40))
        #expect(hosting.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 60, height: 40))
    }

    private struct Growing: View {
        @State var isLarge = false
        var body: some View {
            Button("grow") { isLarge = true }.frame(width: 50, height: isLarge ? 80 : 30)
        }
    }

    @Test func preferredSizeFollowsWhenAskedTo() throws {
        let hosting = UIHostingController(rootView: Growing())
        hosting.sizingOptions = .preferredContentSize
        let screen = TestScreen(hosting)
        #expect(hosting.preferredContentSize == CGSize(width: 50, height: 30))
        screen.tap(try #require(screen.label("grow")))
        #expect(hosting.preferredContentSize == CGSize(width: 50, height: 80))
    }

    @Test func titlesAndButtonsGoIntoTheBar() throws {
        var taps = 0
        let hosting = UIHostingController(
            rootView: Text(verbatim: "content").navigationTitle("Title").toolbar {
                ToolbarItem(placement: .navigationBarLeading) { Button("Left") {} }
                ToolbarItem(placement: .navigationBarTrailing) { Button("Right") { taps += 1 } }
            })
        let screen = TestScreen(UINavigationController(rootViewController: hosting))
        #expect(hosting.navigationItem.title == "Title")
        #expect(hosting.navigationItem.leftBarButtonItems?.count == 1)
        let right = try #require(screen.label("Right"))
        #expect(right.convert(right.bounds, to: nil).midX > 300)
        screen.tap(right)
        #expect(taps == 1)
    }

    /// A text that takes the place of a title, as wide as the bar.
    @Test func aWideItemStaysInTheBar() throws {
        let hosting = UIHostingController(
            rootView: Text(verbatim: "content").toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Text(verbatim: "Encuentra tu próximo hogar").font(.title)
                }
            })
        let screen = TestScreen(UINavigationController(rootViewController: hosting))
        let label = try #require(screen.label("Encuentra tu próximo hogar"))
        let frame = label.convert(label.bounds, to: nil)
        #expect(frame.minX >= 16 && frame.width > 300, "\(frame)")
    }

    @Test func viewsComeAndGo() {
        var log: [String] = []
        let hosting = UIHostingController(
            rootView: Text(verbatim: "a").onAppear { log.append("on") }.onDisappear { log.append("off") })
        let screen = TestScreen(hosting)
        screen.settle()
        #expect(log == ["on"])
        screen.window.rootViewController = nil
        #expect(log == ["on", "off"])
    }

    private struct Wrapped: UIViewRepresentable {
        let text: String
        final class Keeper { var updates = 0 }
        static nonisolated(unsafe) var dismantled = 0

        func makeCoordinator() -> Keeper { Keeper() }
        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.setContentHuggingPriority(.required, for: .horizontal)
            label.setContentHuggingPriority(.required, for: .vertical)
            return label
        }
        func updateUIView(_ uiView: UILabel, context: Context) {
            context.coordinator.updates += 1
            uiView.text = text + (context.environment.isEnabled ? "" : " off")
            uiView.tag = context.coordinator.updates
        }
        static func dismantleUIView(_ uiView: UILabel, coordinator: Keeper) { dismantled += 1 }
    }

    private struct Switching: View {
        @State private var stage = 0
        var body: some View {
            VStack {
                if stage < 2 { Wrapped(text: "stage \(stage)").disabled(stage == 1) }
                Button("next") { stage += 1 }
            }
        }
    }

    @Test func viewsOfUIKitAreUpdatedAndDismantled() throws {
        Wrapped.dismantled = 0
        let screen = TestScreen { Switching() }
        let label = try #require(screen.label("stage 0"))
        #expect(abs(label.frame.height - label.intrinsicContentSize.height) < 0.01)
        #expect(label.frame.width == label.intrinsicContentSize.width)
        // What is around the view may be another one when it comes to the window.
        let updates = label.tag
        screen.tap(try #require(screen.label("next")))
        #expect(label.text == "stage 1 off")
        #expect(label.tag == updates + 1)
        screen.tap(try #require(screen.label("next")))
        #expect(Wrapped.dismantled == 1)
        #expect(label.window == nil)
    }

    @Test func viewsAreNotUpdatedForWhatTheyAreNotTold() throws {
        let hosting = UIHostingController(rootView: Wrapped(text: "a"))
        let screen = TestScreen(hosting)
        let label = try #require(screen.label("a"))
        // Nothing else has its turn meanwhile: the app's state is that of all tests.
        func tellThatAppIsActive() {
            NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
            hosting.view.layoutIfNeeded()
        }
        tellThatAppIsActive()
        let updates = label.tag
        hosting.view.traitCollectionDidChange(hosting.traitCollection)
        tellThatAppIsActive()
        #expect(label.tag == updates)
        hosting.overrideUserInterfaceStyle = .dark
        screen.settle()
        #expect(label.tag > updates)
    }

    private struct WrappedController: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    @Test func controllersAreChildrenOfTheHost() {
        let inner = UIViewController()
        let hosting = UIHostingController(rootView: WrappedController(controller: inner))
        let screen = TestScreen(hosting)
        #expect(inner.parent === hosting)
        #expect(inner.view.window === screen.window)
        #expect(inner.view.bounds.size == CGSize(width: 393, height: 852))
    }
}
