// What Apple's Foundation brings along, for apps and libraries, every file of which imports this module without saying so.
//
// Each of these imported by itself would take the place of the `@preconcurrency import` that a file has of it.
@_exported public import Combine
@_exported public import ObjectiveC
@_exported public import SeamFoundation
@_exported public import Security
