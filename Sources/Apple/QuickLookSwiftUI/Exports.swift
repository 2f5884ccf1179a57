@_exported public import QuickLook
