/// Replaced by the whole context.
public final class CGContext {
    public func setFillColor(_ color: CGColor) {}
    public func setStrokeColor(_ color: CGColor) {}
}
