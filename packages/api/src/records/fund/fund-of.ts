import type { schemes } from '#db/schema/index.js';
import { planOptionOf, withoutBrackets } from '#providers/nav/plan-option.js';
import { plainText } from './search-words.js';

type Scheme = Pick<typeof schemes.$inferSelect, 'fundHouse' | 'name' | 'plan' | 'option'>;

/** What stands behind the name of a fund in that of its scheme; nothing of the regular growth plan. */
const endingsOf = ({ plan, option }: Pick<Scheme, 'plan' | 'option'>) => [
  ...(plan === 'Direct' ? ['Direct'] : []),
  ...(option === '' || option === 'Growth' ? [] : [option]),
];

/** Returns the name of a scheme: that of its fund, with plan and option where these are others than regular and growth. */
export const schemeNameOf = (fund: string, scheme: Pick<Scheme, 'plan' | 'option'>): string =>
  [fund, ...endingsOf(scheme)].join(' - ');

const keyOf = (house: string, fund: string) => plainText(`${house} ${withoutBrackets(fund)}`);

/** Names the fund of which a scheme is a plan and an option: all of these have one portfolio. */
export function fundOf(scheme: Scheme): string {
  const ending = schemeNameOf('', scheme);
  return keyOf(
    scheme.fundHouse,
    scheme.name.endsWith(ending) ? scheme.name.slice(0, scheme.name.length - ending.length) : scheme.name,
  );
}

/** The same of a scheme that is known by its name alone. */
export const fundNamed = (house: string, schemeName: string): string =>
  keyOf(house, planOptionOf({ schemeName, plan: '', option: '' }).name);
