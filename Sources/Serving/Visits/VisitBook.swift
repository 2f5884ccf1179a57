internal import CProcess
import Documents
import Glibc

/// The visits of all visitors: starts them, watches that they stay within their limits, and ends them.
@MainActor
final class VisitBook {
    /// A visitor and one of the visitor's visits.
    struct Key: Hashable {
        var visitor: String
        var address: VisitAddress
    }

    /// Why no visit was started.
    enum Refusal: Error, Equatable {
        case full
        case tooManyKept
        case failed
    }

    let settings: ServeSettings
    let log: (String) -> Void
    private(set) var visits: [Key: Visit] = [:]
    private var visitors: VisitorList
    private var watch: LoopTimer?
    private var whenEmpty: (() -> Void)?

    /// How long a visit may take to begin to listen, and how long it lasts if no page ever connects, in seconds.
    static let patience = 30.0
    static let unconnectedIdle = 60.0
    /// How long processes get to end by themselves, in seconds.
    private static let grace = 3.0
    /// How long the reason of a visit's end is remembered, in seconds.
    private static let memory = 600.0

    init(settings: ServeSettings, log: @escaping (String) -> Void) {
        self.settings = settings
        self.log = log
        visitors = VisitorList(keptVisits: settings.keptVisits)
        // Orphans of a visit's processes become children of this process, and so are found.
        _ = process_adopt_orphans()
    }

    var aliveCount: Int { visits.values.count { $0.isAlive } }

    func app(named name: String) -> ServedApp? { settings.apps.first { $0.name == name } }

    // MARK: Visitors

    /// The visitor who sent a request; nil if it is none that is known.
    func visitor(_ secrets: [String]) -> String? { visitors.known(secrets) }

    /// A visitor who was not here before.
    func addVisitor() -> (secret: String, digest: String) {
        let used = Set(visits.keys.map(\.visitor))
        return visitors.add { used.contains($0) }
    }

    func visit(_ address: VisitAddress, of visitor: String) -> Visit? {
        visits[Key(visitor: visitor, address: address)]
    }

    /// The visits of a visitor that have processes.
    func alive(of visitor: String) -> [Visit] {
        visits.values.filter { $0.visitor == visitor && $0.isAlive }
    }

    // MARK: Start

    /// Starts a visit. There must be none of that visitor and address, or one that is over.
    func start(
        _ app: ServedApp, _ address: VisitAddress, of visitor: String, languages: LanguagePreferences
    ) throws(Refusal) -> Visit {
        guard aliveCount < settings.maximumVisits else { throw .full }
        let kept = address.name.map { name in "\(settings.keptVisits)/\(visitor)/\(app.name)/\(name)" }
        if let kept, access(kept, F_OK) != 0, keptCount() >= settings.maximumKeptVisits { throw .tooManyKept }
        let folder: VisitFolder
        do {
            folder = try VisitFolder.make(in: settings.runtimeFolder, kept: kept)
        } catch {
            log("no visit to \(app.name) can be started: \(error.message)")
            throw .failed
        }
        let visit = Visit(address: address, visitor: visitor, app: app, folder: folder)
        visits[Key(visitor: visitor, address: address)] = visit
        folder.write(languages)
        do {
            try launch(visit, languages)
        } catch {
            log("no visit to \(app.name) can be started: \(error.message)")
            visit.log?.stop()
            finish(visit, .failed)
            throw .failed
        }
        if watch == nil { watch = LoopTimer(milliseconds: 1000, repeats: true) { [unowned self] in check() } }
        awaitListening(visit, after: 10)
        return visit
    }

    private func launch(_ visit: Visit, _ languages: LanguagePreferences) throws(ChildProcess.StartError) {
        let app = visit.app
        let language = languages.best(of: app.executables.keys.filter { !$0.isEmpty })
        let values: [ServedApp.Placeholder: String] = [
            .container: visit.folder.container, .runtime: visit.folder.runtime, .socket: visit.folder.socket,
            .token: visit.token, .executable: app.executables[language ?? ""] ?? app.executables[""] ?? "",
            .locale: languages.locale ?? "en", .languages: languages.languageList,
        ]
        let others =
            LaunchWords.threadsOfMachine() + settings.maximumVisits * LaunchWords.threadLimit(settings.limits)
        let words = LaunchWords.words(
            app.arguments.map { ServedApp.fill($0, values) }, limits: settings.limits,
            scope: settings.usesScopes
                ? LaunchWords.Scope(String(visit.token.prefix(12))) { getenv($0).map { String(cString: $0) } } : nil,
            others: others)
        let name = "\(app.name) \(visit.visitor.prefix(6))"
        let log = log
        visit.log = LogPipe { log("\(name): \($0)") }
        visit.process = try ChildProcess(
            words, environment: app.environment.mapValues { ServedApp.fill($0, values) },
            folder: visit.folder.container, output: visit.log?.writer ?? 2
        ) { [unowned self] in processEnded(visit, $0) }
        visit.log?.closeWriter()
    }

    /// Tries now and then whether the app listens.
    private func awaitListening(_ visit: Visit, after milliseconds: Int) {
        _ = LoopTimer(milliseconds: milliseconds) { [unowned self] in
            guard visit.state == .starting else { return }
            if AppSocket.isListening(visit.folder.socket) {
                visit.change(to: .running)
                visit.lastUse = Visit.now
                visit.answerWaiting()
            } else if Visit.now - visit.begin > Self.patience {
                log("\(visit.app.name) does not listen")
                end(visit, .failed)
            } else {
                awaitListening(visit, after: min(milliseconds + 5, 50))
            }
        }
    }

    /// The number of visits that are kept, of all visitors.
    private func keptCount() -> Int {
        func names(_ folder: String) -> [String] { FolderNames.of(folder).map { folder + "/" + $0 } }
        return names(settings.keptVisits).flatMap(names).flatMap(names).count
    }

    // MARK: End

    /// Ends a visit that has processes.
    func end(_ visit: Visit, _ reason: Visit.Reason) {
        switch visit.state {
        case .over, .ending: return
        case .starting, .running: break
        }
        visit.change(to: .ending(reason))
        guard let process = visit.process, process.isRunning else { return finish(visit, reason) }
        switch reason {
        case .ended, .idle, .shutdown, .closed:
            // Apps may save what they have. A box would take its app with it.
            for row in ProcessTable.current().tree(of: process.pid) where row.command != "bwrap" {
                kill(row.pid, SIGTERM)
            }
            _ = LoopTimer(milliseconds: Int(Self.grace * 1000)) { process.isRunning ? Self.killTree(process.pid) : () }
        case .crashed, .memory, .processes, .processorTime, .failed:
            Self.killTree(process.pid)
        }
    }

    /// Forgets a visit that is over.
    func forget(_ visit: Visit) {
        guard !visit.isAlive else { return }
        visits[Key(visitor: visit.visitor, address: visit.address)] = nil
    }

    /// Ends all visits, and calls `done` when they are over.
    func shutDown(_ done: @escaping () -> Void) {
        for visit in visits.values { end(visit, .shutdown) }
        guard aliveCount > 0 else { return done() }
        whenEmpty = done
    }

    /// Stops a process and all below it before it kills them: none of them can start another meanwhile.
    private static func killTree(_ root: pid_t) {
        var stopped: Set<pid_t> = []
        var isGrowing = true
        for _ in 0..<20 where isGrowing {
            isGrowing = false
            for row in ProcessTable.current().tree(of: root) where stopped.insert(row.pid).inserted {
                kill(row.pid, SIGSTOP)
                isGrowing = true
            }
        }
        for pid in stopped { kill(pid, SIGKILL) }
    }

    private func processEnded(_ visit: Visit, _ ending: ChildProcess.Ending) {
        let reason: Visit.Reason
        switch (visit.state, ending) {
        case (.ending(let known), _), (.over(let known), _): reason = known
        // Bubblewrap ends with 128 and the number of the signal that ended the app.
        case (_, .signal(SIGXCPU)), (_, .exit(128 + SIGXCPU)): reason = .processorTime
        // The kernel's, at the limit of the scope.
        case (_, .signal(SIGKILL)) where settings.usesScopes, (_, .exit(128 + SIGKILL)) where settings.usesScopes:
            reason = .memory
        case (.starting, _): reason = .failed
        case (.running, .exit(0)): reason = .closed
        case (.running, _): reason = .crashed(ending)
        }
        switch reason {
        case .crashed, .failed: log("\(visit.app.name) \(visit.visitor.prefix(6)) ended: \(ending)")
        default: break
        }
        killStrays()
        finish(visit, reason)
    }

    private func finish(_ visit: Visit, _ reason: Visit.Reason) {
        visit.log?.stop()
        visit.log = nil
        visit.process = nil
        visit.change(to: .over(reason))
        remove(visit.folder)
        visit.answerWaiting()
        if aliveCount == 0, let done = whenEmpty {
            whenEmpty = nil
            done()
        }
    }

    private func remove(_ folder: VisitFolder) {
        do {
            _ = try ChildProcess(
                folder.removal, environment: ["PATH": "/usr/bin:/bin"], folder: "/", output: 2
            ) { [log] ending in
                if ending != .exit(0) { log("\(folder.temporary) could not be removed") }
            }
        } catch {
            log(error.message)
        }
    }

    // MARK: Watch

    /// Looks once at what the visits use.
    func check() {
        let table = ProcessTable.current()
        for visit in visits.values where visit.isAlive { check(visit, table) }
        killStrays(table)
        for visit in visits.values where !visit.isAlive && Visit.now - visit.lastChange > Self.memory {
            forget(visit)
        }
        if visits.isEmpty {
            watch?.stop()
            watch = nil
        }
    }

    private func check(_ visit: Visit, _ table: ProcessTable) {
        guard let process = visit.process, process.isRunning else { return }
        visit.note(table.tree(of: process.pid))
        let limits = settings.limits
        let reason: Visit.Reason? =
            if visit.members.count > limits.processes {
                .processes
            } else if MemoryUse.of(visit.members, limit: limits.memory) > limits.memory {
                .memory
            } else if visit.processorTime > Double(limits.processorTime) {
                .processorTime
            } else if visit.idleTime
                > (visit.wasConnected ? Double(limits.idle) : min(Self.unconnectedIdle, Double(limits.idle)))
            {
                .idle
            } else {
                nil
            }
        guard let reason else { return }
        log("\(visit.app.name) \(visit.visitor.prefix(6)) is ended: \(reason)")
        end(visit, reason)
    }

    /// Kills children of this process that it has not started itself: an app's, that wanted to outlive it.
    private func killStrays(_ table: ProcessTable? = nil) {
        for row in (table ?? .current()).children(of: getpid()) where !ChildProcess.running.contains(row.pid) {
            if !row.isZombie { Self.killTree(row.pid) }
            var status: Int32 = 0
            waitpid(row.pid, &status, WNOHANG)
        }
    }
}
