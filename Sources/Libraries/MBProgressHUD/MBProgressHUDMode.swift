/// What a HUD shows beside its texts.
public enum MBProgressHUDMode: Int, Sendable {
    /// The system's spokes.
    case indeterminate
    /// A pie.
    case determinate
    /// A bar.
    case determinateHorizontalBar
    /// A ring.
    case annularDeterminate
    /// A view of the app's own.
    case customView
    /// Nothing.
    case text
}

/// How a HUD appears and disappears.
public enum MBProgressHUDAnimation: Int, Sendable {
    /// Its opacity changes.
    case fade
    /// It grows when it appears, and shrinks when it disappears.
    case zoom
    /// It shrinks when it appears, and when it disappears.
    case zoomOut
    /// It grows when it appears, and when it disappears.
    case zoomIn
}

/// What is behind the content of a HUD.
public enum MBProgressHUDBackgroundStyle: Int, Sendable {
    /// One colour.
    case solidColor
    /// A blur, and a colour over it.
    case blur
}
