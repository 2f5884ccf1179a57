import Observation

/// A change of the environment of a view.
public struct _EnvironmentModifier: InputsModifier {
    public typealias Body = Never
    let change: (inout EnvironmentValues) -> Void

    func change(_ inputs: inout Inputs) { change(&inputs.environment) }
}

/// Sets a value of the environment.
public struct _EnvironmentKeyWritingModifier<Value>: InputsModifier {
    public typealias Body = Never
    /// Which value is set.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The value.
    public var value: Value

    func change(_ inputs: inout Inputs) { inputs.environment[keyPath: keyPath] = value }
}

/// Changes a value of the environment.
public struct _EnvironmentKeyTransformModifier<Value>: InputsModifier {
    public typealias Body = Never
    /// Which value is changed.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// What is done to it.
    public var transform: (inout Value) -> Void

    func change(_ inputs: inout Inputs) { transform(&inputs.environment[keyPath: keyPath]) }
}

extension View {
    /// Sets a value of the environment for the view.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value of the environment for the view.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Gives `object` to the views below that ask for one of its type by ``EnvironmentObject``.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentModifier { $0.objects[ObjectIdentifier(T.self)] = object })
    }

    /// Gives `object` to the views below that ask for one of its type by ``Environment``.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentModifier { $0.objects[ObjectIdentifier(T.self)] = object })
    }

    // MARK: Texts

    /// Sets the font of the texts and symbols in the view; nil takes the outer one.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of the texts in the view.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.textStyling.weight, weight) }

    /// Makes the texts in the view bold.
    public func bold(_ isActive: Bool = true) -> some View { environment(\.textStyling.isBold, isActive) }

    /// Makes the texts in the view italic.
    public func italic(_ isActive: Bool = true) -> some View { environment(\.textStyling.isItalic, isActive) }

    /// Underlines the texts in the view.
    public func underline(_ isActive: Bool = true) -> some View { environment(\.textStyling.isUnderlined, isActive) }

    /// Strikes the texts in the view through.
    public func strikethrough(_ isActive: Bool = true) -> some View {
        environment(\.textStyling.isStruckThrough, isActive)
    }

    /// In points between letters.
    public func kerning(_ kerning: CGFloat) -> some View { environment(\.textStyling.kerning, kerning) }

    /// Sets how the lines of the texts in the view are aligned.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// - Parameter number: Nil for as many lines as it takes.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// In points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// Sets where texts that do not fit are cut.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// The smallest part of the font's size that a text may shrink to.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Sets the case that the texts in the view are shown in; nil leaves them.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Sets the size of the symbols in the view.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    // MARK: Colours

    /// Sets the colour of texts, symbols and shapes; nil takes the outer one.
    public func foregroundColor(_ color: Color?) -> some View { environment(\.foreground, color) }

    /// Sets the colour of texts, symbols and shapes.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformAllEnvironment {
            let paint = style._paint(in: $0)
            $0.foreground = Color(paint.color)
            if paint.isGradient || !paint.shadows.isEmpty { $0.foregroundPaint = paint }
        }
    }

    /// Sets the colours of texts, symbols and shapes, and of what is `secondary` to them.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundStyle(primary).transformAllEnvironment { $0.secondaryForegrounds = [secondary._paint(in: $0).color] }
    }

    /// Sets the colours of texts, symbols and shapes, and of what is `secondary` and `tertiary` to them.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(primary).transformAllEnvironment {
            $0.secondaryForegrounds = [secondary._paint(in: $0).color, tertiary._paint(in: $0).color]
        }
    }

    /// The colour of what a person can act on, from a style.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        transformAllEnvironment { environment in
            environment.tint = tint.map { Color($0._paint(in: environment).color) }
        }
    }

    /// The colour of what a person can act on.
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    /// Sets ``Color/accentColor`` within the view, which is the colour of controls too where no tint is set; nil is the
    /// app's.
    public func accentColor(_ accentColor: Color?) -> some View { environment(\.accentColor, accentColor) }

    fileprivate func transformAllEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        modifier(_EnvironmentModifier(change: change))
    }

    // MARK: Use

    /// Whether the controls below can be used; what is disabled above stays so.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
