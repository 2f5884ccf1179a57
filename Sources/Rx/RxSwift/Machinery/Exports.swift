// Every operator uses these. They have package access, so nobody who imports RxSwift sees them.
@_exported import SeamPrimitives
