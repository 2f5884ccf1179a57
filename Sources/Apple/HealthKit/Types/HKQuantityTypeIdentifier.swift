/// What is measured in numbers.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Apple sleeping wrist temperature.
    public static let appleSleepingWristTemperature = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
    /// Body fat percentage.
    public static let bodyFatPercentage = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
    /// Body mass.
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
    /// Body mass index.
    public static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    /// Electrodermal activity.
    public static let electrodermalActivity = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
    /// Height.
    public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
    /// Lean body mass.
    public static let leanBodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
    /// Waist circumference.
    public static let waistCircumference = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierWaistCircumference")
    /// Active energy burned.
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    /// Apple exercise time.
    public static let appleExerciseTime = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
    /// Apple move time.
    public static let appleMoveTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
    /// Apple stand time.
    public static let appleStandTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
    /// Basal energy burned.
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    /// Cycling cadence.
    public static let cyclingCadence = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierCyclingCadence")
    /// Cycling functional threshold power.
    public static let cyclingFunctionalThresholdPower = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower")
    /// Cycling power.
    public static let cyclingPower = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierCyclingPower")
    /// Cycling speed.
    public static let cyclingSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
    /// Distance cycling.
    public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    /// Distance downhill snow sports.
    public static let distanceDownhillSnowSports = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
    /// Distance swimming.
    public static let distanceSwimming = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
    /// Distance walking running.
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    /// Distance wheelchair.
    public static let distanceWheelchair = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
    /// Flights climbed.
    public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    /// Nike fuel.
    public static let nikeFuel = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierNikeFuel")
    /// Physical effort.
    public static let physicalEffort = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
    /// Push count.
    public static let pushCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierPushCount")
    /// Running power.
    public static let runningPower = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRunningPower")
    /// Running speed.
    public static let runningSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
    /// Step count.
    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
    /// Swimming stroke count.
    public static let swimmingStrokeCount = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
    /// Underwater depth.
    public static let underwaterDepth = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
    /// Environmental audio exposure.
    public static let environmentalAudioExposure = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
    /// Environmental sound reduction.
    public static let environmentalSoundReduction = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierEnvironmentalSoundReduction")
    /// Headphone audio exposure.
    public static let headphoneAudioExposure = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
    /// Atrial fibrillation burden.
    public static let atrialFibrillationBurden = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
    /// Heart rate.
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
    /// Heart rate recovery one minute.
    public static let heartRateRecoveryOneMinute = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
    /// Heart rate variability sdnn.
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    /// Peripheral perfusion index.
    public static let peripheralPerfusionIndex = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
    /// Resting heart rate.
    public static let restingHeartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
    /// Vo2 max.
    public static let vO2Max = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierVO2Max")
    /// Walking heart rate average.
    public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
    /// Apple walking steadiness.
    public static let appleWalkingSteadiness = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
    /// Running ground contact time.
    public static let runningGroundContactTime = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
    /// Running stride length.
    public static let runningStrideLength = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
    /// Running vertical oscillation.
    public static let runningVerticalOscillation = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
    /// Six minute walk test distance.
    public static let sixMinuteWalkTestDistance = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
    /// Stair ascent speed.
    public static let stairAscentSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
    /// Stair descent speed.
    public static let stairDescentSpeed = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
    /// Walking asymmetry percentage.
    public static let walkingAsymmetryPercentage = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
    /// Walking double support percentage.
    public static let walkingDoubleSupportPercentage = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
    /// Walking speed.
    public static let walkingSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
    /// Walking step length.
    public static let walkingStepLength = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
    /// Dietary biotin.
    public static let dietaryBiotin = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
    /// Dietary caffeine.
    public static let dietaryCaffeine = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
    /// Dietary calcium.
    public static let dietaryCalcium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
    /// Dietary carbohydrates.
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    /// Dietary chloride.
    public static let dietaryChloride = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryChloride")
    /// Dietary cholesterol.
    public static let dietaryCholesterol = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
    /// Dietary chromium.
    public static let dietaryChromium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryChromium")
    /// Dietary copper.
    public static let dietaryCopper = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCopper")
    /// Dietary energy consumed.
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    /// Dietary fat monounsaturated.
    public static let dietaryFatMonounsaturated = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
    /// Dietary fat polyunsaturated.
    public static let dietaryFatPolyunsaturated = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
    /// Dietary fat saturated.
    public static let dietaryFatSaturated = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
    /// Dietary fat total.
    public static let dietaryFatTotal = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
    /// Dietary fiber.
    public static let dietaryFiber = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
    /// Dietary folate.
    public static let dietaryFolate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFolate")
    /// Dietary iodine.
    public static let dietaryIodine = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryIodine")
    /// Dietary iron.
    public static let dietaryIron = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryIron")
    /// Dietary magnesium.
    public static let dietaryMagnesium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryMagnesium")
    /// Dietary manganese.
    public static let dietaryManganese = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryManganese")
    /// Dietary molybdenum.
    public static let dietaryMolybdenum = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
    /// Dietary niacin.
    public static let dietaryNiacin = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
    /// Dietary pantothenic acid.
    public static let dietaryPantothenicAcid = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
    /// Dietary phosphorus.
    public static let dietaryPhosphorus = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
    /// Dietary potassium.
    public static let dietaryPotassium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
    /// Dietary protein.
    public static let dietaryProtein = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
    /// Dietary riboflavin.
    public static let dietaryRiboflavin = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
    /// Dietary selenium.
    public static let dietarySelenium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietarySelenium")
    /// Dietary sodium.
    public static let dietarySodium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietarySodium")
    /// Dietary sugar.
    public static let dietarySugar = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietarySugar")
    /// Dietary thiamin.
    public static let dietaryThiamin = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryThiamin")
    /// Dietary vitamin a.
    public static let dietaryVitaminA = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
    /// Dietary vitamin b12.
    public static let dietaryVitaminB12 = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
    /// Dietary vitamin b6.
    public static let dietaryVitaminB6 = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB6")
    /// Dietary vitamin c.
    public static let dietaryVitaminC = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
    /// Dietary vitamin d.
    public static let dietaryVitaminD = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
    /// Dietary vitamin e.
    public static let dietaryVitaminE = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminE")
    /// Dietary vitamin k.
    public static let dietaryVitaminK = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminK")
    /// Dietary water.
    public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryWater")
    /// Dietary zinc.
    public static let dietaryZinc = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryZinc")
    /// Blood alcohol content.
    public static let bloodAlcoholContent = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
    /// Blood pressure diastolic.
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
    /// Blood pressure systolic.
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
    /// Insulin delivery.
    public static let insulinDelivery = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
    /// Number of alcoholic beverages.
    public static let numberOfAlcoholicBeverages = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
    /// Number of times fallen.
    public static let numberOfTimesFallen = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
    /// Time in daylight.
    public static let timeInDaylight = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
    /// Uv exposure.
    public static let uvExposure = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierUvExposure")
    /// Water temperature.
    public static let waterTemperature = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWaterTemperature")
    /// Basal body temperature.
    public static let basalBodyTemperature = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
    /// Blood glucose.
    public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    /// Body temperature.
    public static let bodyTemperature = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
    /// Forced expiratory volume1.
    public static let forcedExpiratoryVolume1 = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
    /// Forced vital capacity.
    public static let forcedVitalCapacity = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
    /// Inhaler usage.
    public static let inhalerUsage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
    /// Oxygen saturation.
    public static let oxygenSaturation = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    /// Peak expiratory flow rate.
    public static let peakExpiratoryFlowRate = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
    /// Respiratory rate.
    public static let respiratoryRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")

    /// Those whose numbers are added up, rather than averaged.
    static let cumulative: Set<HKQuantityTypeIdentifier> = [
        .activeEnergyBurned,
        .appleExerciseTime,
        .appleMoveTime,
        .appleStandTime,
        .basalEnergyBurned,
        .distanceCycling,
        .distanceDownhillSnowSports,
        .distanceSwimming,
        .distanceWalkingRunning,
        .distanceWheelchair,
        .flightsClimbed,
        .nikeFuel,
        .pushCount,
        .stepCount,
        .swimmingStrokeCount,
        .dietaryBiotin,
        .dietaryCaffeine,
        .dietaryCalcium,
        .dietaryCarbohydrates,
        .dietaryChloride,
        .dietaryCholesterol,
        .dietaryChromium,
        .dietaryCopper,
        .dietaryEnergyConsumed,
        .dietaryFatMonounsaturated,
        .dietaryFatPolyunsaturated,
        .dietaryFatSaturated,
        .dietaryFatTotal,
        .dietaryFiber,
        .dietaryFolate,
        .dietaryIodine,
        .dietaryIron,
        .dietaryMagnesium,
        .dietaryManganese,
        .dietaryMolybdenum,
        .dietaryNiacin,
        .dietaryPantothenicAcid,
        .dietaryPhosphorus,
        .dietaryPotassium,
        .dietaryProtein,
        .dietaryRiboflavin,
        .dietarySelenium,
        .dietarySodium,
        .dietarySugar,
        .dietaryThiamin,
        .dietaryVitaminA,
        .dietaryVitaminB12,
        .dietaryVitaminB6,
        .dietaryVitaminC,
        .dietaryVitaminD,
        .dietaryVitaminE,
        .dietaryVitaminK,
        .dietaryWater,
        .dietaryZinc,
        .insulinDelivery,
        .numberOfAlcoholicBeverages,
        .numberOfTimesFallen,
        .timeInDaylight,
        .inhalerUsage,
    ]
}
