import type { schemes } from '#db/schema/index.js';
import { planOptionOf, withoutBrackets } from '#providers/nav/plan-option.js';
import { plainText } from './search-words.js';

type Scheme = Pick<typeof schemes.$inferSelect, 'name' | 'plan' | 'option'>;

/** Returns the name of a scheme: that of its fund, with plan and option where these are others than regular and growth. */
export const schemeNameOf = (fund: string, { plan, option }: Omit<Scheme, 'name'>): string =>
  [fund, ...(plan === 'Direct' ? ['Direct'] : []), ...(option === 'Growth' || option === '' ? [] : [option])].join(
    ' - ',
  );

/** The name of a fund by which files agree: in plain text, without what stands in brackets. */
export const plainFund = (name: string): string => plainText(withoutBrackets(name));

/** The name that all plans and options of a fund have in common. */
export function fundOf({ name, ...of }: Scheme): string {
  const ending = schemeNameOf('', of);
  return plainFund(name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name);
}

/** The same of a scheme that is known by no more than the name that a statement prints. */
export const fundNamed = (schemeName: string): string =>
  plainFund(planOptionOf({ schemeName, plan: '', option: '' }).name);
