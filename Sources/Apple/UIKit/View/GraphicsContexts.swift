/// The contexts that drawing code finds with `UIGraphicsGetCurrentContext()`, innermost last.
@MainActor
package enum GraphicsContexts {
    private struct Entry {
        var make: (() -> CGContext?)?
        var context: CGContext?
        var scale: CGFloat
    }

    private static var stack: [Entry] = []

    package static func push(_ context: CGContext, scale: CGFloat = 1) {
        stack.append(Entry(make: nil, context: context, scale: scale))
    }

    /// Pushes a context that is made when someone asks for it.
    package static func push(lazily make: @escaping () -> CGContext?, scale: CGFloat) {
        stack.append(Entry(make: make, context: nil, scale: scale))
    }

    @discardableResult
    package static func pop() -> CGContext? { stack.popLast()?.context }

    package static var current: CGContext? {
        guard let top = stack.last else { return nil }
        if let context = top.context { return context }
        let context = top.make?()
        stack[stack.count - 1].context = context
        stack[stack.count - 1].make = nil
        return context
    }

    package static var currentScale: CGFloat { stack.last?.scale ?? 1 }
}

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

@preconcurrency @MainActor
public func UIGraphicsPopContext() { GraphicsContexts.pop() }
