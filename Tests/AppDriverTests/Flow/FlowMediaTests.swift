import Documents
import Foundation
import Stage
import Testing

@testable import AppDriver
@testable import UIKit

/// `addMedia`, and what a person does with the photos then.
@MainActor @Suite("Photos in flows", .serialized) struct FlowMediaTests {
    private final class Chooser: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
            button.setTitle("Choose", for: .normal)
            button.addAction(
                UIAction { [unowned self] _ in
                    let picker = UIImagePickerController()
                    picker.delegate = self
                    present(picker, animated: true)
                }, for: .touchUpInside)
            view.addSubview(label)
            view.addSubview(button)
        }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            let file = info[.imageURL] as? URL
            label.text = "\(file?.lastPathComponent ?? "") \((info[.originalImage] as? UIImage)?.size.width ?? 0)"
            dismiss(animated: true)
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func picture(_ name: String, width: CGFloat) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 3), format: format).image { _ in }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try #require(image.pngData()).write(to: folder.appendingPathComponent(name))
    }

    private func play(_ text: String, on screen: TestScreen) async throws {
        let shown = FlowScreen { [screen.window] }
        let runner = FlowRunner(name: "flow.yaml", screen: shown, clock: FlowClock(screen: shown), output: nil)
        runner.timeout = 60
        try await runner.play(try FlowReader.read(text: text, in: folder).steps)
    }

    @Test("They are added by their paths from the flow, and chosen by their number in the grid")
    func choosing() async throws {
        try picture("cat.png", width: 4)
        try picture("dog 개.png", width: 8)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await PhotoShelf.$shared.withValue(PhotoShelf(folder: folder.appendingPathComponent("library"))) {
            try await play(
                """
                - addMedia: [cat.png, "dog 개.png"]
                - tapOn: Choose
                - tapOn: {id: PXGGridLayout-Info, index: 1}
                - assertVisible: cat.png 4.0
                - tapOn: Choose
                - tapOn: {id: PXGGridLayout-Info, index: 0}
                - assertVisible: dog 개.png 8.0
                """, on: TestScreen(Chooser()))
        }
    }

    @Test("What is neither a picture nor a film is refused by its name")
    func refusing() async throws {
        try picture("cat.png", width: 4)
        try Data("a".utf8).write(to: folder.appendingPathComponent("a.txt"))
        defer { try? FileManager.default.removeItem(at: folder) }
        let shelf = PhotoShelf(folder: folder.appendingPathComponent("library"))
        await PhotoShelf.$shared.withValue(shelf) {
            let failure = await #expect(throws: FlowFailure.self) {
                try await play("- addMedia: [cat.png, a.txt]", on: TestScreen(UIViewController()))
            }
            #expect(failure?.reason == "a.txt is no picture and no film")
        }
        #expect(shelf.items.isEmpty)
    }
}
