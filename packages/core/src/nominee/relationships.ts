/** The relationships of a nominee to the investor, in the order of the list. */
export const RELATIONSHIPS = [
  'Brother',
  'Daughter',
  'Father',
  'Mother',
  'Sister',
  'Son',
  'Spouse',
  'Aunt',
  'Brother-in-Law',
  'Daughter-in-Law',
  'Father-in-Law',
  'Grand Daughter',
  'Grand Father',
  'Grand Mother',
  'Grand Son',
  'Mother-in-Law',
  'Nephew',
  'Niece',
  'Sister-in-Law',
  'Son-in-Law',
  'Uncle',
  'Others',
] as const;
/** One of `RELATIONSHIPS`. */
export type Relationship = (typeof RELATIONSHIPS)[number];

/** The exchange's codes are the numbers 01 to 22 of this order. */
const BY_CODE: readonly Relationship[] = [
  'Aunt',
  'Brother-in-Law',
  'Brother',
  'Daughter',
  'Daughter-in-Law',
  'Father',
  'Father-in-Law',
  'Grand Daughter',
  'Grand Father',
  'Grand Mother',
  'Grand Son',
  'Mother-in-Law',
  'Mother',
  'Nephew',
  'Niece',
  'Sister',
  'Sister-in-Law',
  'Son',
  'Son-in-Law',
  'Spouse',
  'Uncle',
  'Others',
];

/** Tells whether a text is the name of a relationship. */
export function isRelationship(text: string): text is Relationship {
  return RELATIONSHIPS.some((relationship) => relationship === text);
}

/** Returns a relationship by its name or by the exchange's code, "01" to "22"; null for neither. */
export function relationshipOf(nameOrCode: string): Relationship | null {
  if (isRelationship(nameOrCode)) return nameOrCode;
  return /^\d{2}$/.test(nameOrCode) ? (BY_CODE[Number(nameOrCode) - 1] ?? null) : null;
}
