import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TextEditorTests {
    private func editor(_ text: String) -> TextEditor {
        let editor = TextEditor()
        editor.load(NSAttributedString(string: text))
        return editor
    }

    private func type(_ text: String, into editor: TextEditor) {
        for character in text { editor.replace(editor.selection, with: String(character), kind: .typing) }
    }

    @Test func loadingPutsTheCaretAtTheEnd() {
        #expect(editor("abc").selection == NSRange(location: 3, length: 0))
    }

    @Test func movesByGraphemeClusters() {
        let editor = editor("a👨‍👩‍👧é🇰🇷b")
        var stops: [Int] = [editor.length]
        while stops.last! > 0 { stops.append(editor.boundary(.character, from: stops.last!, forward: false)) }
        #expect(stops.count == 6)
        var forward = [0]
        while forward.last! < editor.length {
            forward.append(editor.boundary(.character, from: forward.last!, forward: true))
        }
        #expect(forward == stops.reversed())
    }

    @Test func movesByWords() {
        let editor = editor("one, two  세단어")
        #expect(editor.boundary(.word, from: 0, forward: true) == 3)
        #expect(editor.boundary(.word, from: 3, forward: true) == 8)
        #expect(editor.boundary(.word, from: 8, forward: true) == 13)
        #expect(editor.boundary(.word, from: 13, forward: false) == 10)
        #expect(editor.boundary(.word, from: 10, forward: false) == 5)
        #expect(editor.wordRange(at: 6) == NSRange(location: 5, length: 3))
        #expect(editor.wordRange(at: 3) == NSRange(location: 0, length: 3))
    }

    @Test func undoesWordsTypedInOneGo() {
        let editor = editor("")
        type("hello world", into: editor)
        editor.undo()
        #expect(editor.string == "hello ")
        editor.undo()
        #expect(editor.string == "")
        #expect(!editor.canUndo)
        editor.redo()
        editor.redo()
        #expect(editor.string == "hello world")
        #expect(editor.selection.location == 11)
    }

    @Test func composingIsOneStep() {
        let editor = editor("x")
        for syllable in ["ㅎ", "하", "한"] {
            editor.setMarkedText(syllable, selected: NSRange(location: 1, length: 0))
        }
        #expect(editor.string == "x한")
        #expect(editor.markedRange == NSRange(location: 1, length: 1))
        editor.unmark()
        #expect(editor.markedRange == nil)
        editor.undo()
        #expect(editor.string == "x")
        editor.redo()
        #expect(editor.string == "x한")
    }

    @Test func emptyMarkedTextLeavesNothing() {
        let editor = editor("ab")
        editor.select(NSRange(location: 1, length: 0))
        editor.setMarkedText("ㄱ", selected: NSRange(location: 1, length: 0))
        editor.setMarkedText("", selected: NSRange(location: 0, length: 0))
        #expect(editor.string == "ab")
        #expect(editor.selection == NSRange(location: 1, length: 0))
        #expect(!editor.canUndo)
    }

    @Test func selectionExtendsFromItsAnchor() {
        let editor = editor("abcdef")
        editor.select(NSRange(location: 3, length: 0))
        editor.move(to: 5, extending: true)
        #expect(editor.selection == NSRange(location: 3, length: 2))
        editor.move(to: 1, extending: true)
        #expect(editor.selection == NSRange(location: 1, length: 2))
        #expect(editor.head == 1)
    }

    @Test func deletionsUndoTogether() {
        let editor = editor("abc")
        for end in [3, 2] { editor.replace(NSRange(location: end - 1, length: 1), with: "", kind: .deleting) }
        #expect(editor.string == "a")
        editor.undo()
        #expect(editor.string == "abc")
    }

    @Test func secretsMapTheirOffsets() {
        let map = SecretMap("a👍b", revealed: nil)
        #expect(map.shown == "•••")
        #expect(map.shownOffset(of: 3) == 2)
        #expect(map.textOffset(of: 2) == 3)
        #expect(SecretMap("ab", revealed: 1).shown == "•b")
    }
}
