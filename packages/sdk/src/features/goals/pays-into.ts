import type { Goals } from '@prosperx/core/goal';

/** Tells whether what a SIP has bought lies in a folio; an older server does not say. */
export const paysInto = (sip: Goals['sips'][number], folio: Goals['unvalued'][number]): boolean =>
  sip.schemeId === folio.schemeId && sip.folioNo === folio.folioNo;
