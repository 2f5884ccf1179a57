import CoreGraphics
import Foundation
import Stage

/// A window's client that prints what it hears.
@MainActor
final class WindowProbe: SurfaceClient {
    let surface: WindowSurface
    let field = ProbeField()
    private var frames = 0
    /// To measure how long that takes.
    private let endsAtFirstFrame: Bool
    private var place: CGPoint?
    private var others: [WindowSurface] = []
    private var elements: [AccessibilityElement] = []

    init(arguments: [String]) {
        let screen = arguments.contains("device") ? WindowSurface.Screen(scale: 3) : nil
        let size = arguments.contains("device") ? CGSize(width: 393, height: 852) : CGSize(width: 400, height: 300)
        surface = WindowSurface(size: size, screen: screen)
        endsAtFirstFrame = arguments.contains("first-frame")
        surface.title = "Probe"
        surface.client = self
        if arguments.contains("limits") {
            surface.minimumSize = CGSize(width: 450, height: 350)
            surface.maximumSize = CGSize(width: 500, height: 450)
        }
        field.surface = surface
        surface.present()
        if arguments.contains("appearance") { print("is", surface.appearance) }
    }

    /// Reads commands, a line each.
    func listen() {
        let thread = Thread {
            while let line = readLine() {
                DispatchQueue.main.async { self.perform(line) }
            }
            DispatchQueue.main.async { MainLoop.stop(status: 0) }
        }
        thread.start()
    }

    private func perform(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        switch words.first {
        case "text": surface.textInput = words.last == "on" ? field : nil
        case "secure":
            field.isSecure = true
            surface.textInput = field
        case "reset": surface.textInputDidChange(resetComposition: true)
        case "redraw": surface.setNeedsDisplay()
        case "tick": surface.requestTick()
        case "title": surface.title = words.last ?? ""
        case "copy": surface.clipboard.write(text: words.last)
        case "paste": surface.clipboard.readText { print("pasted", $0 ?? "nothing") }
        case "paste-now": print("pasted", surface.clipboard.text ?? "nothing")
        case "png":
            do {
                try Data(surface.pngData()).write(to: URL(fileURLWithPath: words[1]))
                print("png done")
            } catch { print("png failed", error) }
        case "cursor": surface.cursor = .text
        case "window":
            let other = WindowSurface(size: CGSize(width: 120, height: 120), minimumSize: .zero)
            other.title = "Other"
            other.present()
            others.append(other)
            print("windows", others.count + 1)
        case "accessibility":
            elements = words.last == "changed" ? ProbeElements.changed : ProbeElements.all
            surface.accessibilityDidChange()
        case "quit": MainLoop.stop(status: 7)
        default: print("what is", line)
        }
        print("did", line)
    }

    func surface(_ surface: Surface, received event: StageEvent) {
        switch event {
        case .pointer(let pointer):
            if pointer.phase == .began {
                place = pointer.location
                surface.setNeedsDisplay()
            }
            print("pointer", pointer.phase, pointer.device, "b\(pointer.button)", text(pointer.location))
        case .scroll(let scroll):
            print("scroll", scroll.phase, Int(scroll.delta.dx.rounded()), Int(scroll.delta.dy.rounded()))
        case .drag(let drag): print("drag \(drag.phase) \(drag.items.count)")
        case .key(let key):
            print("key", key.phase, key.key, key.text ?? "-", key.modifiers.rawValue)
        case .focusChanged(let isFocused): print("focus", isFocused)
        case .resized: print("resized", Int(surface.size.width), Int(surface.size.height), "scale", surface.scale)
        case .appearanceChanged(let appearance): print("appearance", appearance)
        case .preferencesChanged: print("preferences", surface.preferences)
        case .closeRequested:
            print("close requested")
            surface.close()
            MainLoop.stop(status: 3)
        }
    }

    func surface(_ surface: Surface, tickAt time: Double) {
        print("tick")
    }

    func surface(_ surface: Surface, drawOn canvas: Canvas) {
        // Halves of two colours, and a square at the pointer's last place.
        let (width, height) = (surface.size.width, surface.size.height)
        canvas.fill(CGRect(x: 0, y: 0, width: width / 2, height: height), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        canvas.fill(
            CGRect(x: width / 2, y: 0, width: width / 2, height: height), CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        if let place {
            canvas.fill(
                CGRect(x: place.x - 5, y: place.y - 5, width: 10, height: 10),
                CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        }
        frames += 1
        print("frame", frames)
        if endsAtFirstFrame { DispatchQueue.main.async { exit(0) } }
    }

    func accessibilityElements(of surface: Surface) -> [AccessibilityElement] { elements }

    private func text(_ point: CGPoint) -> String { "\(Int(point.x.rounded())),\(Int(point.y.rounded()))" }
}
