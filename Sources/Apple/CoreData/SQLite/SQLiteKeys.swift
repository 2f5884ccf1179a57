/// The domain of errors whose codes are SQLite's, and the key under which an error of Cocoa's has that code.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

/// An option of a SQLite store: a dictionary of pragmas by name, which are set when the store is opened.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

/// An option of a SQLite store: whether to analyze the database, so that queries use its indexes better, when the store
/// is opened.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"

/// An option of a SQLite store: whether to rebuild the file without gaps when the store is opened.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
