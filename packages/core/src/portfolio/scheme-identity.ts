/** Returns an ISIN without blanks and signs, in capitals; '' of what is none. */
export function plainIsin(text: string): string {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return /^IN[A-Z0-9]{10}$/.test(plain) ? plain : '';
}

/** Tells whether a statement's scheme is one of ours: by either of its ISINs, or by its AMFI code. */
export const isSameScheme = (
  named: { readonly isin: string; readonly amfiCode?: string },
  scheme: { readonly isin: string; readonly secondIsin?: string | null; readonly amfiCode: string },
): boolean => {
  const isin = plainIsin(named.isin);
  if (isin !== '' && (isin === scheme.isin || isin === scheme.secondIsin)) return true;
  return Boolean(named.amfiCode) && named.amfiCode === scheme.amfiCode;
};

/** Returns the number of a folio as it is compared: the part before a check digit, without blanks and leading zeros. */
export const plainFolio = (folioNo: string): string =>
  (folioNo.split('/')[0] ?? '').replace(/\s/g, '').replace(/^0+/, '');
