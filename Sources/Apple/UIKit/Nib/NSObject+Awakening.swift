public import Foundation

extension NSObject {
    /// What `awakeFromNib()` does for an object that is no view, controller or bar item: nothing. For translated source.
    public func _awakeFromNib() {}
}
