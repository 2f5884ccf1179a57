import Documents
import Foundation
import RuntimeShims
import UIKit

#if canImport(Glibc)
    import Glibc
#endif

/// Watches screens go, and tells what of them stays.
///
/// A controller that was on screen and is on none any more should end, and so should what only it had. When the screens
/// have been as they are for two seconds, what is still there is looked for in a graph of the heap.
@MainActor
final class LeakWatch {
    /// How long screens have to stay as they are, in seconds.
    static let patience = TestEnd.patience

    private struct Screen {
        weak var controller: UIViewController?
        let name: String
        /// Objects of the app's that it had when it went.
        var objects: [Weak] = []
        /// Between `viewDidAppear` and `viewDidDisappear`.
        var isShown = true
        /// Whether it left the hierarchy when it disappeared.
        var hasGone = false
    }

    private struct Weak {
        weak var object: AnyObject?
    }

    private var screens: [ObjectIdentifier: Screen] = [:]
    /// What was told of already.
    private var told: Set<UInt> = []
    private var reported: [LeakFinding] = []
    private var timer: Timer?
    private let report: String?
    private let declarations: [String: SourcePlace]

    /// - Parameters:
    ///   - report: The path of a file for the findings as JSON.
    ///   - places: The path of a file with the lines of the app's classes.
    private init(report: String?, places: String?) {
        self.report = report
        let text = places.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        declarations = SourcePlaces.declarations(text ?? "")
    }

    /// The watch of this process.
    private(set) static var current: LeakWatch?

    /// Begins to watch, unless a watch has begun.
    static func start(_ environment: LaunchEnvironment) -> LeakWatch {
        if let current { return current }
        let watch = LeakWatch(report: environment.leakReport, places: environment.declarations)
        current = watch
        ScreenEvents.didAppear = { watch.didAppear($0) }
        ScreenEvents.didDisappear = { watch.didDisappear($0) }
        watch.write()
        return watch
    }

    private func didAppear(_ controller: UIViewController) {
        let key = ObjectIdentifier(controller)
        // Another may have had its memory.
        if screens[key]?.controller !== controller {
            if let old = screens.removeValue(forKey: key), old.hasGone { ended.append(old) }
            screens[key] = Screen(controller: controller, name: Self.name(of: controller))
        }
        screens[key]?.isShown = true
        screens[key]?.hasGone = false
        waitForRest()
    }

    /// Screens whose controller's memory is another's.
    private var ended: [Screen] = []

    private func didDisappear(_ controller: UIViewController) {
        let key = ObjectIdentifier(controller)
        screens[key]?.isShown = false
        if isLeaving(controller), screens[key] != nil {
            screens[key]?.hasGone = true
            screens[key]?.objects = Self.objects(of: controller)
        }
        waitForRest()
    }

    private static func name(of controller: UIViewController) -> String {
        String(describing: type(of: controller)).prefix { $0 != "<" }.description
    }

    /// Whether it is on its way out of the hierarchy, and not only covered.
    private func isLeaving(_ controller: UIViewController) -> Bool {
        var next: UIViewController? = controller
        while let current = next {
            if current.isBeingDismissed || current.isMovingFromParent { return true }
            guard let above = current.parent ?? current.presentingViewController else {
                return !UIApplication.shared.windows.contains { $0.rootViewController === current }
            }
            next = above
        }
        return false
    }

    private func isOnScreen(_ controller: UIViewController) -> Bool {
        var next: UIViewController? = controller
        while let current = next {
            if current.viewIfLoaded?.window != nil { return true }
            if UIApplication.shared.windows.contains(where: { $0.rootViewController === current }) { return true }
            next = current.parent ?? current.presentingViewController
        }
        return false
    }

    private func waitForRest() {
        timer?.invalidate()
        let due = ProcessInfo.processInfo.systemUptime + Self.patience
        // One with an interval and no date fires at once on Linux.
        let timer = Timer(fire: Date(timeIntervalSinceNow: Self.patience), interval: 0, repeats: false) {
            [weak self] _ in
            MainActor.assumeIsolated {
                // The app was busy meanwhile, and not at rest.
                if ProcessInfo.processInfo.systemUptime > due + 0.3 { self?.waitForRest() } else { self?.check() }
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    // MARK: Objects of a screen

    /// The app's objects that a controller keeps and that are no views or controllers.
    @inline(never)
    private static func objects(of controller: UIViewController) -> [Weak] {
        var mark = 0
        guard let graph = withUnsafeMutablePointer(to: &mark, { HeapGraph(stack: UInt(bitPattern: $0)) }),
            let start = graph.block(of: controller)
        else { return [] }
        let places = SourcePlaces(graph.map, declarations: [:])
        // Other controllers are told of by themselves, and the rest stays. A view's state goes with it.
        let others = [UIViewController.self, UIWindow.self, UIScene.self, UIApplication.self].map {
            UInt(bitPattern: ObjectIdentifier($0))
        }
        let responder = UInt(bitPattern: ObjectIdentifier(UIResponder.self))
        var seen: Set<Int> = [start]
        var queue = [start]
        var objects: [Weak] = []
        while let block = queue.popLast(), seen.count < 100_000 {
            let isObject = graph.type(of: block) != nil
            graph.forEachEdge(of: block) { edge in
                guard edge.isExact || isObject && graph.type(of: edge.target) != nil,
                    seen.insert(edge.target).inserted
                else { return }
                guard let type = graph.type(of: edge.target) else { return queue.append(edge.target) }
                if others.contains(where: { type.ancestry.contains($0) }) { return }
                queue.append(edge.target)
                guard type.form == .class, places.isApps(type.declaration), !type.ancestry.contains(responder),
                    let pointer = UnsafeRawPointer(bitPattern: graph.blocks.starts[edge.target])
                else { return }
                objects.append(Weak(object: Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()))
            }
        }
        return objects
    }

    // MARK: Check

    /// Looks for what has stayed, and tells of it. Returns whether there is a leak, told of now or before.
    ///
    /// - Parameter isEndOfTests: Whether controllers that never were on screen should be gone as well.
    @discardableResult
    func check(isEndOfTests: Bool = false) -> Bool {
        timer?.invalidate()
        timer = nil
        var mark = 0
        withUnsafeMutablePointer(to: &mark) { look(stack: UInt(bitPattern: $0), isEndOfTests) }
        return reported.contains { !$0.isKept }
    }

    @inline(never)
    private func look(stack: UInt, _ isEndOfTests: Bool) {
        let (suspects, needed) = suspects()
        // The memory of what has ended since may be another's.
        told.formIntersection(suspects.map(\.address))
        guard isEndOfTests || !suspects.allSatisfy({ told.contains($0.address) }),
            let graph = HeapGraph(stack: stack)
        else { return }
        let places = SourcePlaces(graph.map, declarations: declarations)
        var findings = LeakSearch(graph, places, suspects: suspects, needed: needed).findings()
        if isEndOfTests {
            let shown = Set(suspects.map(\.address) + screens.values.compactMap(\.controller).map(Self.address))
            findings += UnshownSearch(graph, places, shown: shown, needed: needed).findings()
        }
        for (address, finding) in findings where told.insert(address).inserted {
            reported.append(finding)
            fflush(nil)
            FileHandle.standardError.write(Data((finding.line + "\n").utf8))
        }
        write()
    }

    /// Addresses, so that nothing here keeps anything.
    @inline(never)
    private func suspects() -> ([LeakSearch.Suspect], [UInt]) {
        var suspects: [LeakSearch.Suspect] = []
        var needed: [UInt] = []
        let address = Self.address
        for screen in ended + Array(screens.values) {
            var isGone = screen.hasGone
            if let controller = screen.controller {
                isGone = !screen.isShown && !isOnScreen(controller)
                if isGone {
                    suspects.append(
                        LeakSearch.Suspect(address: address(controller), kind: .controller, screen: screen.name))
                } else {
                    needed.append(address(controller))
                }
            }
            guard isGone else { continue }
            for object in screen.objects.compactMap(\.object) {
                suspects.append(LeakSearch.Suspect(address: address(object), kind: .object, screen: screen.name))
            }
        }
        screens = screens.filter { $0.value.controller != nil || $0.value.objects.contains { $0.object != nil } }
        needed += UIApplication.shared.windows.map(address)
        needed += UIApplication.shared.connectedScenes.compactMap(\.delegate).map(address)
        if let delegate = UIApplication.shared.delegate { needed.append(address(delegate)) }
        needed.append(address(UIApplication.shared))
        var seen: Set<UInt> = []
        return (suspects.filter { seen.insert($0.address).inserted }, needed)
    }

    private static func address(_ object: AnyObject) -> UInt {
        UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    }

    private func write() {
        guard let report else { return }
        func list(_ isKept: Bool) -> JSONValue { .array(reported.filter { $0.isKept == isKept }.map(\.json)) }
        let text = JSONValue.object([.init("leaks", list(false)), .init("kept", list(true))]).json + "\n"
        try? Data(text.utf8).write(to: URL(fileURLWithPath: report))
    }
}
