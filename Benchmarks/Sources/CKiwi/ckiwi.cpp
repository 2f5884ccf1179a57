#include "ckiwi.h"

#ifdef __GLIBC__
#include <malloc.h>
void keep_freed_memory(void) {
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
}
#else
void keep_freed_memory(void) {}
#endif

#if __has_include(<kiwi/kiwi.h>)
#include <kiwi/kiwi.h>
#include <vector>

struct kiwi_session {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
};

int kiwi_is_present(void) { return 1; }

kiwi_session *kiwi_create(int variables) {
    auto session = new kiwi_session;
    session->variables.resize(variables);
    return session;
}

void kiwi_destroy(kiwi_session *session) { delete session; }

int kiwi_add(kiwi_session *session, const int32_t *variables, const double *coefficients, int count, int relation,
             double constant, double strength) {
    std::vector<kiwi::Term> terms;
    terms.reserve(count);
    for (int index = 0; index < count; index++)
        terms.emplace_back(session->variables[variables[index]], coefficients[index]);
    auto op = relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    try {
        session->solver.addConstraint(kiwi::Constraint(kiwi::Expression(std::move(terms), -constant), op, strength));
        return 1;
    } catch (const kiwi::UnsatisfiableConstraint &) {
        return 0;
    }
}

double kiwi_required(void) { return kiwi::strength::required; }

void kiwi_edit(kiwi_session *session, int variable, double strength) {
    session->solver.addEditVariable(session->variables[variable], strength);
}

void kiwi_suggest(kiwi_session *session, int variable, double value) {
    session->solver.suggestValue(session->variables[variable], value);
}

void kiwi_update(kiwi_session *session) { session->solver.updateVariables(); }

double kiwi_value(kiwi_session *session, int variable) { return session->variables[variable].value(); }

#else

int kiwi_is_present(void) { return 0; }
kiwi_session *kiwi_create(int) { return nullptr; }
void kiwi_destroy(kiwi_session *) {}
int kiwi_add(kiwi_session *, const int32_t *, const double *, int, int, double, double) { return 0; }
double kiwi_required(void) { return 0; }
void kiwi_edit(kiwi_session *, int, double) {}
void kiwi_suggest(kiwi_session *, int, double) {}
void kiwi_update(kiwi_session *) {}
double kiwi_value(kiwi_session *, int) { return 0; }

#endif
