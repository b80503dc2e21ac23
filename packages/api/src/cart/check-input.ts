import { eq } from 'drizzle-orm';
import {
  checkInvestment,
  type InvestmentChoice,
  type InvestmentErrorCode,
  type InvestmentInput,
} from '@prosperx/core/cart';
import { type ErrorCode, isErrorCode, PxError } from '@prosperx/core/errors';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';

type SchemeRow = typeof schemes.$inferSelect;

/** The scheme of an investment; throws what is wrong with the choice, by core's rules, field by field. */
export async function checkedScheme(db: Db, input: InvestmentInput): Promise<SchemeRow> {
  const [scheme] = await db.select().from(schemes).where(eq(schemes.id, input.schemeId));
  if (!scheme) throw new PxError('scheme_unknown');
  checkChoice(scheme, input);
  return scheme;
}

/** Throws the first thing that is wrong with a choice of a scheme; `fields` names all. */
export function checkChoice(scheme: SchemeRow, choice: InvestmentChoice): void {
  const errors = checkInvestment(
    {
      allowPurchase: scheme.allowPurchase,
      minimumSipAmount: scheme.minimumSip,
      minimumLumpsumAmount: scheme.minimumLumpsum,
      sipMultiple: scheme.sipMultiple,
      lumpsumMultiple: scheme.lumpsumMultiple,
      maximumAmount: scheme.maximum,
      sipDates: scheme.sipDates,
    },
    choice,
  );
  const [first] = Object.values(errors);
  if (first) throw new PxError(codeOf(first), { fields: errors as Record<string, string> });
}

/** Codes of fields that stand in the list of all errors keep their name; the others are told by their field. */
function codeOf(code: InvestmentErrorCode): ErrorCode {
  return isErrorCode(code) ? code : 'invalid_input';
}
