import Foundation
import ObjectiveC
internal import SeamPrimitives

/// The classes of objects that an app declares.
///
/// Without Objective-C nothing lists them: translated source enters each, and others are known once they are used.
public enum _ObjectClasses {
    private static let state = Locked<[String: ObjectBase.Type]>([:])

    /// Enters a class, for the schema of realms that are not told which classes they have.
    public static func add(_ type: ObjectBase.Type) {
        state.withLock { $0[type.className()] = type }
    }

    static var all: [ObjectBase.Type] {
        enter()
        return state.withLock { classes in classes.sorted { $0.key < $1.key }.map(\.value) }
            .filter { type in type.shouldIncludeInDefaultSchema() }
    }

    static func type(named name: String) -> ObjectBase.Type? {
        enter()
        return state.withLock { $0[name] }
    }

    /// Has what translated source enters be entered, which waits until somebody looks.
    private static func enter() { _ = SelectorTable.hasMethods(Object.self) }
}
