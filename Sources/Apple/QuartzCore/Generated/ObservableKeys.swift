// Made by `seam generate` from properties of QuartzCore. Change those, then run it again.
// swift-format-ignore-file

internal import ObjectiveC

/// Names the properties that may be observed, when the module is loaded.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    KeyValueTable.add(CALayer.self, "bounds") { \CALayer.bounds }
    KeyValueTable.add(CALayer.self, "position") { \CALayer.position }
    KeyValueTable.add(CALayer.self, "anchorPoint") { \CALayer.anchorPoint }
    KeyValueTable.add(CALayer.self, "zPosition") { \CALayer.zPosition }
    KeyValueTable.add(CALayer.self, "opacity") { \CALayer.opacity }
    KeyValueTable.add(CALayer.self, "hidden") { \CALayer.isHidden }
    KeyValueTable.add(CALayer.self, "backgroundColor") { \CALayer.backgroundColor }
    KeyValueTable.add(CALayer.self, "cornerRadius") { \CALayer.cornerRadius }
}
