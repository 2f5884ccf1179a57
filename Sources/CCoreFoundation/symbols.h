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
extern void seam_run_loop_add_common_mode(void *runLoop, const void *mode) __asm__("CFRunLoopAddCommonMode");
extern void seam_run_loop_add_source(void *runLoop, void *source, const void *mode) __asm__("CFRunLoopAddSource");
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
