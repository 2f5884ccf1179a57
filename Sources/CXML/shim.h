#pragma once
// The parser of HTML that GTK's libraries bring.
#include <libxml/xmlversion.h>
// Its headers would bring those of another ICU than Foundation's.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/tree.h>

/// Frees what libxml2 has given away.
static inline void seam_xml_free(void *memory) { xmlFree(memory); }
