/// Something of the person's that an app asks for, by the name that Maestro has for it.
public enum PermissionKind: String, CaseIterable, Sendable {
    case calendar, camera, contacts, health, homekit, location, medialibrary, microphone, motion, notifications, photos
    case reminders, siri, speech, usertracking
}
