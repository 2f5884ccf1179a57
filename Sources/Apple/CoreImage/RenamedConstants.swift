// The names that options had before Swift 4.2, for projects whose SWIFT_VERSION is 3 or 4.

/// The name of `CIContextOption.useSoftwareRenderer` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIContextOption.useSoftwareRenderer")
public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer
/// The name of `CIContextOption.priorityRequestLow` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIContextOption.priorityRequestLow")
public let kCIContextPriorityRequestLow = CIContextOption.priorityRequestLow
/// The name of `CIContextOption.workingColorSpace` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIContextOption.workingColorSpace")
public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace
/// The name of `CIContextOption.outputColorSpace` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIContextOption.outputColorSpace")
public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace
