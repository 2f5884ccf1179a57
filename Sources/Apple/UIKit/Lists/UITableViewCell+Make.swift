internal import RuntimeShims

extension UITableViewCell {
    /// Does the work of `init(style:reuseIdentifier:)`, called through a metatype: translated code calls it where an app
    /// calls an initialiser that is not `required`.
    public class func _make(style: CellStyle, reuseIdentifier: String?) -> Self {
        let made = InitializerSlots.metatype(of: self, as: _UITableViewCellCreator.self)
            .init(style: style, reuseIdentifier: reuseIdentifier)
        return unsafeDowncast(made as UITableViewCell, to: self)
    }
}
