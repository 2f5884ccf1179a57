internal import RuntimeShims
internal import UIKit

extension MKAnnotationView {
    /// Does the work of `init(annotation:reuseIdentifier:)`, called through a metatype: translated code calls it where an
    /// app calls an initialiser that is not `required`.
    @preconcurrency @MainActor
    public class func _make(annotation: (any MKAnnotation)?, reuseIdentifier: String?) -> Self {
        let made = InitializerSlots.metatype(of: self, as: _MKAnnotationViewCreator.self)
            .init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        return unsafeDowncast(made as MKAnnotationView, to: self)
    }
}
