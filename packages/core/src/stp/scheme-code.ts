/** A fund as the STP form names it. */
export interface SchemeName {
  readonly isin: string;
  /** The exchange's code; empty where it is not known. */
  readonly code: string;
  readonly name: string;
  readonly encryptedSchemeId: string;
}

const PARTS = '|';

/** Returns the composite by which the STP form names a fund: ISIN, exchange code, name and id. */
export function schemeCodeOf({ isin, code, name, encryptedSchemeId }: SchemeName): string {
  return [isin, code, name.replaceAll(PARTS, ' '), encryptedSchemeId].join(PARTS);
}

/** Reads a composite of `schemeCodeOf`; null for any other text. */
export function readSchemeCode(text: string): SchemeName | null {
  const [isin, code, name, encryptedSchemeId, ...more] = text.split(PARTS);
  if (!isin || code === undefined || !name || !encryptedSchemeId || more.length > 0) return null;
  return { isin, code, name, encryptedSchemeId };
}
