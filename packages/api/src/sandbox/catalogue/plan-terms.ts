import { type Paise, paise, rupees } from '@prosperx/core/money';
import type { PlanFrequency, PlanKind } from '@prosperx/core/stp';
import type { planTerms } from '#db/schema/index.js';
import type { CatalogueScheme } from './scheme.js';

type Terms = Omit<typeof planTerms.$inferInsert, 'schemeId'>;

/** What a house asks of plans of one frequency. */
interface Rule {
  readonly minimum: number;
  readonly instalments: readonly [fewest: number, most: number];
  readonly gap: readonly [least: number, most: number];
  readonly dates?: readonly number[];
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** The rules of most houses. No row of the exchange's ASTP master is public: these are in the range of what houses publish. */
const RULES: Readonly<Record<PlanFrequency, Rule>> = {
  30: { minimum: 500, instalments: [6, 1_500], gap: [1, 30] },
  52: { minimum: 500, instalments: [6, 260], gap: [1, 30] },
  1: { minimum: 500, instalments: [6, 360], gap: [1, 60], dates: upTo(28) },
  3: { minimum: 1_000, instalments: [4, 120], gap: [1, 90], dates: upTo(28) },
};

const FREQUENCIES = [30, 52, 1, 3] as const;

/** Houses that differ, each in another way, so that every rule can be met: fixed days, seven days' notice, more instalments, no daily plan. */
const HOUSES: Readonly<Record<string, Partial<Record<PlanFrequency, Partial<Rule> | null>>>> = {
  'Mirae Asset Mutual Fund': { 30: null, 1: { minimum: 1_000, dates: [1, 10, 15, 21, 28] }, 3: null },
  'Axis Mutual Fund': { 30: { gap: [7, 30] }, 52: { gap: [7, 37] }, 1: { gap: [7, 60] }, 3: { gap: [7, 90] } },
  'ICICI Prudential Mutual Fund': { 30: { minimum: 1_000, instalments: [12, 1_500] }, 52: { minimum: 1_000 } },
  'UTI Mutual Fund': { 30: null, 52: { minimum: 1_000 } },
};

const ASTP_MAXIMUM = rupees(1_00_00_000);
const SOURCE = 'ProsperX sandbox, modelled on what fund houses publish';

/** Returns what a scheme of the sandbox accepts of STPs and SWPs. A scheme with a lock-in lets no units go; daily withdrawals are not offered. */
export function sandboxPlanTerms(scheme: CatalogueScheme): Terms[] {
  return FREQUENCIES.flatMap((frequency) => {
    const own = HOUSES[scheme.fundHouse]?.[frequency];
    if (own === null) return [];
    const rule = { ...RULES[frequency], ...own };
    const kinds: readonly PlanKind[] = frequency === 30 ? ['STP'] : ['STP', 'SWP'];
    return kinds.map((kind) => termsOf(scheme, kind, frequency, rule));
  });
}

function termsOf(scheme: CatalogueScheme, kind: PlanKind, frequency: PlanFrequency, rule: Rule): Terms {
  const { allowRedemption, stpAllowed, allowPurchase, lockInYears, factsDate } = scheme;
  return {
    kind,
    frequency,
    dates: rule.dates ?? [],
    source: SOURCE,
    asOf: factsDate,
    regOut: allowRedemption && lockInYears === 0 && (kind === 'SWP' || stpAllowed),
    regIn: kind === 'STP' && allowPurchase,
    outMinimum: wholeRupees(scheme.minimumRedemption, rule.minimum),
    outMaximum: ASTP_MAXIMUM,
    outMultiple: rupees(frequency === 3 ? 100 : 1),
    // tax savers begin at 500
    inMinimum: rupees(lockInYears > 0 ? Math.max(500, rule.minimum) : rule.minimum),
    inMaximum: scheme.maximum,
    minInstalments: rule.instalments[0],
    maxInstalments: rule.instalments[1],
    minGap: rule.gap[0],
    maxGap: rule.gap[1],
  };
}

/** An instalment sells no less than the scheme redeems. */
function wholeRupees(redeemed: Paise, minimum: number): Paise {
  return paise(Math.max(Math.ceil(redeemed / 100) * 100, rupees(minimum)));
}
