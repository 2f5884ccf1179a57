import AppBuilder
import AppTemplates
import Foundation

/// `seam new`
struct NewCommand: Command {
    static let name = "new"
    static let summary = "make an app, or add a screen to one"
    static let discussion = """
        `seam new APP` makes a folder with an Xcode project, an app of one screen, its unit tests and a flow that touches
        it. `seam new screen NAME`, in the folder of an app, adds a screen: its view controller or SwiftUI view, view
        model, model, test and flow. All are plain files. What exists is left as it is.

        The dialect is what view models are written with. The views are bound to them with the toolkit that `import Seam`
        brings; the app takes it along as a package, for Xcode.
        """
    static let operands = CommandOperands.several("[screen] NAME", .text, need: "the name of an app, or `screen NAME`")
    static let options = [dialect, storyboard, swiftui, navigation, list, form, project]

    static let dialect = CommandOption.value(
        "--dialect", "DIALECT", of: .suggestion(["closure", "combine", "rx", "observation", "input-output"]),
        "what view models are written with; closure if none is named, observation with --swiftui")
    static let storyboard = CommandOption.flag("--storyboard", "lay out the screen in a storyboard")
    static let swiftui = CommandOption.flag("--swiftui", "a SwiftUI view in place of a view controller")
    static let navigation = CommandOption.flag("--navigation", "put the screen into a navigation controller")
    static let list = CommandOption.flag("--list", "a list that is added to and deleted from, in place of a counter")
    static let form = CommandOption.flag("--form", "a form that is checked, in place of a counter")
    static let project = CommandOption.value(
        "--project", "PATH", of: .folder, "the app that gets a screen; the one in the current folder without it")

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(BuildError) {
        let words = arguments.operands
        let isScreen = words.first == "screen"
        if isScreen, words.count == 1 {
            throw BuildError(.usage, "seam: `new screen` needs the screen's name; an app called screen is `./screen`")
        }
        if words.count > (isScreen ? 2 : 1) {
            throw BuildError(
                .usage,
                "seam: `new` does not know what to do with \"\(words[isScreen ? 2 : 1])\"; a name with spaces goes in "
                    + "quotation marks")
        }
        if !isScreen, arguments.value(Self.project) != nil {
            throw BuildError(.usage, "seam: --project is for `seam new screen NAME`")
        }
        let writer = AppWriter(Templates(root: try Installation.current().root))
        let options = try screenOptions()
        do throws(TemplateError) {
            if isScreen {
                try addScreen(words[1], options, writer)
            } else {
                try makeApp(words[0], options, writer)
            }
        } catch {
            throw BuildError(.usage, error.message)
        }
    }

    private func screenOptions() throws(BuildError) -> ScreenOptions {
        if arguments.has(Self.list), arguments.has(Self.form) {
            throw BuildError(.usage, "seam: a screen is a --list or a --form")
        }
        if arguments.has(Self.storyboard), arguments.has(Self.swiftui) {
            throw BuildError(.usage, "seam: a screen is in a --storyboard or of --swiftui")
        }
        let isSwiftUI = arguments.has(Self.swiftui)
        return ScreenOptions(
            dialect: arguments.value(Self.dialect) ?? (isSwiftUI ? "observation" : "closure"),
            kind: arguments.has(Self.list) ? .list : arguments.has(Self.form) ? .form : .counter,
            interface: isSwiftUI ? .swiftui : arguments.has(Self.storyboard) ? .storyboard : .code,
            hasNavigation: arguments.has(Self.navigation))
    }

    private func makeApp(_ path: String, _ options: ScreenOptions, _ writer: AppWriter) throws(TemplateError) {
        let (folder, name) = try writer.makeApp(at: path, options)
        let place = Shell.quoted(folder.path)
        Console.print(
            """
            \(folder.path) is an app with one screen. It opens in Xcode, and:
              seam run \(place)
              seam run \(place) --headless --flow \(Shell.quoted(folder.path + "/Flows/\(name.identifier).yaml"))
              seam test \(place)
              seam check \(place)
            """)
    }

    private func addScreen(
        _ name: String, _ options: ScreenOptions, _ writer: AppWriter
    ) throws(TemplateError) {
        let screen = try writer.addScreen(name, to: arguments.value(Self.project) ?? ".", options)
        for file in screen.files { Console.print(file) }
        if screen.isShown {
            Console.print("Screens.swift shows it, in a tab of its own.")
        } else {
            Console.print("No file Screens.swift says where screens are added; show it with\n  \(screen.entry)")
        }
    }
}
