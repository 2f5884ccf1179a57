import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// An app's process: in a box, unless there is none.
struct AppProcess {
    /// How it came out.
    struct Outcome {
        var ending: Subprocess.Ending
        /// The backtracer's output; empty if there is none.
        var crashReport: String
    }

    let runner: AppRunner
    /// The launch environment of the app.
    private var launch: LaunchEnvironment
    /// The program that shows dialogs for files to the user of a window.
    private let fileDialogs: URL?
    /// The descriptor for its standard output and standard error; the command's own if nil.
    private let output: Int32?
    /// Takes the record of a traced app.
    private let trace: TraceChannel?
    /// The folders of the app's groups, with their places in the container.
    private var groups: [(source: URL, place: URL)] = []
    /// The environment that it has outside of a box.
    var outside = ProcessInfo.processInfo.environment

    private var hasWindow: Bool { !launch.isHeadless && launch.browser == nil }
    private var descriptors: [Int32] {
        runner.access.descriptors
            + [launch.browser?.descriptor, launch.fileDesk, trace?.descriptor].compactMap(\.self)
    }

    init(
        runner: AppRunner, launch: LaunchEnvironment, fileDialogs: URL? = nil, output: Int32? = nil
    ) throws(BuildError) {
        self.runner = runner
        self.launch = launch
        self.fileDialogs = fileDialogs
        self.output = output
        trace = try runner.trace.map { (take) throws(BuildError) in try TraceChannel(take) }
        self.launch.trace = trace.map { "\($0.descriptor)" + (runner.tracesPictures ? " pictures" : "") }
    }

    /// Runs it to its end. A signal that would end the command ends the app, and with it this.
    func run() throws(BuildError) -> Outcome {
        defer { trace?.finish() }
        let scratch = try ScratchFolder()
        defer { scratch.remove() }
        let home = AppContainer(
            identifier: runner.product.identifier, groups: runner.product.groups, in: outside)
        if runner.startsAnew { try home.reset() }
        try home.make()
        let container = home.folder
        Interruption.handle(includingKeyboard: true)
        Interruption.waitsForProgram = true
        defer { Interruption.waitsForProgram = false }
        var process = self
        process.launch = try launch(listingClassesIn: scratch)
        var desk: FileDesk?
        if hasWindow, let fileDialogs {
            desk = try FileDesk(
                program: fileDialogs, app: runner.product.name, container: container, environment: outside)
        }
        defer { desk?.finish() }
        process.launch.fileDesk = desk?.appEnd
        if !runner.isOurs, let bubblewrap = Sandbox.program() {
            process.groups = try home.makeGroups()
            return try process.run(bubblewrap, container, scratch, desk)
        }
        try home.linkGroups()
        return try process.runWithoutBox(container, scratch, desk)
    }

    private func runWithoutBox(
        _ container: URL, _ scratch: ScratchFolder, _ desk: FileDesk?
    ) throws(BuildError) -> Outcome {
        var environment = outside
        let crash = scratch.url.appending(path: "crash")
        write(launch, container: container, crash: crash.path, to: &environment)
        let app = try Subprocess(
            runner.product.executable.path, runner.arguments, environment: environment, output: output,
            inheriting: descriptors)
        runner.hasStarted?(app.pid)
        desk?.appHasStarted()
        let ending = app.wait()
        return outcome(ending, report: crash)
    }

    private func run(
        _ bubblewrap: String, _ container: URL, _ scratch: ScratchFolder, _ desk: FileDesk?
    ) throws(BuildError) -> Outcome {
        let written = try scratch.folder("output")
        var launch = launch
        var box = try box(container: container, scratch: scratch)
        box.add(.writable, written.path, at: BoxPlaces.output)
        if launch.output != nil { launch.output = BoxPlaces.pictures }
        // It is in that folder.
        if let recording = runner.recording {
            launch.flowRecording = BoxPlaces.pictures + "/" + recording.lastPathComponent
        }
        var emptyPicture: URL?
        if let picture = runner.screenshot {
            // The file itself, and not the folder around it. It has to be there.
            if FileManager.default.createFile(withoutReplacing: picture) { emptyPicture = picture }
            launch.screenshot = BoxPlaces.own + "/picture/" + picture.lastPathComponent
            box.add(.writable, picture.path, at: launch.screenshot)
        }
        if let list = launch.declarations { box.add(.readable, list) }
        if let report = runner.leaks?.report {
            launch.leakReport = BoxPlaces.own + "/leaks/" + report.lastPathComponent
            box.add(.writable, report.path, at: launch.leakReport)
        }
        if let record = runner.monkey?.flow {
            let place = BoxPlaces.own + "/monkey/" + URL(fileURLWithPath: record).lastPathComponent
            launch.monkey?.flow = place
            box.add(.writable, record, at: place)
        }
        defer {
            if let emptyPicture, emptyPicture.isEmptyFile { unlink(emptyPicture.path) }
        }
        write(launch, container: container, crash: BoxPlaces.crash, to: &box.environment)
        let bus =
            !hasWindow
            ? nil
            : try DesktopBus.open(
                outside, to: &box, scratch: scratch, hasLocation: runner.location == .system)
        defer { bus?.stop() }
        let app = try BoxedProcess(
            bubblewrap, box, runner.product.executable.path, runner.arguments, output: output)
        desk?.appHasStarted()
        let ending = app.wait(hasStarted: runner.hasStarted)
        if let pictures = runner.output {
            try ScratchFolder.movePictures(
                from: written.appending(path: "pictures"), to: pictures, and: runner.recording?.lastPathComponent)
        }
        return outcome(ending, report: written.appending(path: "crash"))
    }

    private func outcome(_ ending: Subprocess.Ending, report: URL) -> Outcome {
        let text = ScratchFolder.text(of: report) ?? ""
        return Outcome(ending: ending, crashReport: CrashReport.resolved(text, program: runner.product.executable))
    }

    /// The launch environment, with a list of the app's classes if it is to name their lines.
    private func launch(listingClassesIn scratch: ScratchFolder) throws(BuildError) -> LaunchEnvironment {
        guard launch.findsLeaks else { return launch }
        var launch = launch
        let file = scratch.url.appending(path: "classes")
        do {
            try Data(ClassList(runner.product.folders).text.utf8).write(to: file)
        } catch {
            throw BuildError(.failed, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
        }
        launch.declarations = file.path
        return launch
    }

    private func write(
        _ launch: LaunchEnvironment, container: URL, crash: String, to environment: inout [String: String]
    ) {
        var launch = launch
        environment["CFFIXED_USER_HOME"] = container.path
        // Foundation keeps user defaults in the folder for configuration. The app gives it back at its start.
        launch.configurationHome = outside["XDG_CONFIG_HOME"] ?? ""
        environment["XDG_CONFIG_HOME"] = container.appending(path: "Library/Preferences").path
        if let timeZone = runner.region.timeZone { environment["TZ"] = timeZone }
        environment["SWIFT_BACKTRACE"] = CrashReport.settings(file: crash, allThreads: launch.isTesting)
        environment.merge(runner.environment) { $1 }
        launch.write(to: &environment)
    }

    // MARK: The box

    /// The box, with all that the app needs to start.
    private func box(container: URL, scratch: ScratchFolder) throws(BuildError) -> Box {
        var box = Box(system: Box.toolchain)
        box.environment.merge(outside.filter { Opening.isOpen($0.key) }) { $1 }
        box.environment["HOME"] = Installation.home
        try box.connect(runner.network, scratch: scratch.url)
        box.openAppearance(outside)
        if hasWindow { box.openDesktop(outside) }
        for product in [runner.product] + runner.others { box.openApp(product, runner.installation) }
        if launch.isTesting { openSources(in: &box) }
        for file in try flowFiles() where FileManager.default.fileExists(atPath: file.path) { box.add(.readable, file) }
        if let program = runner.flowScripts { box.add(.readable, program) }
        for stub in runner.stubs where stub.target.hasPrefix("/") { box.add(.readable, stub.target) }
        if let browser = launch.browser {
            for file in [browser.certificate, browser.key].compactMap(\.self) { box.add(.readable, file) }
        }
        for url in runner.access.readable { box.add(.readable, url) }
        for url in runner.access.writable { box.add(.writable, url) }
        box.add(.writable, container)
        for group in groups { box.add(.writable, group.source.path, at: group.place.path) }
        box.descriptors = descriptors
        return box
    }

    /// Tests find the files that they compare with beside their sources. What git keeps there may have passwords in it.
    private func openSources(in box: inout Box) {
        let home = Installation.home + "/"
        let current = FileManager.default.currentDirectoryPath
        for folder in Set(runner.product.folders.prefix(2).map(\.standardizedFileURL.path)) {
            guard !home.hasPrefix(folder == "/" ? folder : folder + "/") else { continue }
            box.add(.readable, folder)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: folder + "/.git", isDirectory: &isFolder), isFolder.boolValue {
                box.addEmptyFolder(folder + "/.git")
            }
            if (current + "/").hasPrefix(folder + "/") { box.directory = current }
        }
    }

    private func flowFiles() throws(BuildError) -> [URL] {
        guard let flow = runner.flow else { return [] }
        do throws(FlowError) { return try FlowReader.files(of: flow) } catch {
            throw BuildError(.usage, "\(flow.path):\(error.line):\(error.column): error: \(error.message)")
        }
    }
}

extension FileManager {
    /// Makes an empty file unless there is one already. Returns whether it did.
    fileprivate func createFile(withoutReplacing file: URL) -> Bool {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return false }
        close(descriptor)
        return true
    }
}

extension URL {
    fileprivate var isEmptyFile: Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) == 0
    }
}
