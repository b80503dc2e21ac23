import { eq } from 'drizzle-orm';
import {
  checkInvestment,
  type FundLimits,
  type InvestmentChoice,
  type InvestmentInput,
  investmentErrorText,
} from '@prosperx/core/cart';
import { isErrorCode, PxError } from '@prosperx/core/errors';
import { isGrownMinor } from '@prosperx/core/session';
import type { Context } from '#context.js';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { refusedFor } from '#modules/orders/check-transact.js';
import { limitsOf } from '#modules/pack/read-packs.js';

type SchemeRow = typeof schemes.$inferSelect;

/** The scheme of an investment; throws what is wrong with the choice, by core's rules, field by field. */
export async function checkedScheme(db: Db, input: InvestmentInput): Promise<SchemeRow> {
  const [scheme] = await db.select().from(schemes).where(eq(schemes.id, input.schemeId));
  if (!scheme) throw new PxError('scheme_unknown');
  checkChoice(scheme, input);
  return scheme;
}

/** Throws what is wrong with a choice of a scheme, by the scheme's name: several are ordered at once. */
export function checkChoice(scheme: SchemeRow, choice: InvestmentChoice): void {
  throwWrong(limitsOf(scheme), choice, `${scheme.name}: `);
}

/** Throws the first thing that is wrong with a choice, in words behind `prefix`; `fields` names all. A code that is none of all errors is told by its field. */
export function throwWrong(limits: FundLimits, choice: InvestmentChoice, prefix = ''): void {
  const errors = checkInvestment(limits, choice);
  const [first] = Object.values(errors);
  if (!first) return;
  throw new PxError(isErrorCode(first) ? first : 'invalid_input', {
    message: `${prefix}${investmentErrorText(first, limits, choice.investmentType)}`,
    fields: errors as Record<string, string>,
  });
}

/** Throws what could never be ordered; other reasons may be gone until it is. */
export function checkOrderable({ subject }: Context, fundHouse: string): void {
  if (subject && isGrownMinor(subject)) throw refusedFor({ reason: 'minor_grown_up', fundHouse });
}
