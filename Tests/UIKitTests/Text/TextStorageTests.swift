import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TextStorageTests {
    private final class Recorder: NSObject, NSTextStorageDelegate {
        var heard: [String] = []
        var onDid: ((NSTextStorage) -> Void)?

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { heard.append("will \(editedMask.rawValue) \(editedRange) \(delta)") }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            heard.append("did \(editedMask.rawValue) \(editedRange) \(delta)")
            onDid?(textStorage)
        }
    }

    private let recorder = Recorder()

    private func heard(_ change: () -> Void) -> [String] {
        recorder.heard = []
        change()
        return recorder.heard
    }

    @Test func eachChangeIsTold() {
        let storage = NSTextStorage(string: "abcdef")
        storage.delegate = recorder
        #expect(
            heard { storage.replaceCharacters(in: NSRange(location: 2, length: 2), with: "x") }
                == ["will 2 {2, 1} -1", "did 2 {2, 1} -1"])
        #expect(storage.string == "abxef")
        #expect(heard { storage.append(NSAttributedString(string: "gh")) }.last == "did 3 {5, 2} 2")
        #expect(heard { storage.deleteCharacters(in: NSRange(location: 0, length: 1)) }.last == "did 2 {0, 0} -1")
        let all = NSRange(location: 0, length: storage.length)
        #expect(heard { storage.addAttribute(.kern, value: 2, range: all) }.last == "did 1 {0, 6} 0")
        #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
        #expect(heard { storage.removeAttribute(.kern, range: NSRange(location: 1, length: 1)) }.count == 2)
        #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) == nil)
        #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) != nil)
        #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound && storage.changeInLength == 0)
        storage.setAttributedString(NSAttributedString(string: "new"))
        #expect(storage.string == "new")
    }

    @Test func changesBetweenBeginAndEndAreOne() {
        let storage = NSTextStorage(string: "abcdef")
        storage.delegate = recorder
        let events = heard {
            storage.beginEditing()
            storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "EE")
            storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "--")
            #expect(storage.editedRange == NSRange(location: 0, length: 8))
            storage.endEditing()
        }
        #expect(events == ["will 2 {0, 8} 3", "did 2 {0, 8} 3"])
        #expect(storage.string == "--abcdEEf")
    }

    @Test func aViewsStorageFollowsTheViewAndLeadsIt() {
        let view = UITextView()
        view.text = "hello"
        let storage = view.textStorage
        storage.delegate = recorder
        #expect(storage === view.textStorage && storage.string == "hello")
        #expect(heard { view.insertText("!") }.last == "did 3 {5, 1} 1")
        #expect(heard { view.text = "help" }.last?.hasPrefix("did 3 {3, 1}") == true)
        #expect(storage.string == "help")
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "y")
        #expect(view.text == "yelp")
    }

    @Test func whatTheDelegateColoursIsShownAndTheCaretStays() {
        let view = UITextView()
        view.text = "let it be"
        view.textStorage.delegate = recorder
        var count = 0
        recorder.onDid = { storage in
            count += 1
            storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        }
        view.selectedRange = NSRange(location: 6, length: 0)
        view.insertText("s")
        #expect(count == 1)
        #expect(view.text == "let its be" && view.selectedRange == NSRange(location: 7, length: 0))
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor != .red)
    }

    @Test func theStorageGoesWithTheView() {
        var view: UITextView? = UITextView()
        weak let storage = view!.textStorage
        weak let gone = view
        #expect(storage != nil)
        view = nil
        #expect(gone == nil && storage == nil)
    }
}
