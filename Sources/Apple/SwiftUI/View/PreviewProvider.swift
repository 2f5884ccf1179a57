/// Makes views for Xcode's previews. Nothing here calls it.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The views to preview. They are never shown here.
    @ViewBuilder static var previews: Previews { get }
}
