// Every operator uses these. They have package access, so nobody who imports Combine sees them.
@_exported import SeamPrimitives
