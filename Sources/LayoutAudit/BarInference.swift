import CoreGraphics
import Documents

/// Which bars Interface Builder draws over which controllers: those of the containers that lead to them.
@MainActor
struct BarInference {
    private var top: [String: CGFloat] = [:]
    private var bottom: [String: CGFloat] = [:]
    private var embedded: Set<String> = []

    init(_ document: InterfaceDocument, barHeight: CGFloat) throws(DocumentError) {
        var elements: [String: InterfaceElement] = [:]
        var shown: [(from: String, to: String, kind: String)] = []
        for scene in document.scenes {
            guard let element = try scene.controller() else { continue }
            elements[scene.controllerID] = element
            var pending = [element]
            while let next = pending.popLast() {
                if next.name == "segue", let to = next["destination"] {
                    shown.append((scene.controllerID, to, next["relationship"] ?? next.string("kind")))
                }
                pending += next.children
            }
        }
        for (id, element) in elements {
            for metrics in element.children where metrics["key"] == "simulatedTopBarMetrics" {
                if metrics.name == "nil" { top[id] = 0 } else { top[id] = barHeight }
            }
            for metrics in element.children where metrics["key"] == "simulatedBottomBarMetrics" {
                bottom[id] = metrics.name == "nil" ? 0 : metrics.name.contains("TabBar") ? 49 : 44
            }
        }
        for (from, to, kind) in shown {
            guard let container = elements[from], elements[to] != nil else { continue }
            if kind == "rootViewController", top[to] == nil {
                // Interface Builder shows titles small, whatever the bar prefers.
                top[to] =
                    container.bool("navigationBarHidden") == true ? 0 : barHeight
            }
            if kind == "viewControllers", bottom[to] == nil { bottom[to] = 49 }
        }
        embedded = Set(shown.filter { $0.kind == "embed" }.map(\.to))
        // A controller that is shown gets the bars of the one that shows it.
        for _ in 0..<elements.count {
            var isChanged = false
            for (from, to, kind) in shown where kind == "show" || kind == "push" || kind == "rootViewController" {
                if kind != "rootViewController", top[to] == nil, let own = top[from] {
                    top[to] = min(own, barHeight)
                    isChanged = true
                }
                if bottom[to] == nil, let own = bottom[from] {
                    bottom[to] = own
                    isChanged = true
                }
            }
            if !isChanged { break }
        }
    }

    func isEmbedded(_ id: String) -> Bool { embedded.contains(id) }

    func insets(of id: String) -> (top: CGFloat, bottom: CGFloat) { (top[id] ?? 0, bottom[id] ?? 0) }
}
