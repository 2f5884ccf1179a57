/// What is one of a few values.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Apple stand hour.
    public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    /// Environmental audio exposure event.
    public static let environmentalAudioExposureEvent = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent")
    /// Headphone audio exposure event.
    public static let headphoneAudioExposureEvent = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
    /// High heart rate event.
    public static let highHeartRateEvent = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
    /// Irregular heart rhythm event.
    public static let irregularHeartRhythmEvent = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
    /// Low heart rate event.
    public static let lowHeartRateEvent = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
    /// Low cardio fitness event.
    public static let lowCardioFitnessEvent = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
    /// Apple walking steadiness event.
    public static let appleWalkingSteadinessEvent = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
    /// Mindful session.
    public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    /// Sleep analysis.
    public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    /// Handwashing event.
    public static let handwashingEvent = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
    /// Toothbrushing event.
    public static let toothbrushingEvent = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
    /// Cervical mucus quality.
    public static let cervicalMucusQuality = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
    /// Contraceptive.
    public static let contraceptive = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierContraceptive")
    /// Intermenstrual bleeding.
    public static let intermenstrualBleeding = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
    /// Lactation.
    public static let lactation = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierLactation")
    /// Menstrual flow.
    public static let menstrualFlow = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
    /// Ovulation test result.
    public static let ovulationTestResult = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
    /// Pregnancy.
    public static let pregnancy = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierPregnancy")
    /// Pregnancy test result.
    public static let pregnancyTestResult = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
    /// Progesterone test result.
    public static let progesteroneTestResult = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierProgesteroneTestResult")
    /// Sexual activity.
    public static let sexualActivity = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSexualActivity")
    /// Abdominal cramps.
    public static let abdominalCramps = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
    /// Acne.
    public static let acne = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAcne")
    /// Appetite changes.
    public static let appetiteChanges = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
    /// Bloating.
    public static let bloating = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierBloating")
    /// Breast pain.
    public static let breastPain = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierBreastPain")
    /// Chills.
    public static let chills = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierChills")
    /// Constipation.
    public static let constipation = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierConstipation")
    /// Coughing.
    public static let coughing = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierCoughing")
    /// Diarrhea.
    public static let diarrhea = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierDiarrhea")
    /// Dizziness.
    public static let dizziness = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierDizziness")
    /// Dry skin.
    public static let drySkin = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierDrySkin")
    /// Fainting.
    public static let fainting = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierFainting")
    /// Fatigue.
    public static let fatigue = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierFatigue")
    /// Fever.
    public static let fever = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierFever")
    /// Generalized body ache.
    public static let generalizedBodyAche = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierGeneralizedBodyAche")
    /// Hair loss.
    public static let hairLoss = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHairLoss")
    /// Headache.
    public static let headache = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHeadache")
    /// Heartburn.
    public static let heartburn = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHeartburn")
    /// Hot flashes.
    public static let hotFlashes = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHotFlashes")
    /// Loss of smell.
    public static let lossOfSmell = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierLossOfSmell")
    /// Loss of taste.
    public static let lossOfTaste = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierLossOfTaste")
    /// Lower back pain.
    public static let lowerBackPain = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierLowerBackPain")
    /// Memory lapse.
    public static let memoryLapse = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMemoryLapse")
    /// Mood changes.
    public static let moodChanges = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMoodChanges")
    /// Nausea.
    public static let nausea = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierNausea")
    /// Night sweats.
    public static let nightSweats = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierNightSweats")
    /// Pelvic pain.
    public static let pelvicPain = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierPelvicPain")
    /// Rapid pounding or fluttering heartbeat.
    public static let rapidPoundingOrFlutteringHeartbeat = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat")
    /// Runny nose.
    public static let runnyNose = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierRunnyNose")
    /// Shortness of breath.
    public static let shortnessOfBreath = HKCategoryTypeIdentifier(
        rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
    /// Sinus congestion.
    public static let sinusCongestion = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSinusCongestion")
    /// Skipped heartbeat.
    public static let skippedHeartbeat = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSkippedHeartbeat")
    /// Sleep changes.
    public static let sleepChanges = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepChanges")
    /// Sore throat.
    public static let soreThroat = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSoreThroat")
    /// Vomiting.
    public static let vomiting = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierVomiting")
    /// Wheezing.
    public static let wheezing = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierWheezing")
}
