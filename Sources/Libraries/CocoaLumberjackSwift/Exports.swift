@_exported public import CocoaLumberjack
