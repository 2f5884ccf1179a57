/// A view or controller that keeps what other rooms remember of it.
@preconcurrency @MainActor
package protocol AttachmentKeeper: AnyObject {
    /// By the type of what is kept.
    var attachments: [ObjectIdentifier: Any] { get set }
}
