#pragma once
// The functions of CoreFoundation that Swift's Foundation on Linux exports (libFoundation.so). The toolchain's headers
// of CoreFoundation, where it has them, bring names that clash with ours. The names have a prefix, so that they clash
// with no other declaration of the same symbols.

typedef struct {
    long version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    void *(*copyDescription)(const void *info);
    unsigned char (*equal)(const void *one, const void *other);
    unsigned long (*hash)(const void *info);
    void (*schedule)(void *info, void *runLoop, void *mode);
    void (*cancel)(void *info, void *runLoop, void *mode);
    void (*perform)(void *info);
} SeamRunLoopSourceContext;

typedef struct {
    long version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    void *(*copyDescription)(const void *info);
} SeamRunLoopObserverContext;

extern const void *const seam_run_loop_common_modes __asm__("kCFRunLoopCommonModes");
extern void *seam_run_loop_main(void) __asm__("CFRunLoopGetMain");
extern void *seam_run_loop_current(void) __asm__("CFRunLoopGetCurrent");
extern void seam_run_loop_wake_up(void *runLoop) __asm__("CFRunLoopWakeUp");
extern void seam_run_loop_stop(void *runLoop) __asm__("CFRunLoopStop");
extern void seam_run_loop_run(void) __asm__("CFRunLoopRun");
extern int seam_run_loop_run_in_mode(const void *mode, double seconds, unsigned char endsAfterSource)
    __asm__("CFRunLoopRunInMode");
extern unsigned char seam_run_loop_is_waiting(void *runLoop) __asm__("CFRunLoopIsWaiting");
extern void seam_run_loop_add_common_mode(void *runLoop, const void *mode) __asm__("CFRunLoopAddCommonMode");
extern void seam_run_loop_add_source(void *runLoop, void *source, const void *mode) __asm__("CFRunLoopAddSource");
extern void seam_run_loop_remove_source(void *runLoop, void *source, const void *mode) __asm__("CFRunLoopRemoveSource");
extern void seam_run_loop_source_invalidate(void *source) __asm__("CFRunLoopSourceInvalidate");
extern void seam_run_loop_add_observer(void *runLoop, void *observer, const void *mode) __asm__("CFRunLoopAddObserver");
extern void *seam_run_loop_source_create(const void *allocator, long order, SeamRunLoopSourceContext *context)
    __asm__("CFRunLoopSourceCreate");
extern void seam_run_loop_source_signal(void *source) __asm__("CFRunLoopSourceSignal");
extern void *seam_run_loop_observer_create(
    const void *allocator, unsigned long activities, unsigned char repeats, long order,
    void (*callout)(void *observer, unsigned long activity, void *info), SeamRunLoopObserverContext *context)
    __asm__("CFRunLoopObserverCreate");
extern const void *seam_string_create(const void *allocator, const char *string, unsigned int encoding)
    __asm__("CFStringCreateWithCString");

extern unsigned long seam_type_id(const void *object) __asm__("CFGetTypeID");
extern unsigned long seam_boolean_type_id(void) __asm__("CFBooleanGetTypeID");
extern unsigned long seam_number_type_id(void) __asm__("CFNumberGetTypeID");
extern unsigned long seam_string_type_id(void) __asm__("CFStringGetTypeID");
extern unsigned int seam_encoding_of_name(const void *name) __asm__("CFStringConvertIANACharSetNameToEncoding");
extern unsigned long seam_encoding_value(unsigned int encoding) __asm__("CFStringConvertEncodingToNSStringEncoding");

// Locales.
extern void *seam_locale_create(const void *allocator, const void *identifier) __asm__("CFLocaleCreate");
extern void *seam_locale_copy_current(void) __asm__("CFLocaleCopyCurrent");
// A string that stays.
static inline const void *seam_string(const char *text) { return seam_string_create(0, text, 0x08000100); }

// Bundles and lists.
extern unsigned char seam_string_copy(const void *string, char *bytes, long size, unsigned int encoding)
    __asm__("CFStringGetCString");
extern void *seam_bundle_main(void) __asm__("CFBundleGetMainBundle");
extern void *seam_bundle_copy_localizations(void *bundle) __asm__("CFBundleCopyBundleLocalizations");
extern void *seam_bundle_development_region(void *bundle) __asm__("CFBundleGetDevelopmentRegion");
extern const char seam_array_callbacks_of_types __asm__("kCFTypeArrayCallBacks");
extern void *seam_array_create(const void *allocator, const void **values, long count, const void *callbacks)
    __asm__("CFArrayCreate");
extern long seam_array_count(const void *array) __asm__("CFArrayGetCount");
extern const void *seam_array_value(const void *array, long index) __asm__("CFArrayGetValueAtIndex");
extern void seam_release(const void *object) __asm__("CFRelease");

static inline const void *seam_array_callbacks(void) { return &seam_array_callbacks_of_types; }

// How many questions about a bundle's language this thread is in the middle of.
static inline int *seam_bundle_depth(void) {
    static __thread int depth;
    return &depth;
}
