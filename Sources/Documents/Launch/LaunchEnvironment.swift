import Foundation

/// The environment variables through which the `seam` command tells an app how to start.
///
/// The command writes them for the process it starts, and the app reads them; both use this type, so the names and
/// formats are defined here and nowhere else. An app started any other way finds none of them.
public struct LaunchEnvironment: Equatable, Sendable {
    /// The name of a variable.
    public enum Key: String, CaseIterable, Sendable {
        case command = "SEAM_COMMAND"
        case home = "SEAM_HOME"
        case headless = "SEAM_HEADLESS"
        case browser = "SEAM_BROWSER"
        case fileDesk = "SEAM_FILE_DESK"
        case flow = "SEAM_FLOW"
        case flowVariables = "SEAM_FLOW_VARIABLES"
        case flowScripts = "SEAM_FLOW_SCRIPTS"
        case flowReport = "SEAM_FLOW_REPORT"
        case flowRecording = "SEAM_FLOW_RECORDING"
        case monkey = "SEAM_MONKEY"
        case output = "SEAM_OUTPUT"
        case screenshot = "SEAM_SCREENSHOT"
        case device = "SEAM_DEVICE"
        case appearance = "SEAM_APPEARANCE"
        case locale = "SEAM_LOCALE"
        case stubs = "SEAM_STUBS"
        case network = "SEAM_NETWORK"
        case shortcutItem = "SEAM_SHORTCUT_ITEM"
        case configurationHome = "SEAM_CONFIG_HOME"
        case tests = "SEAM_TESTS"
        case testFilter = "SEAM_TEST_FILTER"
        case testReports = "SEAM_TEST_REPORTS"
        case leaks = "SEAM_LEAKS"
        case leakReport = "SEAM_LEAK_REPORT"
        case declarations = "SEAM_DECLARATIONS"
        case trace = "SEAM_TRACE"
        case location = "SEAM_LOCATION"
        case permissions = "SEAM_PERMISSIONS"
        case remote = "SEAM_REMOTE"
    }

    /// The path of the `seam` command that started the app.
    public var command: String?
    /// The path of the folder that Seam itself is in.
    public var home: String?
    /// Whether the app is shown in memory only, without a display.
    public var isHeadless = false
    /// How the app is shown in browsers; nil if it is not.
    public var browser: BrowserSettings?
    /// A socket that the app inherits, to the program that shows dialogs for files.
    public var fileDesk: Int32?
    /// The path of a flow to play.
    public var flow: String?
    /// The values of names in the flow.
    public var flowVariables: [String: String] = [:]
    /// The path of the program that runs the flow's scripts.
    public var flowScripts: String?
    /// Whether what becomes of each step is written to the folder for output.
    public var recordsFlow = false
    /// Whether that has a picture of the screen after each step.
    public var picturesSteps = false
    /// Whether the flow writes the pictures that it would compare the screen with.
    public var writesReferences = false
    /// The path of a file for a flow of what a person does with the app.
    public var flowRecording: String?
    /// Use at random, in place of a flow.
    public var monkey: MonkeySettings?
    /// The path of the folder for the screenshots that a flow takes.
    public var output: String?
    /// The path of a PNG file for the last frame.
    public var screenshot: String?
    /// The name of the device that the screen stands for.
    public var device: String?
    /// `light` or `dark`, in place of the desktop's appearance.
    public var appearance: String?
    /// The user's locale, such as `ko_KR`, in place of the session's.
    public var locale: String?
    /// Hosts whose requests are answered without the network.
    public var stubs: [NetworkStub] = []
    /// The share of the network that the app has.
    public var network = NetworkAccess.on
    /// Whether somebody answers requests though the machine has no network: the app is told that it is connected.
    public var standsInForNetwork: Bool { !stubs.isEmpty }
    /// The type of the shortcut item that the app is started with.
    public var shortcutItem: String?
    /// The user's own `XDG_CONFIG_HOME` while Foundation is given the app's in its place: an empty string if the user
    /// has none set, nil if it was not replaced.
    public var configurationHome: String?
    /// Whether the app runs as the host of unit tests.
    public var isTesting = false
    /// Part of the names of the tests to run.
    public var testFilter: String?
    /// The path of the folder for the tests' reports.
    public var testReports: String?
    /// Whether what stays when its screen goes is looked for.
    public var findsLeaks = false
    /// The path of a JSON file for what is found.
    public var leakReport: String?
    /// The path of a list of the app's classes: a line each, with the name, the file and the line with tabs between.
    public var declarations: String?

    /// The descriptor that a traced app writes its record to, and the word `pictures` if it is to have some of the screen.
    public var trace: String?
    /// Where the device is.
    public var location: GivenLocation?
    /// Answers to what the app asks the person for.
    public var permissions = GivenPermissions()
    /// A socket that the app inherits, to tests outside of it.
    public var remote: Int32?

    /// An environment that asks for nothing.
    public init() {}

    /// Reads the variables of a process, by default of this one. An empty variable counts as missing, except
    /// ``configurationHome``.
    public init(_ environment: [String: String]) {
        func value(_ key: Key) -> String? {
            environment[key.rawValue].flatMap { $0.isEmpty ? nil : $0 }
        }
        command = value(.command)
        home = value(.home)
        isHeadless = value(.headless) == "1"
        browser = value(.browser).flatMap { BrowserSettings(text: $0) }
        fileDesk = value(.fileDesk).flatMap { Int32($0) }
        flow = value(.flow)
        flowVariables = Self.pairs(value(.flowVariables))
        flowScripts = value(.flowScripts)
        let report = Set((value(.flowReport) ?? "").split(separator: " "))
        (recordsFlow, picturesSteps) = (report.contains("steps"), report.contains("pictures"))
        writesReferences = report.contains("references")
        flowRecording = value(.flowRecording)
        monkey = value(.monkey).flatMap { MonkeySettings(text: $0) }
        output = value(.output)
        screenshot = value(.screenshot)
        device = value(.device)
        appearance = value(.appearance)
        locale = value(.locale)
        stubs = value(.stubs).map(NetworkStub.list) ?? []
        network = value(.network).flatMap(NetworkAccess.init) ?? .on
        shortcutItem = value(.shortcutItem)
        configurationHome = environment[Key.configurationHome.rawValue]
        isTesting = value(.tests) == "1"
        testFilter = value(.testFilter)
        testReports = value(.testReports)
        findsLeaks = value(.leaks) == "1"
        leakReport = value(.leakReport)
        declarations = value(.declarations)
        trace = value(.trace)
        location = value(.location).flatMap { GivenLocation(text: $0) }
        permissions = value(.permissions).flatMap { GivenPermissions(text: $0) } ?? GivenPermissions()
        remote = value(.remote).flatMap { Int32($0) }
    }

    /// The variables of this process.
    public static var current: LaunchEnvironment { LaunchEnvironment(ProcessInfo.processInfo.environment) }

    /// Writes all variables into the environment of a process to be started. Those that ask for nothing are removed.
    public func write(to environment: inout [String: String]) {
        environment.merge(variables) { _, own in own }
        for key in Key.allCases where variables[key.rawValue] == nil { environment[key.rawValue] = nil }
    }

    /// The variables that ask for something.
    public var variables: [String: String] {
        var variables: [String: String] = [:]
        for key in Key.allCases { variables[key.rawValue] = value(of: key) }
        return variables
    }

    private var flowReport: String? {
        let words = [("steps", recordsFlow), ("pictures", picturesSteps), ("references", writesReferences)]
        let text = words.filter(\.1).map(\.0).joined(separator: " ")
        return text.isEmpty ? nil : text
    }

    /// Names and values, each behind a character that neither has.
    private static func text(of pairs: [String: String]) -> String {
        pairs.sorted { $0.key < $1.key }.map { $0.key + "\u{1F}" + $0.value }.joined(separator: "\u{1E}")
    }

    private static func pairs(_ text: String?) -> [String: String] {
        var pairs: [String: String] = [:]
        for pair in (text ?? "").split(separator: "\u{1E}") {
            let parts = pair.split(separator: "\u{1F}", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2 { pairs[parts[0]] = parts[1] }
        }
        return pairs
    }

    private func value(of key: Key) -> String? {
        switch key {
        case .command: command
        case .home: home
        case .headless: isHeadless ? "1" : nil
        case .browser: browser?.text
        case .fileDesk: fileDesk.map(String.init)
        case .flow: flow
        case .flowVariables: flowVariables.isEmpty ? nil : Self.text(of: flowVariables)
        case .flowScripts: flowScripts
        case .flowReport: flowReport
        case .flowRecording: flowRecording
        case .monkey: monkey?.text
        case .output: output
        case .screenshot: screenshot
        case .device: device
        case .appearance: appearance
        case .locale: locale
        case .stubs: stubs.isEmpty ? nil : NetworkStub.text(of: stubs)
        case .network: network == .on ? nil : network.rawValue
        case .shortcutItem: shortcutItem
        case .configurationHome: configurationHome
        case .tests: isTesting ? "1" : nil
        case .testFilter: testFilter
        case .testReports: testReports
        case .leaks: findsLeaks ? "1" : nil
        case .leakReport: leakReport
        case .declarations: declarations
        case .trace: trace
        case .location: location?.text
        case .permissions: permissions.isEmpty ? nil : permissions.text
        case .remote: remote.map(String.init)
        }
    }
}
