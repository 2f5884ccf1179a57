extension NSManagedObject {
    /// Does the work of `init(entity:insertInto:)`, called through a metatype: translated code calls it where an app
    /// calls an initialiser that is not `required`.
    public class func _make(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> Self {
        unsafeDowncast(ObjectStaging.make(entity, self, in: context), to: self)
    }

    /// Does the work of `init(context:)`, called through a metatype.
    public class func _make(context: NSManagedObjectContext) -> Self {
        _make(entity: context.entity(of: self), insertInto: context)
    }
}
