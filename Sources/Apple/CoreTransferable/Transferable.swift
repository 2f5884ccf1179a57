/// A type whose values go from app to app, or from a picker to an app, as data or files.
public protocol Transferable {
    /// The type of what ``transferRepresentation`` gives.
    associatedtype Representation: TransferRepresentation where Representation.Item == Self
    /// The forms in which values are given and taken, the best one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
