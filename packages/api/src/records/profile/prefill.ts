import { formatDateNumeric, parseDateNumeric } from '@prosperx/core/format';
import {
  checkAddress,
  checkBirth,
  cutAddress,
  occupationOf,
  PREFILLED_FIELDS,
  type PrefilledField,
} from '@prosperx/core/profile';
import { tidyText } from '@prosperx/core/session';
import { businessDateAt } from '@prosperx/core/time';
import { profiles } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import type { SharedIdentity } from '#providers/kyc/port.js';
import { placeOf } from './check-pincode.js';
import type { ProfileRow } from './repository.js';

type Change = Partial<typeof profiles.$inferInsert>;

/** The column of each field that a provider fills. */
const COLUMNS = {
  gender: 'gender',
  dob: 'dateOfBirth',
  address: 'address',
  pincode: 'pincode',
  occupationType: 'occupationType',
} as const satisfies Record<PrefilledField, keyof ProfileRow>;

/** Returns what a provider said and our rules take. */
export async function soundParts(ctx: Context, profileId: string, shared: SharedIdentity): Promise<Change> {
  const address = cutAddress(tidyText(shared.address));
  // as a person would type it, so that one rule judges both
  const born = shared.dateOfBirth ? formatDateNumeric(shared.dateOfBirth) : '';
  const place = shared.pincode ? (await placeOf(ctx, shared.pincode).catch(() => null))?.place : null;
  const occupationType = shared.occupationCode && occupationOf(shared.occupationCode);
  return {
    ...(shared.gender && { gender: shared.gender }),
    ...(checkBirth(born, businessDateAt(ctx.clock.now())) === null && { dateOfBirth: parseDateNumeric(born) }),
    ...(checkAddress(address) === null && { address: ctx.crypto.seal(profiles.address, profileId, address) }),
    ...(place && { pincode: shared.pincode, city: place.city, state: place.state }),
    ...(occupationType && { occupationType }),
  };
}

/** Keeps the columns that are still empty, and notes which they were: what a person typed is never replaced by what a provider says. */
export function missingOnly(profile: Change, sound: Change): Change {
  const missing = Object.entries(sound).filter(([column]) => (profile[column as keyof Change] ?? null) === null);
  const change: Change = Object.fromEntries(missing);
  const filled = PREFILLED_FIELDS.filter((field) => COLUMNS[field] in change);
  if (filled.length === 0) return {};
  return { ...change, prefilled: [...new Set([...(profile.prefilled ?? []), ...filled])] };
}

/** Empties what came with the record of another PAN and nobody has corrected. */
export function withoutPrefilled({ prefilled }: Pick<ProfileRow, 'prefilled'>): Change {
  const emptied = Object.fromEntries(prefilled.map((field) => [COLUMNS[field], null])) as Change;
  const ofPlace: Change = prefilled.includes('pincode') ? { city: null, state: null } : {};
  return { ...emptied, ...ofPlace, prefilled: [] };
}
