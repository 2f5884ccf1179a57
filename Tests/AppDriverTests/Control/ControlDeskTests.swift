import CoreGraphics
import Documents
import Foundation
import Stage
import Testing
import UniformTypeIdentifiers

@testable import AppDriver
@testable import UIKit

@MainActor @Suite(.serialized) struct ControlDeskTests {
    /// A desk for a screen, and calls as a program outside makes them.
    @MainActor
    private struct Caller {
        let desk: ControlDesk

        init(_ screen: TestScreen, log: ControlLog? = nil) {
            desk = ControlDesk(screen: FlowScreen { [screen.window] }, log: log)
        }

        func call(_ verb: String, body: String = "") async throws -> (status: Int, value: JSONValue) {
            let response = await desk.answer(ControlRequest(verb: verb, body: Data(body.utf8)))
            return (response.status, try JSONValue(parsing: response.body))
        }

        /// A call that has to succeed.
        func call(_ verb: ControlVerb, _ arguments: JSONValue = [:]) async throws -> JSONValue {
            let (status, value) = try await call(verb.rawValue, body: arguments.json)
            #expect(status == 200, "\(value.json)")
            return value
        }

        /// The error of a call that has to fail.
        func fail(_ verb: ControlVerb, _ arguments: JSONValue = [:], status: Int = 409) async throws -> JSONValue {
            let (found, value) = try await call(verb.rawValue, body: arguments.json)
            #expect(found == status, "\(value.json)")
            return try #require(value["error"])
        }
    }

    private func label(_ text: String, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 30))
        label.text = text
        return label
    }

    private func button(_ title: String, y: CGFloat, _ action: @escaping @MainActor () -> Void = {}) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 20, y: y, width: 120, height: 40)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    private func texts(_ elements: JSONValue?) -> [String] {
        (elements?.items ?? []).flatMap { $0["texts"]?.items?.compactMap(\.text) ?? [] }
    }

    // MARK: The call itself

    @Test func refusesWhatIsNoVerb() async throws {
        let caller = Caller(TestScreen(views: UIView()))
        let (status, value) = try await caller.call("dance")
        #expect(status == 404 && value["error"]?["code"] == "unknownVerb")
        #expect(
            value["error"]?["message"]?.text?.hasPrefix("there is no verb \"dance\"; there are state, tree") == true)
    }

    @Test func refusesWhatIsNoJSON() async throws {
        let caller = Caller(TestScreen(views: UIView()))
        let (status, value) = try await caller.call("tap", body: "{\"text\": }")
        #expect(status == 400 && value["error"]?["code"] == "badJSON")
        #expect(value["error"]?["message"]?.text?.hasSuffix("at byte 9") == true)
    }

    @Test func namesABadArgument() async throws {
        let caller = Caller(TestScreen(views: UIView()))
        let error = try await caller.fail(.tap, ["text": "a", "cuont": 2], status: 400)
        #expect(error["code"] == "badArgument" && error["argument"] == "cuont")
        #expect(try await caller.fail(.tap, [:], status: 400)["argument"] == "text")
        #expect(try await caller.fail(.wait, ["gone": true], status: 400)["argument"] == "text")
        #expect(try await caller.fail(.swipe, ["start": "1,1"], status: 400)["argument"] == "direction")
        #expect(try await caller.fail(.press, ["key": "hyper"], status: 400)["argument"] == "key")
    }

    @Test func namesTheNearestElements() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 353, height: 34))
        field.accessibilityIdentifier = "search"
        let caller = Caller(TestScreen(views: field, button("Delete all", y: 100), button("Add", y: 200)))
        let error = try await caller.fail(.tap, ["text": "Delet", "timeout": 0.05])
        #expect(error["code"] == "notFound" && error["message"] == "not on the screen: \"Delet\"")
        #expect(error["candidates"]?.items?.first?["texts"]?.items?.first == "Delete all")
        let other = try await caller.fail(.tap, ["id": "serach", "timeout": 0.05])
        #expect(other["candidates"]?.items?.first?["id"] == "search")
        let role = try await caller.fail(.tap, ["role": "slider", "timeout": 0.05])
        #expect(role["candidates"]?.items?.count == 3)
    }

    // MARK: Looking

    @Test func tellsWhatIsOnTheScreen() async throws {
        let controller = UIViewController()
        controller.title = "Inbox"
        let screen = TestScreen(UINavigationController(rootViewController: controller))
        let send = button("Send", y: 300)
        send.isEnabled = false
        let toggle = UISwitch(frame: CGRect(x: 20, y: 400, width: 51, height: 31))
        toggle.isOn = true
        toggle.accessibilityIdentifier = "sound"
        for view in [send, toggle] { controller.view.addSubview(view) }
        let state = try await Caller(screen).call(.state)
        #expect(state["size"] == [393, 852] && state["appearance"] == "light")
        #expect(state["screen"] == ["controller": "UIViewController", "title": "Inbox"])
        #expect(state["focus"] == JSONValue.null && state["takesText"] == false)
        let elements = try #require(state["elements"]?.items)
        let found = try #require(elements.first { $0["texts"] == ["Send"] })
        #expect(found["role"] == "button" && found["enabled"] == false && found["frame"] == [20, 300, 120, 40])
        let other = try #require(elements.first { $0["id"] == "sound" })
        #expect(other["checked"] == true && other["role"] == "toggle")
        #expect(state["changes"] == [:])
    }

    @Test func listsTheViews() async throws {
        let box = UIView(frame: CGRect(x: 10, y: 100, width: 300, height: 200))
        box.accessibilityIdentifier = "box"
        box.addSubview(label("Inside", y: 10))
        let hidden = label("Hidden", y: 50)
        hidden.isHidden = true
        box.addSubview(hidden)
        let caller = Caller(TestScreen(views: box))
        let tree = try await caller.call(.tree, ["id": "box"])
        let root = try #require(tree["views"]?.items?.first)
        #expect(root["class"] == "UIView" && root["id"] == "box" && root["frame"] == [10, 100, 300, 200])
        let inner = try #require(root["views"]?.items)
        #expect(inner.count == 1 && inner[0]["class"] == "UILabel" && inner[0]["texts"] == ["Inside"])
        #expect(inner[0]["frame"] == [30, 110, 300, 30])
        #expect(tree["conflicts"] == [])
        let all = try await caller.call(.tree, ["id": "box", "hidden": true])
        #expect(all["views"]?.items?[0]["views"]?.items?.last?["hidden"] == true)
        let shallow = try await caller.call(.tree, ["depth": 0])
        #expect(shallow["views"]?.items?[0]["class"] == "UIWindow" && shallow["views"]?.items?[0]["hasMore"] == true)
        #expect(try await caller.fail(.tree, ["id": "nobody"])["code"] == "notFound")
    }

    @Test func namesTheConstraintsThatConflict() async throws {
        LayoutEngine.shared.report = { _ in }
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        box.accessibilityIdentifier = "box"
        let screen = TestScreen(views: box)
        let constraints = [
            box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 200),
            box.heightAnchor.constraint(equalToConstant: 50),
        ]
        constraints[1].identifier = "too wide"
        NSLayoutConstraint.activate(constraints)
        screen.settle()
        let caller = Caller(screen)
        let tree = try await caller.call(.tree, ["id": "box"])
        let conflicts = try #require(tree["conflicts"]?.items)
        #expect(conflicts.count == 1)
        let named = conflicts.first?["constraints"]?.items?.compactMap(\.text) ?? []
        #expect(named.count == 2 && named.contains { $0.contains("'too wide'") && $0.contains(".width == 200") })
        #expect(named.contains(conflicts.first?["broken"]?.text ?? ""))
        #expect(tree["views"]?.items?[0]["conflicts"] == [0])
        constraints[0].isActive = false
        screen.settle()
        #expect(try await caller.call(.tree)["conflicts"] == [])
    }

    @Test func takesPictures() async throws {
        let patch = UIView(frame: CGRect(x: 40, y: 100, width: 60, height: 20))
        patch.backgroundColor = .red
        patch.accessibilityIdentifier = "patch"
        let caller = Caller(TestScreen(views: patch))
        func picture(_ arguments: JSONValue) async throws -> (CGImage, JSONValue) {
            let answer = try await caller.call(.screenshot, arguments)
            let data = try #require(Data(base64Encoded: answer["png"]?.text ?? ""))
            return (try ImageCodec.decode(Array(data)), answer)
        }
        let (whole, answer) = try await picture([:])
        #expect(whole.width == 393 && whole.height == 852 && answer["width"] == 393 && answer["height"] == 852)
        let (part, _) = try await picture(["id": "patch"])
        #expect(part.width == 60 && part.height == 20)
        let pixel = part.withPixels { bytes in (0..<3).map { bytes[$0 + 4 * 30] } }
        #expect(pixel[2] > 200 && pixel[0] < 100)
        let (large, _) = try await picture(["id": "patch", "scale": 2])
        #expect(large.width == 120 && large.height == 40)
        #expect(try await caller.fail(.screenshot, ["text": "Nothing"])["code"] == "notFound")
    }

    // MARK: Acting

    @Test func tapsAndTellsWhatChanged() async throws {
        let summary = label("Nothing to do", y: 100)
        let screen = TestScreen(views: summary)
        let root = try #require(screen.window.rootViewController?.view)
        var count = 0
        root.addSubview(
            button("Add", y: 200) { [unowned summary, unowned root] in
                count += 1
                summary.text = "\(count) to do"
                root.addSubview(label("Row \(count)", y: 300 + CGFloat(count) * 40))
            })
        let caller = Caller(screen)
        let answer = try await caller.call(.tap, ["text": "add", "role": "button"])
        let changes = try #require(answer["changes"])
        #expect(texts(changes["appeared"]) == ["Row 1"] && changes["disappeared"] == nil && changes["screen"] == nil)
        let changed = try #require(changes["changed"]?.items?.first)
        #expect(changed["from"]?["texts"] == ["Nothing to do"] && changed["to"]?["texts"] == ["1 to do"])
        #expect(answer["moving"] == nil && answer["meanwhile"] == nil)
        _ = try await caller.call(.tap, ["point": "80,220", "count": 2])
        #expect(count == 3)
        _ = try await caller.call(.tap, ["text": "Add", "point": "90%,50%"])
        #expect(count == 4)
    }

    @Test func tellsWhatChangedBetweenCalls() async throws {
        let text = label("One", y: 100)
        let caller = Caller(TestScreen(views: text))
        _ = try await caller.call(.state)
        text.text = "Two"
        let answer = try await caller.call(.state)
        #expect(answer["changes"] == [:])
        #expect(answer["meanwhile"]?["changed"]?.items?[0]["to"]?["texts"] == ["Two"])
        #expect(try await caller.call(.state)["meanwhile"] == nil)
    }

    @Test func longPresses() async throws {
        let target = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
        target.accessibilityIdentifier = "target"
        let (press, delegate) = (UILongPressGestureRecognizer(), PressDelegate())
        press.delegate = delegate
        target.addGestureRecognizer(press)
        let caller = Caller(TestScreen(views: target))
        _ = try await caller.call(.longPress, ["id": "target"])
        #expect(delegate.count == 1)
        _ = try await caller.call(.tap, ["id": "target"])
        #expect(delegate.count == 1)
        #expect(try await caller.fail(.longPress, ["id": "other", "timeout": 0])["code"] == "notFound")
    }

    @Test func typesIntoElements() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 353, height: 34))
        field.placeholder = "Name"
        let caller = Caller(TestScreen(views: field, label("Title", y: 100)))
        #expect(try await caller.fail(.type, ["text": "a"])["code"] == "impossible")
        let answer = try await caller.call(.type, ["text": "김밥", "into": "Name"])
        #expect(field.text == "김밥")
        let focus = try #require(answer["changes"]?["focus"])
        #expect(focus["role"] == "textField" && focus["texts"]?.items?.contains("김밥") == true)
        #expect(answer["changes"]?["changed"]?.items?.count == 1)
        _ = try await caller.call(.type, ["text": "!"])
        #expect(field.text == "김밥!")
        _ = try await caller.call(.type, ["text": "Ann", "into": ["role": "textField"], "clear": true])
        #expect(field.text == "Ann")
        let delegate = SubmitDelegate()
        field.delegate = delegate
        _ = try await caller.call(.type, ["text": "a", "submit": true])
        #expect(delegate.count == 1 && field.text == "Anna")
        let long = JSONValue.string(String(repeating: "a", count: 10_001))
        #expect(try await caller.fail(.type, ["text": long], status: 400)["argument"] == "text")
        #expect(try await caller.fail(.type, ["text": "a", "into": "Nobody", "timeout": 0])["code"] == "notFound")
    }

    @Test func swipesAndScrolls() async throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        scrollView.addSubview(label("Top", y: 400))
        scrollView.addSubview(label("Bottom", y: 2800))
        let caller = Caller(TestScreen(views: scrollView))
        let answer = try await caller.call(.swipe, ["direction": "up"])
        let first = scrollView.contentOffset.y
        let tree = try await caller.call(.tree, ["depth": 4])
        #expect(tree.json.contains("\"content\":[0,-"))
        #expect(first > 200 && answer["moving"] == nil && texts(answer["changes"]?["disappeared"]) == ["Top"])
        _ = try await caller.call(.swipe, ["start": "50%,20%", "end": "50%,90%", "duration": 1])
        #expect(scrollView.contentOffset.y < first)
        let found = try await caller.call(.scroll, ["to": "Bottom"])
        #expect(texts(found["changes"]?["appeared"]) == ["Bottom"] && found["moving"] == nil)
        let low = scrollView.contentOffset.y
        _ = try await caller.call(.scroll, ["direction": "up"])
        #expect(scrollView.contentOffset.y < low - 100)
        #expect(try await caller.fail(.scroll, ["to": "Nowhere", "timeout": 0.2])["code"] == "notFound")
        #expect(try await caller.fail(.swipe, ["direction": "up", "from": "None", "timeout": 0])["code"] == "notFound")
    }

    @Test func pressesKeys() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 353, height: 34))
        field.accessibilityIdentifier = "field"
        let caller = Caller(TestScreen(views: field))
        _ = try await caller.call(.type, ["text": "abc", "into": ["id": "field"]])
        _ = try await caller.call(.press, ["key": "Backspace"])
        #expect(field.text == "ab")
        _ = try await caller.call(.press, ["key": "left", "modifiers": ["shift"]])
        let range = try #require(field.selectedTextRange)
        #expect(field.text(in: range) == "b")
        _ = try await caller.call(.press, ["key": "x", "modifiers": ["shift"]])
        #expect(field.text == "aX")
    }

    @Test func goesBack() async throws {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let caller = Caller(TestScreen(navigation))
        let error = try await caller.fail(.back)
        #expect(error["code"] == "impossible" && error["message"] == "no back button and no sheet on the screen")
        let second = UIViewController()
        second.title = "Second"
        navigation.pushViewController(second, animated: true)
        #expect(try await caller.call(.state)["screen"]?["title"] == "Second")
        let answer = try await caller.call(.back)
        #expect(navigation.topViewController === root)
        #expect(answer["changes"]?["screen"]?["title"] == "Root")
    }

    // MARK: Waiting

    @Test func waitsForWhatComesLater() async throws {
        let text = label("Loading", y: 100)
        let caller = Caller(TestScreen(views: text))
        Task { @MainActor in
            try await Task.sleep(nanoseconds: 100_000_000)
            text.text = "Done"
        }
        let answer = try await caller.call(.wait, ["text": "Done"])
        #expect(answer["element"]?["texts"] == ["Done"])
        #expect(answer["changes"]?["changed"]?.items?.count == 1)
        _ = try await caller.call(.wait, ["text": "Loading", "gone": true])
        let error = try await caller.fail(.wait, ["text": "Don", "timeout": 0.05])
        #expect(error["code"] == "notFound" && error["candidates"]?.items?.first?["texts"] == ["Done"])
        #expect(try await caller.fail(.wait, ["text": "Done", "gone": true, "timeout": 0])["code"] == "impossible")
    }

    @Test func aCallThatWaitsDoesNotHoldOthersUp() async throws {
        let text = label("Loading", y: 100)
        let caller = Caller(TestScreen(views: text, button("Finish", y: 200) { [unowned text] in text.text = "Done" }))
        async let waiting = caller.call("wait", body: "{\"text\": \"Done\", \"timeout\": 10}")
        _ = try await caller.call(.tap, ["text": "Finish"])
        #expect(try await waiting.status == 200)
    }

    @Test func whatActsTakesTurns() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 353, height: 34))
        field.accessibilityIdentifier = "field"
        let caller = Caller(TestScreen(views: field))
        _ = try await caller.call(.tap, ["id": "field"])
        async let first = caller.call("type", body: "{\"text\": \"aaaaaaaa\"}")
        async let second = caller.call("type", body: "{\"text\": \"bbbbbbbb\"}")
        let statuses = try await [first.status, second.status]
        #expect(statuses == [200, 200])
        #expect(["aaaaaaaabbbbbbbb", "bbbbbbbbaaaaaaaa"].contains(field.text ?? ""))
    }

    @Test func aScreenThatNeverRestsIsNotWaitedForLong() async throws {
        let text = label("0", y: 100)
        var count = 0
        let task = Task { @MainActor in
            while !Task.isCancelled {
                try await Task.sleep(nanoseconds: 5_000_000)
                count += 1
                text.text = "\(count)"
            }
        }
        defer { task.cancel() }
        let answer = try await Caller(TestScreen(views: text)).call(.tap, ["point": "5,5"])
        #expect(answer["moving"] == true)
    }

    // MARK: The log

    @Test func readsTheLogSinceAMark() async throws {
        let name = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)").path
        let descriptor = open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
        unlink(name)
        defer { close(descriptor) }
        func write(_ text: String) { _ = text.withCString { Glibc.write(descriptor, $0, strlen($0)) } }
        write("one\n")
        let caller = Caller(TestScreen(views: UIView()), log: ControlLog(descriptor: descriptor))
        let first = try await caller.call(.log)
        #expect(first["text"] == "one\n" && first["mark"] == 4)
        write("two\n")
        #expect(try await caller.call(.state)["log"] == 8)
        let second = try await caller.call(.log, ["since": 4])
        #expect(second["text"] == "two\n" && second["mark"] == 8 && second["cut"] == nil)
        #expect(try await caller.call(.log, ["since": 1_000_000])["text"] == "")
        write(String(repeating: "x", count: ControlLog.limit + 10))
        let third = try await caller.call(.log, ["since": 8])
        #expect(third["cut"] == true && third["text"]?.text?.count == ControlLog.limit)
    }

    @Test func saysThatNoLogIsKept() async throws {
        let error = try await Caller(TestScreen(views: UIView())).fail(.log)
        #expect(error["code"] == "impossible")
    }

    @Test func theDoorLeadsToTheDesk() async throws {
        defer { ControlDoor.handler = nil }
        let screen = TestScreen(views: label("Hello", y: 100))
        ControlDesk(screen: FlowScreen { [screen.window] }, log: nil).open()
        let handler = try #require(ControlDoor.handler)
        let response = await handler(ControlRequest(verb: "state"))
        #expect(response.status == 200)
        #expect(texts(try JSONValue(parsing: response.body)["elements"]) == ["Hello"])
    }

    @Test func anAppWithoutAWindowSaysSo() async throws {
        let desk = ControlDesk(screen: FlowScreen { [] }, log: nil)
        let response = await desk.answer(ControlRequest(verb: "tap", body: Data("{\"text\":\"a\"}".utf8)))
        #expect(response.status == 409)
        #expect(String(decoding: response.body, as: UTF8.self).contains("the app shows no window"))
    }

    // MARK: Files

    @Test func picksFilesAndFolders() async throws {
        let root = UIViewController()
        let screen = TestScreen(root)
        defer { screen.close() }
        let caller = Caller(screen)
        #expect(try await caller.fail(.pickFile, ["names": []])["code"]?.text == "impossible")
        final class Delegate: NSObject, UIDocumentPickerDelegate {
            var urls: [URL] = []
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                self.urls = urls
            }
        }
        let delegate = Delegate()
        func show(_ type: UTType) async throws {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [type])
            picker.delegate = delegate
            picker.allowsMultipleSelection = true
            root.present(picker, animated: false)
            _ = try await caller.call(.wait, ["text": "Cancel"])
        }
        try await show(.plainText)
        let error = try await caller.fail(.pickFile, ["names": ["a.txt"], "contents": []], status: 400)
        #expect(error["argument"]?.text == "contents")
        _ = try await caller.fail(.pickFile, ["names": ["../a.txt"], "contents": ["a"]], status: 400)
        _ = try await caller.fail(.pickFile, ["names": ["a.png"], "contents": ["a"]])
        _ = try await caller.call(.pickFile, ["names": ["a.txt", "b.txt"], "base64": ["w6Q=", "Yg=="]])
        _ = try await caller.call(.wait, ["text": "Cancel", "gone": true])
        #expect(try delegate.urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["ä", "b"])
        try await show(.folder)
        _ = try await caller.call(.pickFile, ["names": ["album/x/a.txt", "album/b.txt"], "contents": ["1", "2"]])
        _ = try await caller.call(.wait, ["text": "Cancel", "gone": true])
        let album = try #require(delegate.urls.first)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: album.path).sorted() == ["b.txt", "x", "x/a.txt"])
    }
}

private final class PressDelegate: NSObject, UIGestureRecognizerDelegate {
    /// How often the recognizer has begun.
    var count = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        count += 1
        return true
    }
}

private final class SubmitDelegate: NSObject, UITextFieldDelegate {
    var count = 0

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        count += 1
        return true
    }
}
