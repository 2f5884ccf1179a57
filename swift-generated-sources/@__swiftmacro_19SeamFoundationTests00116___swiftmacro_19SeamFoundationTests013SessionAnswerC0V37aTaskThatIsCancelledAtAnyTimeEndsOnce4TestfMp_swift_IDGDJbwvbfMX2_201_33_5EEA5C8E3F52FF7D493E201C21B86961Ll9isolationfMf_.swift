nil                                                                                                                             

// original-source-range: @__swiftmacro_19SeamFoundationTests013SessionAnswerC0V37aTaskThatIsCancelledAtAnyTimeEndsOnce4TestfMp_.swift:3:202-3:212
