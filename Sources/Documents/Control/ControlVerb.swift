/// A request that a program outside an app can make of it: a verb, with arguments.
///
/// The command describes the verbs to its clients, and the app carries them out; both use these declarations.
public enum ControlVerb: String, CaseIterable, Sendable {
    case state, tree, screenshot, tap, longPress, type, swipe, scroll, press, back, pickFile, wait, log, trace

    /// A sentence or two on the verb's effect and its answer.
    public var summary: String {
        switch self {
        case .state:
            "Tells what is on the screen: the controller and its title, the elements in reading order, the focus."
        case .tree:
            """
            Lists the views, or those in an element, with classes, frames, texts and identifiers, and the layout \
            constraints that conflict.
            """
        case .screenshot: "Takes a picture of the screen, or of an element, as a PNG."
        case .tap: "Taps an element or a place."
        case .longPress: "Holds a finger on an element or a place for a second."
        case .type: "Types into what has the focus, or into another element, which is tapped first."
        case .swipe: "Drags a finger across the screen, from an element, or from one place to another."
        case .scroll: "Scrolls by about half a screen, or until an element is on the screen."
        case .press: "Presses a key of the keyboard, with modifiers if there are any."
        case .back: "Goes back by the navigation bar, or pulls a sheet down."
        case .pickFile:
            """
            Chooses files, or a folder, in the picker on the screen: they are made from the names and contents given. \
            Without names, nothing is chosen.
            """
        case .wait: "Waits until an element is on the screen, or no longer is."
        case .log: "Returns what the app has printed and logged since a mark of an earlier answer."
        case .trace:
            """
            Returns what happened in an app that was built to be traced, and what it led to: a tree for each touch, key, \
            launch, timer or answer of the network, with calls, state, chains of Combine and RxSwift, what views were \
            told, and the author's lines.
            """
        }
    }

    /// The verb's arguments.
    public var parameters: [ControlParameter] {
        switch self {
        case .state, .back: return []
        case .tree:
            return ControlParameter.element + [
                ControlParameter("depth", .integer(0...1000), "how many levels below the first; all if left out"),
                ControlParameter("hidden", .boolean, "whether views are listed that do not show"),
            ]
        case .screenshot:
            return ControlParameter.element + [
                ControlParameter("scale", .number(0.1...4), "pixels to a point; 1 if left out")
            ]
        case .tap:
            return ControlParameter.element + [
                .point, ControlParameter("count", .integer(1...10), "how many times; 1 if left out"), .timeout(2),
            ]
        case .longPress: return ControlParameter.element + [.point, .timeout(2)]
        case .type:
            return [
                ControlParameter("text", .text, "the text; a line break presses Enter", isRequired: true),
                ControlParameter("into", .element, "the element to type into: its text, or an object with text, id…"),
                ControlParameter("clear", .boolean, "whether the text before the caret is deleted first"),
                ControlParameter("submit", .boolean, "whether Enter is pressed at the end"), .timeout(2),
            ]
        case .swipe:
            return [
                ControlParameter("direction", .choice(Self.directions), "where the finger moves"),
                ControlParameter("from", .element, "the element it starts on: its text, or an object with text, id…"),
                ControlParameter("start", .point, "where it starts, without `direction`: \"50%,80%\" or \"100,200\""),
                ControlParameter("end", .point, "where it ends"),
                ControlParameter("duration", .number(0.05...10), "seconds; 0.4 if left out"), .timeout(2),
            ]
        case .scroll:
            return [
                ControlParameter(
                    "direction", .choice(Self.directions), "towards which end of the content; down if left out"),
                ControlParameter("to", .element, "the element to look for: its text, or an object with text, id…"),
                .timeout(10),
            ]
        case .press:
            return [
                ControlParameter(
                    "key", .text,
                    "enter, tab, escape, backspace, delete, space, left, right, up, down, home, end, pageUp, pageDown, "
                        + "f1 to f12, or a character", isRequired: true),
                ControlParameter("modifiers", .choices(Self.modifiers), "the keys that are held"),
            ]
        case .pickFile:
            return [
                ControlParameter(
                    "names", .texts, "the names of the files; those in a folder begin with its name and a slash",
                    isRequired: true),
                ControlParameter("contents", .texts, "the text of each file"),
                ControlParameter("base64", .texts, "in place of texts: the bytes of each file, in Base64"), .timeout(2),
            ]
        case .wait:
            return ControlParameter.element + [
                ControlParameter("gone", .boolean, "whether to wait until there is no such element"), .timeout(5),
            ]
        case .log:
            return [
                ControlParameter("since", .integer(0...Int.max), "the mark; everything that is kept if left out")
            ]
        case .trace:
            return [
                ControlParameter(
                    "since", .integer(0...Int.max),
                    "the mark of an earlier answer: activities in which something happened after it"),
                ControlParameter(
                    "last", .integer(1...1000),
                    "how many causes at most, the last ones, with what came after them; 10 if left out"),
                ControlParameter("nodes", .boolean, "whether trees come as objects too, beside their text"),
            ]
        }
    }

    private static let directions = ["up", "down", "left", "right"]
    private static let modifiers = ["shift", "control", "alt", "command"]
}
