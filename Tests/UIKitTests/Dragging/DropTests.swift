import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Drops", .serialized) struct DropTests {
    /// Notes what it hears.
    private final class Target: UIViewController, UIDropInteractionDelegate {
        var heard: [String] = []
        var operation = UIDropOperation.copy
        var takes = true
        var text: String?

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { takes }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            heard.append("enter \(session.items.count)")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            let point = interaction.view.map(session.location) ?? .zero
            heard.append("update \(Int(point.x)) \(Int(point.y))")
            return UIDropProposal(operation: operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            heard.append("exit")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            heard.append("perform")
            session.loadObjects(ofClass: String.self) { [weak self] in self?.text = $0.joined(separator: ",") }
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            heard.append("conclude")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            heard.append("end")
        }
    }

    private func makeTarget() -> (Target, TestScreen, UIView) {
        let target = Target()
        target.view.backgroundColor = .systemBackground
        let area = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        area.addInteraction(UIDropInteraction(delegate: target))
        target.view.addSubview(area)
        return (target, TestScreen(target), area)
    }

    private func send(
        _ phase: DragEvent.Phase, _ x: Double, _ y: Double, _ items: [DragEvent.Item], to screen: TestScreen
    ) {
        screen.surface.client?.surface(
            screen.surface,
            received: .drag(DragEvent(phase: phase, location: CGPoint(x: x, y: y), items: items)))
    }

    private func wait(until isSo: () -> Bool) async throws {
        for _ in 0..<2_000 where !isSo() { try await Task.sleep(for: .milliseconds(1)) }
    }

    @Test("A drag is heard of while it is over the view, and its contents once it is dropped")
    func drop() async throws {
        let (target, screen, _) = makeTarget()
        defer { screen.close() }
        send(.entered, 10, 10, [.text(nil)], to: screen)
        #expect(target.heard == [] && screen.surface.dragUse == .none)
        send(.moved, 110, 220, [.text(nil)], to: screen)
        #expect(target.heard == ["enter 1", "update 10 20"] && screen.surface.dragUse == .copy)
        send(.moved, 10, 10, [.text(nil)], to: screen)
        #expect(target.heard.last == "exit" && screen.surface.dragUse == .none)
        send(.moved, 120, 220, [.text(nil)], to: screen)
        send(.dropped, 120, 220, [.text("hello")], to: screen)
        #expect(target.heard.suffix(3) == ["perform", "conclude", "end"] && screen.surface.dragUse == .none)
        try await wait { target.text != nil }
        #expect(target.text == "hello")
    }

    @Test("Where the view forbids it, or the drag leaves, nothing is dropped")
    func refusals() {
        let (target, screen, _) = makeTarget()
        defer { screen.close() }
        target.operation = .forbidden
        send(.entered, 110, 220, [.text(nil)], to: screen)
        #expect(screen.surface.dragUse == .none)
        send(.dropped, 110, 220, [.text("hello")], to: screen)
        #expect(!target.heard.contains("perform") && target.heard.suffix(2) == ["exit", "end"])
        target.heard = []
        target.operation = .copy
        send(.entered, 110, 220, [.text(nil)], to: screen)
        send(.exited, 0, 0, [], to: screen)
        #expect(target.heard == ["enter 1", "update 10 20", "exit", "end"])
        target.heard = []
        target.takes = false
        send(.entered, 110, 220, [.text(nil)], to: screen)
        send(.dropped, 110, 220, [.text("hello")], to: screen)
        #expect(target.heard == [])
    }

    @Test("A file has the type that its kind of content says, and that its name says once it is dropped")
    func files() async throws {
        let (target, screen, _) = makeTarget()
        defer { screen.close() }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try Data("png".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let items: [DragEvent.Item] = [.file(mimeType: "image/jpeg", nil), .file(mimeType: nil, nil)]
        let drag = OutsideDrag(items)
        drag.move(to: CGPoint(x: 110, y: 220), over: target.view.subviews.first)
        #expect(drag.providers.map { $0.hasItemConformingToTypeIdentifier("public.image") } == [true, false])
        drag.drop([.file(mimeType: "image/jpeg", file), .file(mimeType: nil, file)])
        #expect(drag.providers.map { $0.hasItemConformingToTypeIdentifier("public.png") } == [true, true])
        let data = await withCheckedContinuation { continuation in
            drag.providers[1].loadDataRepresentation(forTypeIdentifier: "public.png") { data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data == Data("png".utf8))
    }

    @Test("Text that is dropped on a field goes to where it was dropped")
    func fields() async throws {
        let root = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        field.text = "one two"
        root.view.addSubview(field)
        let screen = TestScreen(root)
        defer { screen.close() }
        send(.entered, 1, 120, [.text(nil)], to: screen)
        #expect(screen.surface.dragUse == .copy)
        send(.dropped, 1, 120, [.text("zero ")], to: screen)
        try await wait { field.text != "one two" }
        #expect(field.text == "zero one two")
        field.isEnabled = false
        send(.entered, 1, 120, [.text(nil)], to: screen)
        #expect(screen.surface.dragUse == .none)
    }

    private final class Source: NSObject, UIDragInteractionDelegate {
        var ends: [UIDropOperation] = []
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "token" as NSString))]
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) {
            ends.append(operation)
        }
    }

    @Test("What rests under a finger is dragged to another view of the app")
    func localDrag() async throws {
        let (target, screen, _) = makeTarget()
        defer { screen.close() }
        let source = Source()
        let token = UIView(frame: CGRect(x: 20, y: 400, width: 60, height: 40))
        token.addInteraction(UIDragInteraction(delegate: source))
        target.view.addSubview(token)
        target.operation = .move
        screen.send(.began, CGPoint(x: 50, y: 420))
        screen.advance(by: 0.7)
        screen.send(.moved, CGPoint(x: 150, y: 250))
        #expect(target.heard == ["enter 1", "update 50 50"])
        screen.send(.ended, CGPoint(x: 150, y: 250))
        screen.advance(by: 1)
        #expect(source.ends == [.move])
        try await wait { target.text != nil }
        #expect(target.text == "token")
        #expect(target.view.window?.subviews.contains { $0 is SnapshotView } == false)
        // A tap is no drag.
        target.heard = []
        screen.tap(CGPoint(x: 50, y: 420))
        screen.advance(by: 1)
        #expect(target.heard == [] && source.ends == [.move])
    }
}
