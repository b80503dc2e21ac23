import { isMasked, maskId } from '@prosperx/core/format';
import type { NomineeDraft } from '@prosperx/core/nominee';
import type { Fatca } from '@prosperx/core/profile';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import type { Context } from '#kernel/context.js';

/**
 * Says whether a caller is shown the PAN and the account numbers of an account masked alone, and its date of birth not at all: an advisor,
 * once it is registered. What they type is not compared with these, nor is a document with the whole of them made for the advisor: ten
 * thousand tries would tell four digits.
 */
export const isIdentityHiddenFrom = (
  { actor }: Pick<Context, 'actor'>,
  profile: Parameters<typeof isRegisteredWithBse>[0],
): boolean => actor.kind === 'advisor' && isRegisteredWithBse(profile);

/** Returns nominees as their account holder is shown them once nothing is left to be checked: without the whole of their numbers. */
export const maskNominees = (nominees: readonly NomineeDraft[]): NomineeDraft[] =>
  nominees.map((nominee) => ({ ...nominee, nomineeIDNumber: maskId(nominee.nomineeIDNumber) }));

/** The same of the tax numbers of other countries. */
export const maskTins = (fatca: Fatca): Fatca => ({
  ...fatca,
  taxResidences: fatca.taxResidences.map((residence) => ({ ...residence, tin: maskId(residence.tin) })),
});

/**
 * Returns the nominees that a call means: a number in the masked form in which it was shown stands for the one that is kept, of the nominee
 * of that name, else of the only one whom it fits. One that fits nobody, or several, stays masked.
 */
export function nomineesMeant(kept: readonly NomineeDraft[], given: readonly NomineeDraft[]): NomineeDraft[] {
  return given.map((nominee) => {
    const { nomineeIDNumber: id, nomineeIdentityType: type, nomineeName: name } = nominee;
    if (!isMasked(id)) return nominee;
    const fitting = kept.filter((one) => one.nomineeIdentityType === type && maskId(one.nomineeIDNumber) === id);
    const meant = fitting.find((one) => one.nomineeName === name) ?? (fitting.length === 1 ? fitting[0] : undefined);
    return meant ? { ...nominee, nomineeIDNumber: meant.nomineeIDNumber } : nominee;
  });
}

/** The same of tax numbers, which are known by their country. */
export function fatcaMeant(kept: Fatca | null, given: Fatca): Fatca {
  return {
    ...given,
    taxResidences: given.taxResidences.map((residence) => {
      const known = kept?.taxResidences.find(({ country }) => country === residence.country);
      return known && isMasked(residence.tin) && maskId(known.tin) === residence.tin.trim()
        ? { ...residence, tin: known.tin }
        : residence;
    }),
  };
}
