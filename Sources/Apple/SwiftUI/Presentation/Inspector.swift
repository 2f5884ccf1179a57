/// More about what a view shows: a column at its end where there is room, and a sheet elsewhere.
private struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: Inspector
    @State private var width = InspectorWidth(least: 225, ideal: 270, most: 400)
    @Environment(\.horizontalSizeClass) private var sizeClass

    func body(content: Content) -> some View {
        if sizeClass == .regular {
            HStack(spacing: 0) {
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
                if isPresented.wrappedValue {
                    Divider().ignoresSafeArea()
                    inspector.frame(width: width.ideal).frame(maxHeight: .infinity)
                        .transition(.move(edge: .trailing))
                }
            }
            .onPreferenceChange(InspectorWidthKey.self) { if let new = $0 { width = new } }
        } else {
            content.sheet(isPresented: isPresented) { inspector }
        }
    }
}

/// How wide an inspector's column is, in points.
struct InspectorWidth: Equatable, Sendable {
    var least: CGFloat
    var ideal: CGFloat
    var most: CGFloat
}

private struct InspectorWidthKey: PreferenceKey {
    static let defaultValue: InspectorWidth? = nil
    static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
}

extension View {
    /// Shows more about the view while a value is true: in a column at its end where there is room, and in a sheet elsewhere.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector's column that the view is in, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: InspectorWidth(least: width, ideal: width, most: width))
    }

    /// Sets the width of the inspector's column that the view is in, in points. The column has its ideal width.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(
            key: InspectorWidthKey.self, value: InspectorWidth(least: min ?? ideal, ideal: ideal, most: max ?? ideal))
    }
}
