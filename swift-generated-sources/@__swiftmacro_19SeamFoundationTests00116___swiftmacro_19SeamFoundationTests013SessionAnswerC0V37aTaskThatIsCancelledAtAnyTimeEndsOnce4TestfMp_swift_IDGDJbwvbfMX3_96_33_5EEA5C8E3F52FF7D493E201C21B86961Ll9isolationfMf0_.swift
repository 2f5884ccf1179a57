nil                                                                                                                             

// original-source-range: @__swiftmacro_19SeamFoundationTests013SessionAnswerC0V37aTaskThatIsCancelledAtAnyTimeEndsOnce4TestfMp_.swift:4:97-4:107
