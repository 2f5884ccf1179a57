/// The contexts that drawing code finds with `UIGraphicsGetCurrentContext()`, innermost last. Each thread has its own.
package enum GraphicsContexts {
    private struct Entry {
        var make: (() -> CGContext?)?
        var context: CGContext?
        var scale: CGFloat
    }

    /// The content of the thread's dictionary.
    private final class Stack {
        var entries: [Entry] = []
    }

    private static let key = "Seam.GraphicsContexts"

    private static var stack: Stack {
        let dictionary = Thread.current.threadDictionary
        if let known = dictionary[key] as? Stack { return known }
        let stack = Stack()
        dictionary[key] = stack
        return stack
    }

    package static func push(_ context: CGContext, scale: CGFloat = 1) {
        stack.entries.append(Entry(make: nil, context: context, scale: scale))
    }

    /// Pushes a context that is made when someone asks for it.
    package static func push(lazily make: @escaping () -> CGContext?, scale: CGFloat) {
        stack.entries.append(Entry(make: make, context: nil, scale: scale))
    }

    @discardableResult
    package static func pop() -> CGContext? { stack.entries.popLast()?.context }

    package static var current: CGContext? {
        let stack = stack
        guard let top = stack.entries.last else { return nil }
        if let context = top.context { return context }
        let context = top.make?()
        stack.entries[stack.entries.count - 1].context = context
        stack.entries[stack.entries.count - 1].make = nil
        return context
    }

    package static var currentScale: CGFloat { stack.entries.last?.scale ?? 1 }
}

/// Returns the context that is drawn in; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

/// Draws in another context until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

/// Goes back to the context before.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }
