/** Longest texts, in characters (specification, onboarding, section 9; names as long as the exchange takes them). */
export const NOMINEE_LENGTHS = { name: 40, guardian: 35, id: 30, email: 120, address: 40 } as const;
/** Who is this old, in years, is no minor. */
export const FULL_AGE = 18;
