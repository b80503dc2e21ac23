import { maskAccount, maskMobile } from '@prosperx/core/format';
import type { Profile } from '@prosperx/core/profile';
import type { Crypto } from '#crypto/crypto.js';
import type { Sealed } from '#db/schema/index.js';
import type { ProfileRow, ProfileRows } from './read-profile.js';

export const openedOrNull = (crypto: Crypto, sealed: Sealed | null): string | null =>
  sealed === null ? null : crypto.open(sealed);

/** The name by which a bank is asked; '' while none is known. */
export const nameOnPan = (profile: ProfileRow | undefined): string => profile?.kycName || profile?.name || '';

/** What is known of an account holder, mobile and account number masked. */
export function profileOf(crypto: Crypto, { profile, user, bank }: ProfileRows): Profile {
  return {
    encryptedId: profile.id,
    ucc: profile.ucc,
    name: profile.name,
    pan: openedOrNull(crypto, profile.pan),
    panStatus: profile.kycStatus,
    dob: profile.dateOfBirth,
    primaryEmail: openedOrNull(crypto, user.email),
    primaryMobile: maskMobile(crypto.open(user.mobile)),
    taxStatus: profile.taxStatus,
    majorStatus: profile.majorStatus,
    registeredWithBse: profile.registeredWithBse,
    bankAccountNumber: bank && maskAccount(crypto.open(bank.account)),
    ifscCode: bank?.ifsc ?? null,
    bankName: bank?.bankName ?? null,
  };
}
