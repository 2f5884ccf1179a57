/// The name of `MKDistanceFormatter.Units` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKDistanceFormatter.Units")
public typealias MKDistanceFormatterUnits = MKDistanceFormatter.Units
/// The name of `MKDistanceFormatter.DistanceUnitStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKDistanceFormatter.DistanceUnitStyle")
public typealias MKDistanceFormatterUnitStyle = MKDistanceFormatter.DistanceUnitStyle
/// The name of `MKAnnotationView.DragState` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKAnnotationView.DragState")
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
