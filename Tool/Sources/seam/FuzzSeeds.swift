/// What damaged input is made from.
enum FuzzSeeds {
    static func texts(of kind: Fuzzer.Kind) -> [String] {
        switch kind {
        case .translator: [selectors, protocols, conditions]
        case .flow: [flow, control]
        case .plist: [plist]
        }
    }

    /// Words that mean something to the reader.
    static func words(of kind: Fuzzer.Kind) -> [String] {
        switch kind {
        case .translator:
            [
                "@objc ", "@objc(a:b:)", "#selector(", "#keyPath(", "(", ")", "{", "}", "[", "<", "class ", "func ",
                "@IBOutlet ", "optional ", "override ", "#sourceLocation(", "#if ", "#endif\n", "\"", "\"\"\"", "\\(",
                "getter: ", "private ", "`", ".",
                "?", "as ", "import ", "extension ", "protocol ", "@main ", "#Preview {", "\r\n", "/*", "\u{1F600}",
                "- ",
            ]
        case .flow:
            [
                "- ", ": ", "{", "}", "[", "]", "\n  ", "|\n", "&a ", "*a", "\"", "'", "---\n", "${", "}", "tapOn",
                "repeat:", "commands:", "!!", "? ", "#", "\t", "\u{0}", "runFlow: ", "%", "<<: ", "~",
            ]
        case .plist:
            [
                "<", ">", "</", "/>", "<dict>", "</dict>", "<key>", "<array>", "<!--", "-->", "&", "&#x41;", ";",
                "<![CDATA[", "]]>", "<string>", "<integer>", "<data>", "<?", "<true/>", "\u{0}", "9999999999999999999",
            ]
        }
    }

    private static let selectors = """
        import UIKit
        import class UIKit.UIImage

        @UIApplicationMain
        final class A: UIViewController, UITableViewDelegate {
            @IBOutlet private weak var label: UILabel!
            @IBInspectable var radius: CGFloat = 0 { didSet { update() } }
            @objc dynamic var title2: String? = "t"
            private class Inner: NSObject { @objc private func deep(_ x: Int) -> Bool { true } }
            override func viewDidLoad() {
                super.viewDidLoad()
                button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
                add(#selector(A.shown), #selector(getter: title2), #selector((named) as (A) -> (Int) -> Void))
                view.backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
                image = #imageLiteral(resourceName: "x"); path = #keyPath(A.title2.count)
                func local() { class B: NSObject { @objc func c() {} } }
            }
            @objc private func tapped(_ sender: UIButton) { print("\\(sender.tag + 1)") }
            @IBAction func shown() {}
            @objc(renamed:) func named(x: Int) async throws {}
            func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 44 }
        }
        """

    private static let protocols = """
        @objc public protocol PickerDelegate: NSObjectProtocol {
            func must()
            @objc optional func picker(_ p: Picker, didPick x: Int, done: @escaping (Bool) -> Void) -> Bool
            @objc optional var limit: Int { get set }
        }
        class Picker: NSObject, PickerDelegate {
            weak var delegate: PickerDelegate?
            func must() { delegate?.picker?(self, didPick: 3) { print($0) }; if delegate?.picker != nil {} }
            func picker(_ p: Picker, didPick x: Int, done: @escaping (Bool) -> Void) -> Bool { true }
            var limit = 3
        }
        @objcMembers class G<T: Hashable>: Picker { var a: T?; func b() {} }
        extension Picker { @objc func c() { table.delegate?.tableView?(table, didSelectRowAt: i) } }
        extension Picker {
            override func go(_ x: inout Int, by y: [String: Int]) throws -> Int { print(#function); return x }
            public override var limit: Int { get { 1 } set {} }
        }
        #sourceLocation(file: "x", line: 3)
        #sourceLocation()
        """

    private static let conditions = """
        #if os(iOS) && !targetEnvironment(simulator)
        import os.log
        #elseif canImport(AppKit)
        class C: NSObject { @objc func a() {} }
        #else
        class C: NSObject { @objc func b() {} }
        #endif
        let text = \"\"\"
            many \\(value.map { "\\($0)" } ?? "none") lines
            \"\"\"
        let raw = #"a "quoted" \\#(x)"#
        @NSManaged public var name: String?
        #Preview { C() }
        """

    private static let flow = """
        appId: app
        name: "A flow"
        env: {WHO: Bob}
        ---
        - launchApp
        - tapOn: "Alice"
        - tapOn: {id: save, index: 2, below: {text: Name}, point: "50%,10"}
        - eraseText: 5
        - inputText: ${WHO}
        - pressKey: Enter
        - assertVisible: 'Hello, .*'
        - extendedWaitUntil: {visible: {id: x}, timeout: 2500}
        - takeScreenshot: one
        """

    private static let control = """
        - repeat:
            times: 3
            while:
              notVisible: Done
            commands:
              - swipe: {start: "50%,90%", end: "50%,10%", duration: 100}
              - scrollUntilVisible:
                  element: {text: |
                    last}
                  direction: DOWN
        - runFlow:
            when: {platform: iOS, visible: "x"}
            commands: [back, {tapOn: y}, hideKeyboard]
        """

    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleName</key><string>A &amp; B &#x41;</string>
            <key>Numbers</key><array><integer>3</integer><real>1.5</real><true/><false/></array>
            <key>Data</key><data>AAEC</data><key>When</key><date>2020-01-01T00:00:00Z</date>
            <!-- a comment --><key>Empty</key><dict/><key>Raw</key><string><![CDATA[<x>]]></string>
        </dict>
        </plist>
        """
}
