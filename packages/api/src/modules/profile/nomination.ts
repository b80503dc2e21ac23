import {
  checkNominees,
  type Nomination,
  type NomineeDraft,
  type NomineeField,
  specificationRules,
  withEqualShares,
} from '@prosperx/core/nominee';
import { declarations } from '@prosperx/core/profile';
import { tidyMobile, tidyText } from '@prosperx/core/session';
import { businessDateAt } from '@prosperx/core/time';
import type { Context } from '#context.js';
import type { Db } from '#db/db.js';
import type { profiles } from '#db/schema/index.js';
import { type FieldCodes, placeOf } from './contact.js';
import { giveConsent, type ProfileRow, withdrawConsent } from './repository.js';
import { openedOrNull, sealNominees } from './repository.js';

/** The rules in force: the specification's. */
const rules = specificationRules;

/** Name under which a call speaks of a nominee's field. */
export type FieldNames = (index: number, field: NomineeField) => string;

export function tidyNominee(nominee: NomineeDraft): NomineeDraft {
  const tidied = Object.entries(nominee).map(([field, value]) => [
    field,
    typeof value === 'string' ? tidyText(value) : value,
  ]);
  const texts = Object.fromEntries(tidied) as unknown as NomineeDraft;
  return { ...texts, nomineeMobile: tidyMobile(texts.nomineeMobile) };
}

/** Pincodes are asked for outside of any transaction; those with a wrong form are reported by checkNominees. */
export async function checkNomineePlaces(
  ctx: Context,
  { optIn, nominees }: Nomination,
  nameOf: FieldNames,
): Promise<FieldCodes> {
  const codes: Record<string, string | null> = {};
  for (const [index, { nomineePincode }] of nominees.slice(0, optIn ? rules.most : 0).entries()) {
    if (nomineePincode !== '') codes[nameOf(index, 'nomineePincode')] = (await placeOf(ctx, nomineePincode)).code;
  }
  return codes;
}

/** Returns what is wrong with a nomination of this investor, by the names of the call; `list` names what is wrong with all of it. */
export function checkNomination(
  { clock, crypto }: Context,
  profile: ProfileRow,
  { optIn, nominees }: Nomination,
  { nameOf, list }: { readonly nameOf: FieldNames; readonly list: string },
): FieldCodes {
  if (!optIn) return {};
  const found = checkNominees(nominees, {
    rules,
    investor: {
      name: profile.name,
      pan: openedOrNull(crypto, profile.pan) ?? '',
      aadhaarLastFour: openedOrNull(crypto, profile.aadhaarLastFour) ?? '',
    },
    today: businessDateAt(clock.now()),
  });
  const codes = found.nominees.flatMap((errors, index) =>
    Object.entries(errors).map(([field, code]) => [nameOf(index, field as NomineeField), code] as const),
  );
  return { ...Object.fromEntries(codes), ...(found.list && { [list]: found.list }) };
}

/** The columns of a sound nomination. */
export function nominationChange(
  { crypto }: Context,
  { optIn, nominees }: Nomination,
): Partial<typeof profiles.$inferInsert> {
  return { nomineesWanted: optIn, nominees: sealNominees(crypto, optIn ? withEqualShares(nominees, { rules }) : []) };
}

/** That no nominee is wanted is an agreement of its own; it ends when there are some. */
export async function keepOptOut(tx: Db, ctx: Context, profileId: string, optIn: boolean): Promise<void> {
  const consent = { profileId, purpose: 'nomination_opt_out' } as const;
  if (optIn) return withdrawConsent(tx, ctx, consent);
  await giveConsent(tx, ctx, { ...consent, textVersion: declarations.nominationOptOut.version });
}
