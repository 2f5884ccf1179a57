#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Makes freed memory stay with the process. Each run would otherwise pay the kernel for fresh pages, which says nothing
/// of either solver and weighs on the larger systems only.
void keep_freed_memory(void);

/// A kiwi solver with numbered variables.
typedef struct kiwi_session kiwi_session;

/// Whether this was built with kiwi's headers; without them the rest does nothing.
int kiwi_is_present(void);

kiwi_session *kiwi_create(int variables);
void kiwi_destroy(kiwi_session *session);

/// Adds `sum of coefficients * variables (relation) constant`; relation is -1 (<=), 0 (=) or 1 (>=).
/// Returns 0 when it contradicts the required constraints there are, and is left out.
int kiwi_add(kiwi_session *session, const int32_t *variables, const double *coefficients, int count, int relation,
             double constant, double strength);

double kiwi_required(void);

/// Makes a variable editable, and suggests a value for it.
void kiwi_edit(kiwi_session *session, int variable, double strength);
void kiwi_suggest(kiwi_session *session, int variable, double value);

void kiwi_update(kiwi_session *session);
double kiwi_value(kiwi_session *session, int variable);

#ifdef __cplusplus
}
#endif
