import { PxError } from '@prosperx/core/errors';
import { currentFact, type FundFacts, type getFundFacts as call, SHOWN_HOLDINGS } from '@prosperx/core/fund';
import { exitLoadSteps } from '@prosperx/core/portfolio';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { readCurrentFacts } from '#records/fund/current-facts.js';
import { isShown } from '#records/fund/is-shown.js';
import { type SchemeRow } from './search-funds.js';

/** Rates are stored as ten-thousandths of a per cent. */
const RATE_SCALE = 10_000;

function exitLoadFact(scheme: SchemeRow, today: BusinessDate): FundFacts['exitLoad'] {
  const { value: words, date } = currentFact('exitLoad', scheme.exitLoad, scheme.exitLoadDate, today);
  if (words === null || date === null) return null;
  const steps = exitLoadSteps(words)?.map(({ until, isInclusive, rate }) => ({
    days: 'days' in until ? until.days : null,
    months: 'months' in until ? until.months : null,
    isInclusive,
    percent: rate / RATE_SCALE,
  }));
  return { words, steps: steps ?? null, date };
}

/** Returns what the page of a fund shows further down. It counts as no view of its own. */
export const getFundFacts: Verb<typeof call> = async ({ ctx: { db, clock }, input }) => {
  const [scheme] = await db
    .select()
    .from(schemes)
    .where(and(eq(schemes.id, input.schemeId), isShown));
  if (!scheme) throw new PxError('scheme_unknown');
  const today = businessDateAt(clock.now());
  const { benchmark, managers, portfolio, size, documents } =
    (await readCurrentFacts(db, [scheme.id], today)).get(scheme.id) ?? {};
  return {
    isModelled: scheme.navsModelled,
    benchmark: benchmark
      ? { name: benchmark.content.name, returns: [...benchmark.content.returns], date: benchmark.date }
      : null,
    exitLoad: exitLoadFact(scheme, today),
    managers: managers ? { managers: [...managers.content], date: managers.date } : null,
    portfolio: portfolio
      ? {
          holdings: portfolio.content.holdings.slice(0, SHOWN_HOLDINGS),
          sectors: [...portfolio.content.sectors],
          date: portfolio.date,
        }
      : null,
    sizes: size ? { sizes: [...size.content], date: size.date } : null,
    documents: documents ? { documents: [...documents.content], date: documents.date } : null,
  };
};
