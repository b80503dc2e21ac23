import { isCurrentFact, replacesFact } from '@prosperx/core/fund';
import type { BusinessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { fundOf } from '#records/fund/fund-of.js';
import type { NamedText } from '#records/fund/master-file.js';
import { parseFacts, type SchemeFacts } from './facts-file.js';
import type { SchemeRow } from './search-funds.js';

/** What an import of facts has changed. */
export interface FactsReport {
  /** Schemes of the file that are known here. */
  readonly schemes: number;
  /** Plans and options of them in which something changed. */
  readonly changed: number;
  /** Past their period, or of a day to come. */
  readonly stale: number;
  readonly unknown: number;
}

/** What of a scheme's facts changes one of its plans; of an older day than what is known nothing does. */
function changesOf(plan: SchemeRow, facts: SchemeFacts, today: BusinessDate): Partial<SchemeRow> {
  const expense = facts.expenses.find((given) =>
    given.plan === null ? 'amfiCode' in facts.of && facts.of.amfiCode === plan.amfiCode : given.plan === plan.plan,
  );
  const wanted: Partial<SchemeRow> = {
    ...(facts.riskometer !== null &&
      replacesFact('riskometer', facts.date, { known: plan.riskometerDate, today }) && {
        riskometer: facts.riskometer,
        riskometerDate: facts.date,
      }),
    ...(facts.sizeCrores !== null &&
      replacesFact('size', facts.date, { known: plan.fundSizeDate, today }) && {
        fundSizeCrores: facts.sizeCrores,
        fundSizeDate: facts.date,
      }),
    ...(expense &&
      replacesFact('expenseRatio', expense.date, { known: plan.expenseRatioDate, today }) && {
        expenseRatio: expense.percent,
        expenseRatioDate: expense.date,
      }),
  };
  const entries = Object.entries(wanted) as [keyof SchemeRow, unknown][];
  return Object.fromEntries(entries.filter(([fact, value]) => plan[fact] !== value));
}

/**
 * Takes over what is known of schemes besides NAVs and limits: riskometer and size, of all plans and options, and the expense ratio of a
 * plan, each as long as it counts as current. All or nothing; throws MasterFileError for what is no such file.
 */
export async function importFacts(
  db: Db,
  file: NamedText,
  { today, progress }: { readonly today: BusinessDate; readonly progress?: (done: number, all: number) => void },
): Promise<FactsReport> {
  const given = parseFacts(file);
  return db.transaction(async (tx) => {
    const plans = new Map<string, SchemeRow[]>();
    const keys = new Map<string, string>();
    for (const plan of await tx.select().from(schemes)) {
      const key = `${plan.fundHouse} ${fundOf(plan)}`;
      plans.set(key, [...(plans.get(key) ?? []), plan]);
      keys.set(plan.amfiCode, key).set(fundOf(plan), key);
    }
    let [known, changed, stale] = [0, 0, 0];
    for (const [at, facts] of given.entries()) {
      progress?.(at + 1, given.length);
      const found = plans.get(keys.get('amfiCode' in facts.of ? facts.of.amfiCode : facts.of.name) ?? '');
      if (!found) continue;
      known += 1;
      if (facts.date > today || !isCurrentFact('expenseRatio', facts.date, today)) stale += 1;
      // the sandbox's schemes keep the facts that it plays, and their pages say so
      for (const plan of found.filter(({ navsModelled }) => !navsModelled)) {
        const changes = changesOf(plan, facts, today);
        if (Object.keys(changes).length === 0) continue;
        await tx.update(schemes).set(changes).where(eq(schemes.id, plan.id));
        changed += 1;
      }
    }
    return { schemes: known, changed, stale, unknown: given.length - known };
  });
}
