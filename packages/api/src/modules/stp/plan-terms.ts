import { PxError } from '@prosperx/core/errors';
import {
  allowedStartDates,
  ASTP_FREQUENCIES,
  type getDestinations as destinationsCall,
  type getPlanDates as datesCall,
  type getPlanValidation as validationCall,
  isPlanFrequency,
  joinTerms,
  type PlanKind,
  type PlanTerms,
  type PlanValidation,
} from '@prosperx/core/stp';
import { businessDateAt } from '@prosperx/core/time';
import { and, asc, eq, exists, ne } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { planTerms, schemes } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Services } from '#kernel/services.js';

export type SchemeRow = typeof schemes.$inferSelect;
type TermsRow = typeof planTerms.$inferSelect;

export async function readScheme(db: Db, id: string): Promise<SchemeRow> {
  const [scheme] = await db.select().from(schemes).where(eq(schemes.id, id));
  if (!scheme) throw new PxError('scheme_unknown');
  return scheme;
}

/** Returns what a scheme accepts of plans of a kind, in the order in which frequencies are offered: from the shortest. */
export async function readTerms(db: Db, schemeId: string, kind: PlanKind): Promise<TermsRow[]> {
  const rows = await db
    .select()
    .from(planTerms)
    .where(and(eq(planTerms.schemeId, schemeId), eq(planTerms.kind, kind)));
  const place = ({ frequency }: TermsRow) => Object.values(ASTP_FREQUENCIES).indexOf(frequency);
  return rows.sort((one, other) => place(one) - place(other));
}

const NAMES = Object.entries(ASTP_FREQUENCIES) as [PlanValidation['astpFrequency'], PlanTerms['frequency']][];

/** Returns the exchange's name of a frequency. */
export function frequencyNameOf(frequency: PlanTerms['frequency']): PlanValidation['astpFrequency'] {
  return NAMES.find(([, code]) => code === frequency)?.[0] ?? 'MONTHLY';
}

const flag = (yes: boolean): 0 | 1 => (yes ? 1 : 0);

const validationOf = (row: TermsRow): PlanValidation => ({
  astpFrequency: frequencyNameOf(row.frequency),
  astpRegOut: flag(row.regOut),
  astpRegIn: flag(row.regIn),
  astpOutMinInstAmt: row.outMinimum,
  astpInMinInstAmt: row.inMinimum,
  astpOutMaxInstAmt: row.outMaximum,
  astpInMaxInstAmt: row.inMaximum,
  astpMinInstlNos: row.minInstalments,
  astpMaxInstlNos: row.maxInstalments,
  astpOutMultiplierAmt: row.outMultiple,
  astpMinGap: row.minGap,
  astpMaxGap: row.maxGap,
  astpDates: row.dates.join(','),
  source: row.source,
  asOf: row.asOf,
});

/** Throws `swp_not_taken` where the exchange registers no plans of a kind: every exchange takes STPs. */
export function checkKind({ providers }: Pick<Services, 'providers'>, kind: PlanKind): void {
  if (!providers.exchange.planKinds.includes(kind)) throw new PxError('swp_not_taken');
}

export const getPlanValidation: Verb<typeof validationCall> = async ({ ctx, input }) => {
  const { trxnType: kind = 'STP' } = input;
  checkKind(ctx, kind);
  const { id } = await readScheme(ctx.db, input.encryptedSchemeId);
  return (await readTerms(ctx.db, id, kind)).map(validationOf);
};

/** Returns the listed schemes of the same house that take plans in, by name. */
export const getDestinations: Verb<typeof destinationsCall> = async ({ ctx, input }) => {
  const source = await readScheme(ctx.db, input.encryptedSchemeId);
  const takesIn = ctx.db
    .select({ id: planTerms.schemeId })
    .from(planTerms)
    .where(and(eq(planTerms.schemeId, schemes.id), eq(planTerms.kind, 'STP'), eq(planTerms.regIn, true)));
  const rows = await ctx.db
    .select()
    .from(schemes)
    .where(
      and(
        eq(schemes.fundHouse, source.fundHouse),
        ne(schemes.id, source.id),
        eq(schemes.isListed, true),
        eq(schemes.allowPurchase, true),
        exists(takesIn),
      ),
    )
    .orderBy(asc(schemes.name));
  return rows.map(({ id, isin, bseCode, name, fundHouse, category, subCategory, lockInYears }) => ({
    isin,
    name,
    category,
    subCategory,
    lockInYears,
    code: bseCode ?? '',
    encryptedSchemeId: id,
    brand: fundHouse,
  }));
};

export const getPlanDates: Verb<typeof datesCall> = async ({ ctx, input }) => {
  const kind = input.trxnType ?? 'STP';
  const today = businessDateAt(ctx.clock.now());
  const frequency = Number(input.freqType);
  if (!isPlanFrequency(frequency)) return { today, dates: [] };
  const source = await readTerms(ctx.db, (await readScheme(ctx.db, input.encryptedSchemeId)).id, kind);
  const target = input.toSchemeId
    ? await readTerms(ctx.db, (await readScheme(ctx.db, input.toSchemeId)).id, kind)
    : null;
  const terms = joinTerms(kind, source, target, frequency);
  return { today, dates: terms ? [...allowedStartDates(frequency, terms, today)] : [] };
};
