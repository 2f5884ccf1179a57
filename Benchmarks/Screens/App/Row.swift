/// What is measured, in a run of its own each.
enum Row: String {
    case grid
    case compositional
    case animations
    case navigation
}
