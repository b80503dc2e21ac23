/** The parts of the console, as its address names them; the first is what it opens with. */
export const PARTS = [
  'overview',
  'find',
  'jobs',
  'proposals',
  'bank',
  'kyc',
  'advisors',
  'deletions',
  'books',
  'partners',
  'calendar',
  'imports',
  'audit',
] as const;
export type Part = (typeof PARTS)[number];
