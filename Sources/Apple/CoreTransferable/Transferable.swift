/// A type whose values go from app to app, or from a picker to an app, as data or files.
public protocol Transferable {
    /// The type of what ``transferRepresentation`` gives.
    associatedtype Representation: TransferRepresentation
    /// The forms in which values are given and taken, the best one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The forms of the type. The compiler does not find the builder where the protocol says of what the forms are.
    static var parts: [_TransferPart<Self>] { transferRepresentation._parts as? [_TransferPart<Self>] ?? [] }
}
