import { MAX_BANK_ACCOUNTS } from '@prosperx/core/bank';
import { hasComeOfAge } from '@prosperx/core/nominee';
import { type DeclarationFlag, type IncomeSlab, type RefusedPart } from '@prosperx/core/profile';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq, isNull } from 'drizzle-orm';
import { bankAccounts, files, type Lookup, profiles, users } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { ExchangeClient } from '#providers/exchange/port/clients.js';
import { isInUse, readAccounts } from '#records/bank/accounts.js';
import { type FormPicture, makeAccountForm } from '#records/document/account-form.js';
import {
  type BankRow,
  nameOnPan,
  openFatca,
  openNominees,
  type ProfileRow,
  type ProfileRows,
} from '#records/profile/repository.js';

type ClientFacts = Omit<ExchangeClient, 'form' | 'otherBanks'>;

const partOf: Readonly<Record<RefusedPart, (client: ClientFacts) => unknown>> = {
  identity: ({ name, pan }) => [name, pan],
  address: ({ address, pincode }) => [address, pincode],
  bank: ({ bank }) => bank,
  nominees: ({ nominees }) => nominees,
};

/** Hashes what the exchange gets of a part of a client, or of all where it is not known which: another hash shows that something was corrected. */
export function refusedHashOf(
  { crypto }: Pick<Services, 'crypto'>,
  client: ClientFacts,
  part: RefusedPart | null,
): Lookup {
  const facts = part === null ? { ...client, clientRef: '', registered: false } : partOf[part](client);
  return crypto.lookup('refused-part', JSON.stringify(facts));
}

/** Stands in for accounts linked before their type was asked for. */
const SAVINGS = 'SB';

function bankOf({ crypto }: Pick<Services, 'crypto'>, bank: BankRow): NonNullable<ExchangeClient['bank']> {
  return {
    account: crypto.open(bankAccounts.account, bank),
    type: bank.accountType ?? SAVINGS,
    ifsc: bank.ifsc,
  };
}

function contactOf({ crypto }: Pick<Services, 'crypto'>, { profile, user }: ProfileRows) {
  return {
    address: crypto.open(profiles.address, profile) ?? '',
    pincode: profile.pincode ?? '',
    city: profile.city ?? '',
    state: profile.state ?? '',
    email: crypto.open(users.email, user) ?? '',
    mobile: crypto.open(users.mobile, user),
    emailDeclaration: profile.emailDeclaration as DeclarationFlag,
    mobileDeclaration: profile.mobileDeclaration as DeclarationFlag,
  };
}

/** Returns what the exchange gets of a profile: read and opened when it is sent. */
export function clientOf(
  services: Pick<Services, 'crypto' | 'clock'>,
  rows: ProfileRows,
  clientRef: string,
): ClientFacts {
  const { profile } = rows;
  const today = businessDateAt(services.clock.now());
  return {
    clientRef,
    ucc: profile.ucc,
    registered: isRegisteredWithBse(profile),
    name: nameOnPan(profile),
    pan: services.crypto.open(profiles.pan, profile) ?? '',
    taxStatus: profile.taxStatus,
    gender: profile.gender,
    dateOfBirth: profile.dateOfBirth,
    occupationType: profile.occupationType,
    incomeSlab: profile.incomeSlab as IncomeSlab | null,
    fatca: openFatca(services.crypto, profile),
    ...contactOf(services, rows),
    bank: rows.bank && bankOf(services, rows.bank),
    nominees: openNominees(services.crypto, profile).map((nominee) => ({
      ...nominee,
      isNomineeMinor: nominee.isNomineeMinor && !hasComeOfAge(nominee, today),
    })),
  };
}

/** Returns the accounts that the exchange knows a profile by: first that of redemptions, then all others that are in use, the default one first. */
export async function banksAtExchange(
  services: Pick<Services, 'db' | 'crypto' | 'clock'>,
  profileId: string,
): Promise<Pick<ExchangeClient, 'bank' | 'otherBanks'>> {
  const known = await readAccounts(services.db, profileId, businessDateAt(services.clock.now()));
  const [bank = null, ...otherBanks] = known
    .filter(isInUse)
    .sort((one, other) => Number(other.isForRedemptions) - Number(one.isForRedemptions))
    .slice(0, MAX_BANK_ACCOUNTS)
    .map(({ row }) => bankOf(services, row));
  return { bank, otherBanks };
}

type Deps = Pick<Services, 'db' | 'clock' | 'providers'>;

async function signatureOf({ db, providers }: Deps, profileId: string): Promise<FormPicture | null> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.profileId, profileId), eq(files.kind, 'signature'), isNull(files.deletedAt)));
  const bytes = file && (await providers.fileStore.get(file.id));
  return bytes ? { bytes, mediaType: file.mediaType } : null;
}

/** Makes the account-opening form of a profile as it is. */
export async function accountFormOf(
  services: Deps,
  { id, fatcaDeclaredAt, nomineesWanted }: ProfileRow,
  client: ClientFacts,
): Promise<Uint8Array> {
  return makeAccountForm({
    client,
    nomineesWanted,
    signature: await signatureOf(services, id),
    declaredOn: fatcaDeclaredAt === null ? null : businessDateAt(fatcaDeclaredAt),
    madeAt: services.clock.now(),
  });
}
