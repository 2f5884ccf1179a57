// The module of Firebase before version 11, whose members stand in FirebaseFirestore since.
@_exported public import FirebaseFirestore
