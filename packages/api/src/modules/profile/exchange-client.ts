import { type DeclarationFlag, type IncomeSlab, INCOME_SLABS } from '@prosperx/core/profile';
import type { ExchangeClient } from '#providers/exchange/client.js';
import type { Services } from '#services.js';
import { openedOrNull } from './profile-of-rows.js';
import type { ProfileRows } from './read-profile.js';
import { openNominees } from './sealed-nominees.js';

/** Of who was registered before these were asked for: service, and the lowest income. */
const UNTOLD = { occupationType: 'S', incomeSlab: INCOME_SLABS[0], account: 'SB' } as const;

function bankOf({ crypto }: Pick<Services, 'crypto'>, { bank }: ProfileRows): ExchangeClient['bank'] {
  if (!bank) return null;
  return { account: crypto.open(bank.account), type: bank.accountType ?? UNTOLD.account, ifsc: bank.ifsc };
}

function contactOf({ crypto }: Pick<Services, 'crypto'>, { profile, user }: ProfileRows) {
  return {
    address: openedOrNull(crypto, profile.address) ?? '',
    pincode: profile.pincode ?? '',
    city: profile.city ?? '',
    state: profile.state ?? '',
    email: openedOrNull(crypto, user.email) ?? '',
    mobile: crypto.open(user.mobile),
    emailDeclaration: profile.emailDeclaration as DeclarationFlag,
    mobileDeclaration: profile.mobileDeclaration as DeclarationFlag,
  };
}

/** What the exchange is told of a profile: read, and opened, when it is sent. */
export function clientOf(
  services: Pick<Services, 'crypto'>,
  rows: ProfileRows,
  clientRef: string,
): Omit<ExchangeClient, 'form'> {
  const { profile } = rows;
  return {
    clientRef,
    ucc: profile.ucc,
    registered: profile.registeredWithBse === 3,
    name: profile.name,
    pan: openedOrNull(services.crypto, profile.pan) ?? '',
    taxStatus: profile.taxStatus,
    gender: profile.gender,
    dateOfBirth: profile.dateOfBirth,
    occupationType: profile.occupationType ?? UNTOLD.occupationType,
    incomeSlab: (profile.incomeSlab as IncomeSlab | null) ?? UNTOLD.incomeSlab,
    ...contactOf(services, rows),
    bank: bankOf(services, rows),
    nominees: openNominees(services.crypto, profile.nominees),
  };
}
