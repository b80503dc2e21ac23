/** The rules by which a scheme's purchases get their NAV. */
export type NavRule = 'standard' | 'liquid';

/** Returns the rule of a scheme, by its sub-category. */
export function navRuleOf(subCategory: string): NavRule {
  return /\b(liquid|overnight)\b/i.test(subCategory) ? 'liquid' : 'standard';
}
