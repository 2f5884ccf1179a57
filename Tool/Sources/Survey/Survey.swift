import AppBuilder
import Documents
import Foundation
import XcodeProject

/// Runs the apps of many checkouts and reports which of them work.
///
/// Each app is built and run by processes of its own, so that none can stop the survey. A result is written as soon as it
/// is there: a survey that was interrupted goes on with the checkouts that have none.
public struct Survey: Sendable {
    /// How apps are used at random, after their flows.
    public struct Monkey: Sendable {
        /// For how long, in seconds of the screen's time.
        public var seconds: Int
        /// The same number takes the same steps.
        public var seed: UInt64

        public init(seconds: Int, seed: UInt64 = 1) {
            self.seconds = seconds
            self.seed = seed
        }
    }

    /// How a survey is done.
    public struct Options: Sendable {
        /// The folder with a folder of flows and stubs for each checkout.
        public var material: URL?
        /// The folder with checkouts of libraries.
        public var dependencies: URL?
        /// How many apps are built and run at once.
        public var jobs = 1
        /// How long one app may take, in seconds.
        public var timeout = 900
        /// Whether checkouts are run that have a result.
        public var again = false
        /// Whether apps and tests run in a box.
        public var isSandboxed = true
        /// The share of the network that they have there.
        public var network = NetworkAccess.stubs
        /// How apps are used at random; nil if they are not.
        public var monkey: Monkey?
        /// Whether the checkouts are libraries: what is run is an app made for each that imports it.
        public var areLibraries = false
        /// A file that results are put into as data, apart from those of other checkouts there.
        public var record: URL?
        /// Only checkouts whose name contains this are run.
        public var filter: String?

        public init() {}
    }

    private let checkouts: [Checkout]
    private let options: Options
    private let store: SurveyStore
    private let installation: Installation
    private let shelf: LibraryShelf
    /// Names of the checkouts' folders in the survey's, in the order of the checkouts.
    private let places: [String]
    private let seam: String

    /// - Parameter output: The folder for the reports and for what the survey knows.
    public init(
        of checkouts: [Checkout], options: Options, output: URL, installation: Installation
    ) throws(BuildError) {
        self.checkouts = checkouts
        self.options = options
        self.installation = installation
        store = try SurveyStore(output)
        shelf = LibraryShelf(options.dependencies)
        var seen: Set<String> = []
        places = checkouts.map { checkout in
            // Two clones of a repository are two apps.
            let version = options.areLibraries ? checkout.version : nil
            let name = checkout.fileName + (version.map { "@" + $0.replacing("/", with: "+") } ?? "")
            return seen.insert(name.lowercased()).inserted
                ? name : name + "-" + StableHash.text(checkout.folder.path).prefix(6)
        }
        seam =
            SourceState.text(of: ["Sources", "Tool/Sources"].map { installation.root.appending(path: $0) })
            + installation.configuration
    }

    /// Runs what has no result yet, writes the reports, and returns the results in the order of the checkouts.
    public func run() throws(BuildError) -> [SurveyResult] {
        let command = Self.executable
        let progress = SurveyProgress(total: checkouts.count)
        let results = ResultTable(count: checkouts.count)
        let queue = Worklist(Array(checkouts.indices))
        let group = DispatchGroup()
        for _ in 0..<max(1, options.jobs) {
            group.enter()
            // Reading regular expressions over long logs needs more stack than a queue's thread has.
            let worker = Thread {
                while let index = queue.next() {
                    let result = self.result(of: index, command, progress)
                    results.set(result, at: index)
                    if result != nil { try? self.report(results.known) }
                }
                group.leave()
            }
            worker.stackSize = 16 << 20
            worker.start()
        }
        group.wait()
        try report(results.known)
        if let record = options.record { try SurveyRecord(file: record).add(results.known) }
        return results.known
    }

    /// The program that runs now, and not another that is built in its place while it runs.
    private static var executable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }

    // MARK: One checkout

    private func result(of index: Int, _ command: String, _ progress: SurveyProgress) -> SurveyResult? {
        let checkout = checkouts[index]
        let material = SurveyMaterial(for: checkout, in: options.material)
        let dependencies = dependencies(of: checkout)
        let key = StableHash.text(
            [
                checkout.identity, seam, "\(options.areLibraries)", material.folder.path, material.identity,
                "\(options.timeout)", "\(options.network) \(options.isSandboxed)",
                options.monkey.map { "\($0.seconds) \($0.seed)" } ?? "",
            ].joined(
                separator: "\n")
                + dependencies.joined(separator: "\n"))
        let kept = store.result(of: places[index])
        let isChosen = options.filter.map { checkout.name.localizedCaseInsensitiveContains($0) } ?? true
        if !isChosen { return kept }
        if let kept, kept.key == key, !options.again {
            progress.tell(kept, isKept: true)
            return kept
        }
        var result = SurveyResult(
            name: checkout.name, commit: checkout.commit, date: ISO8601DateFormatter().string(from: Date()), key: key)
        result.isModified = checkout.isModified ? true : nil
        result.version = options.areLibraries ? checkout.version : nil
        do throws(BuildError) {
            let folder = try store.place(of: places[index])
            var run = CheckoutRun(
                checkout: checkout, material: material, dependencies: dependencies, folder: folder, command: command,
                timeout: TimeInterval(options.timeout), monkey: options.monkey,
                sandbox: options.isSandboxed ? ["--network", options.network.rawValue] : ["--no-sandbox"])
            if options.areLibraries {
                run.probe = LibraryProbe(of: checkout.folder)
                guard let probe = run.probe else {
                    throw BuildError(.failed, "there is neither a package with a library nor a podspec")
                }
                run.dependencies.removeAll { $0.hasPrefix(probe.module + "=") }
                run.dependencies.append(probe.dependency)
            }
            try run.fill(&result)
            if FileManager.default.fileExists(atPath: folder.appending(path: CheckoutRun.pictureName).path) {
                result.screenshot = "apps/\(places[index])/\(CheckoutRun.pictureName)"
            }
            try store.keep(result, of: places[index])
        } catch {
            // Not kept: next time it is tried again.
            result.failure = Failure(.notRun, error.message)
        }
        progress.tell(result, isKept: false)
        return result
    }

    /// Frameworks of Apple's that share their name with a library.
    private static let alsoApples: Set<String> = ["Charts"]

    private func dependencies(of checkout: Checkout) -> [String] {
        guard !shelf.libraries.isEmpty else { return [] }
        let imported = ImportedModules.names(in: [checkout.folder])
        var asked: [Dependency] = []
        for project in XcodeProject.all(in: checkout.folder) {
            asked += DependencyReader.dependencies(of: project, root: checkout.folder)
        }
        // A project that asks for no library of the name means Apple's.
        let apples = Self.alsoApples.filter { name in
            !asked.contains { DependencyHints.isSame($0.name, name) }
        }
        return shelf.dependencies(
            for: imported.subtracting(AppSources.ownLibraries).subtracting(apples), asked: asked,
            besides: Self.checkedIn(in: checkout.folder))
    }

    /// What comes with a checkout is of the version that it wants.
    private static func checkedIn(in folder: URL) -> CheckedInLibraries? {
        let places = XcodeProject.all(in: folder).map { $0.deletingLastPathComponent() }
        return try? CheckedInLibraries(folders: [folder] + places)
    }

    // MARK: Reports

    private func report(_ results: [SurveyResult]) throws(BuildError) {
        Self.reportLock.lock()
        defer { Self.reportLock.unlock() }
        try store.write(SurveyStore.json(results), to: "survey.json")
        try store.write(MarkdownReport(results: results).text, to: "survey.md")
        try store.write(HTMLReport(results: results, folder: store.folder).text, to: "index.html")
    }

    private static let reportLock = NSLock()
}
