/// The progress view that a ``ProgressViewStyle`` is to draw.
public struct ProgressViewStyleConfiguration {
    /// The label of the progress view.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// How much is done, from 0 to 1; nil where that is not known.
    public let fractionCompleted: Double?
    /// What goes on; nil without a label.
    public var label: Label?
    /// What stands for the value, as a number of percents; nil for none.
    public var currentValueLabel: CurrentValueLabel?

    /// What stands for the value of a progress.
    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
}
