import Testing

@testable import Stage

@Suite("Keys")
struct KeyTests {
    @Test(
        "GDK's key values are keys by what they do",
        arguments: [
            (0xff0d, KeyEvent.Key.enter), (0xff8d, .enter), (0xff09, .tab), (0xfe20, .tab), (0xff1b, .escape),
            (0xff08, .backspace), (0xffff, .delete), (0x20, .space), (0xff51, .left), (0xff97, .up), (0xff50, .home),
            (0xff56, .pageDown), (0xffbe, .function(1)), (0xffc9, .function(12)), (0x41, .character("a")),
            (0x61, .character("a")), (0x21, .character("!")), (0x0100_d55c, .character("한")), (0xffe1, .other(0xffe1)),
        ] as [(UInt32, KeyEvent.Key)])
    func keys(value: UInt32, key: KeyEvent.Key) {
        #expect(KeyEvent.Key(gdk: value) == key)
    }

    @Test("Only keys that write something have a text")
    func texts() {
        #expect(KeyEvent.text(gdk: 0x41) == "A")
        #expect(KeyEvent.text(gdk: 0xe9) == "é")
        #expect(KeyEvent.text(gdk: 0xff0d) == nil)
        #expect(KeyEvent.text(gdk: 0xff1b) == nil)
        #expect(KeyEvent.text(gdk: 0xffff) == nil)
        #expect(KeyEvent.text(gdk: 0xffe1) == nil)
    }
}
