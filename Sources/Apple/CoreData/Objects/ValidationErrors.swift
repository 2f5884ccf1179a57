internal import Foundation

/// Errors of validation, as Core Data words and joins them.
enum ValidationErrors {
    /// The errors that an error stands for.
    static func single(_ error: any Error) -> [any Error] {
        let error = error as NSError
        guard error.domain == NSCocoaErrorDomain, error.code == NSValidationMultipleErrorsError,
            let details = error.userInfo[NSDetailedErrorsKey] as? [any Error]
        else { return [error] }
        return details
    }

    /// One error for all of them.
    static func joined(_ errors: [any Error]) -> (any Error)? {
        guard errors.count > 1 else { return errors.first }
        return NSError(
            domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
            userInfo: [
                NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: errors,
            ])
    }

    static func error(
        _ code: Int, _ object: NSManagedObject, _ key: String, _ value: Any?, predicate: NSPredicate? = nil
    ) -> NSError {
        var info: [String: Any] = [
            NSLocalizedDescriptionKey: sentence(code, key), NSValidationObjectErrorKey: object,
            NSValidationKeyErrorKey: key,
        ]
        if let value { info[NSValidationValueErrorKey] = value }
        if let predicate { info[NSValidationPredicateErrorKey] = predicate }
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
    }

    private static func sentence(_ code: Int, _ key: String) -> String {
        switch code {
        case NSValidationMissingMandatoryPropertyError: "\(key) is a required value."
        case NSValidationRelationshipLacksMinimumCountError: "Too few items in \(key)."
        case NSValidationRelationshipExceedsMaximumCountError: "Too many items in \(key)."
        case NSValidationRelationshipDeniedDeleteError: "Items cannot be deleted from \(key)."
        case NSValidationNumberTooLargeError: "\(key) is too large."
        case NSValidationNumberTooSmallError: "\(key) is too small."
        case NSValidationDateTooLateError: "\(key) is too late."
        case NSValidationDateTooSoonError: "\(key) is too soon."
        case NSValidationStringTooLongError: "\(key) is too long."
        case NSValidationStringTooShortError: "\(key) is too short."
        case NSValidationStringPatternMatchingError: "\(key) does not match its pattern."
        default: "\(key) is not valid."
        }
    }
}
