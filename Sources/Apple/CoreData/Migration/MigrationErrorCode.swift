/// Apple's numbers of the errors of migrations; their public names are beside the other codes of Core Data.
enum MigrationErrorCode {
    static let incompatibleVersion = 134_100
    static let migration = 134_110
    static let cancelled = 134_120
    static let missingSourceModel = 134_130
    static let missingMappingModel = 134_140
    static let sourceStore = 134_150
    static let destinationStore = 134_160
    static let policy = 134_170
    static let inferredMappingModel = 134_190
}
