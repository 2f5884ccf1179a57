// The codes of errors in `NSCocoaErrorDomain`, with Apple's values, and the keys of their `userInfo`.

/// A validation failed without a reason that has a code of its own.
public let NSManagedObjectValidationError = 1550
/// Objects that must be unique are not, found before saving.
public let NSManagedObjectConstraintValidationError = 1551
/// Several validations failed; ``NSDetailedErrorsKey`` has them.
public let NSValidationMultipleErrorsError = 1560
/// A value is missing that is not optional.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship leads to too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship leads to too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object cannot be deleted while a relationship with the rule deny leads somewhere.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is greater than it may be.
public let NSValidationNumberTooLargeError = 1610
/// A number is smaller than it may be.
public let NSValidationNumberTooSmallError = 1620
/// A date is later than it may be.
public let NSValidationDateTooLateError = 1630
/// A date is sooner than it may be.
public let NSValidationDateTooSoonError = 1640
/// A date is not one.
public let NSValidationInvalidDateError = 1650
/// A text is longer than it may be.
public let NSValidationStringTooLongError = 1660
/// A text is shorter than it must be.
public let NSValidationStringTooShortError = 1670
/// A text does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// An address is not one.
public let NSValidationInvalidURIError = 1690

/// A context could not be locked.
public let NSManagedObjectContextLockingError = 132000
/// A coordinator could not be locked.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// An object that something leads to is not there.
public let NSManagedObjectReferentialIntegrityError = 133000
/// An object that something leads to is in another store.
public let NSManagedObjectExternalRelationshipError = 133010
/// Others changed what is saved, and the merge policy does not decide.
public let NSManagedObjectMergeError = 133020
/// Objects that must be unique are not, and the merge policy does not decide.
public let NSManagedObjectConstraintMergeError = 133021

/// There is no store of that type.
public let NSPersistentStoreInvalidTypeError = 134000
/// The type of a store does not match its file.
public let NSPersistentStoreTypeMismatchError = 134010
/// The store does not fit the configuration.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// The store could not be saved.
public let NSPersistentStoreSaveError = 134030
/// Some stores were saved, others not.
public let NSPersistentStoreIncompleteSaveError = 134040
/// Stores have conflicts among each other.
public let NSPersistentStoreSaveConflictsError = 134050
/// A general error of Core Data.
public let NSCoreDataError = 134060
/// The store could not be opened.
public let NSPersistentStoreOpenError = 134080
/// The store took too long.
public let NSPersistentStoreTimeoutError = 134090
/// The store does not understand the request.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// The store was made with another model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// The store could not be migrated.
public let NSMigrationError = 134110
/// A migration was cancelled.
public let NSMigrationCancelledError = 134120
/// The model that a store was made with is not there.
public let NSMigrationMissingSourceModelError = 134130
/// No mapping model is there.
public let NSMigrationMissingMappingModelError = 134140
/// The store to migrate could not be read.
public let NSMigrationManagerSourceStoreError = 134150
/// The store to migrate into could not be written.
public let NSMigrationManagerDestinationStoreError = 134160
/// A migration's policy failed.
public let NSEntityMigrationPolicyError = 134170
/// SQLite failed; ``NSSQLiteErrorDomain`` is under `NSUnderlyingErrorKey`.
public let NSSQLiteError = 134180
/// No mapping can be inferred.
public let NSInferredMappingModelError = 134190
/// The external binary data of an attribute could not be read.
public let NSExternalRecordImportError = 134200
/// The history token is of no use any more.
public let NSPersistentHistoryTokenExpiredError = 134301

/// The object that a validation failed for.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The name of the property that a validation failed for.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The predicate that a value did not match.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The value that was not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The errors of which there are several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The stores that an error is about.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The objects that an error is about.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The conflicts that kept a save from happening.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
