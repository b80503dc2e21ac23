import { rupees, type Units, unitsFromScaled, toUnitsNumber } from '@prosperx/core/money';
import { requestRedemption, requestSwitch } from '@prosperx/core/redemption';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { newId, newToken } from '#crypto/new-id.js';
import { bankAccounts, otps, sessions } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { redemptionHash } from '#modules/orders/redeem/redemption-input.js';
import { seedHolding } from '#sandbox/seed/seed-holding.js';
import { seedBankId } from '#sandbox/seed/seed-person.js';
import type { TestClient } from '#testing/client.js';
import { DEBT, EQUITY, schemeOf } from '#testing/investing.js';
import { addInvestor, type TestInvestor } from '#testing/new-investor.js';
import { redemptionBody, type RedemptionBody } from '#testing/redeeming.js';
import { type Answer, doubleClick, type Line } from './retry.js';

/** The holder of one folio who sells all of it, from two sessions at once. */
export interface Redeemer {
  readonly investor: TestInvestor;
  /** The token of their other session. */
  readonly otherToken: string;
  readonly folioNumber: string;
  readonly units: Units;
  /** The numbers of the redemptions that the server has said are made. */
  readonly acknowledged: string[];
  /** The two of a double click got different answers, or other than one of two sessions sold. */
  contradicted: boolean;
}

/** A redemption that a seller wants, with a code for just this one. */
export interface RedemptionChoice {
  readonly much: 'all' | Units;
  readonly to: string | null;
}

const LONG = 20 * 24 * 60 * 60_000;

/** More than half of the folio is redeemed in one session while more than half is switched in the other; then both press "redeem all". */
const redemptionChoicesOf = ({
  units,
}: Pick<Redeemer, 'units'>): readonly [RedemptionChoice, RedemptionChoice, RedemptionChoice] => {
  const part = (tenths: number) => unitsFromScaled(Math.floor((units * tenths) / 100) * 10);
  return [
    { much: part(6), to: null },
    { much: part(5), to: DEBT },
    { much: 'all', to: null },
  ];
};

export const bodyOf = (
  { folioNumber }: Pick<Redeemer, 'folioNumber'>,
  { much, to }: RedemptionChoice,
): RedemptionBody => {
  const how = much === 'all' ? {} : ({ redeemType: 'units', units: toUnitsNumber(much), allRedeem: 'N' } as const);
  return redemptionBody(folioNumber, { ...how, ...(to && { toIsin: schemeOf(to).isin }) });
};

type Deps = Pick<Services, 'db' | 'clock' | 'calendar' | 'crypto'>;

/** Whose codes are given: an investor, and their folio. */
export interface ConfirmedRedeemer {
  readonly investor: Pick<TestInvestor, 'profileId' | 'userId'>;
  readonly folioNumber: string;
}

/** The codes of all that a seller wants are given already: what is tried is what comes after them. */
export async function confirmRedemptions(
  { db, crypto }: Pick<Deps, 'db' | 'crypto'>,
  redeemer: ConfirmedRedeemer,
  now: Instant,
  choices: readonly RedemptionChoice[],
): Promise<void> {
  const { profileId, userId } = redeemer.investor;
  const rows = choices.map(({ much, to }) => {
    const redemption = {
      profileId,
      schemeId: schemeOf(EQUITY).id,
      folioNumber: redeemer.folioNumber,
      amount: null,
      ...(much === 'all' ? { measure: 'all' as const, units: null } : { measure: 'units' as const, units: much }),
      toSchemeId: to && schemeOf(to).id,
    };
    const id = newId('otp');
    const subjectHash = redemptionHash(crypto, redemption);
    const code = { codeHash: crypto.lookup('otp', id), createdAt: now, expiresAt: now, usedAt: now + LONG };
    return { id, purpose: 'transaction', userId, subjectHash, ...code };
  });
  await db.insert(otps).values(rows);
}

/** Gives a person an account of their own. */
export async function addAccount({ db, clock, crypto }: Deps, profileId: string): Promise<void> {
  const [id, now] = [seedBankId(profileId), clock.now()];
  await db.insert(bankAccounts).values({
    id,
    profileId,
    ifsc: 'HDFC0000001',
    bankName: 'HDFC Bank',
    branchName: 'Fort',
    accountType: 'SB',
    account: crypto.seal(bankAccounts.account, id, '501001234567'),
    accountHash: crypto.lookup('account', `${profileId} 501001234567`),
    isDefault: true,
    redemptionsFrom: businessDateAt(now),
    verifiedAt: now,
    createdAt: now,
  });
}

/** Puts a seller into the database, with units in our books and in the exchange's. `number` names them. */
export async function addRedeemer(deps: Deps, number: number): Promise<Redeemer> {
  const { db, clock, crypto } = deps;
  const now = clock.now();
  const investor = await addInvestor(deps, number);
  const { profileId, userId, ucc } = investor;
  const otherToken = newToken();
  const ends = { lastSeenAt: now, endsAt: now + LONG };
  const ids = { id: `ses_${otherToken}`, tokenHash: crypto.lookup('session', otherToken) };
  await db.insert(sessions).values({ ...ids, userId, profileId, createdAt: now, ...ends });
  await addAccount(deps, profileId);
  const folioNumber = `9${String(number).padStart(9, '0')}`;
  const holder = { key: `seller-${number}`, profileId, ucc, mandateId: '' };
  const bought = { amfiCode: EQUITY, folioNumber, lumpsums: [['2026-10-12', rupees(50_000)]] as const };
  const units = await seedHolding({ ...deps, now, passwordHash: '' }, holder, bought);
  const redeemer = { investor, otherToken, folioNumber, units, acknowledged: [], contradicted: false };
  await confirmRedemptions(deps, redeemer, now, redemptionChoicesOf(redeemer));
  return redeemer;
}

/** The browsers of a seller's two sessions. */
export interface RedeemerClients {
  readonly one: TestClient;
  readonly other: TestClient;
  readonly line: Line;
}

function clickOnce({ line }: RedeemerClients, client: TestClient, redeemer: Redeemer, redemption: RedemptionChoice) {
  const key = newToken();
  const endpoint = redemption.to === null ? requestRedemption : requestSwitch;
  const body = bodyOf(redeemer, redemption) as never;
  return doubleClick(line, () => client.send(endpoint, { key, body }));
}

function noteAnswers(redeemer: Redeemer, clicks: readonly (readonly [Answer, Answer])[]): void {
  for (const [one, two] of clicks) {
    if (one.status !== two.status || (one.status === 200 && one.text !== two.text)) redeemer.contradicted = true;
    if (one.status !== 200) continue;
    redeemer.acknowledged.push((JSON.parse(one.text) as { data: { pxOrderNumber: string } }).data.pxOrderNumber);
  }
  if (clicks.filter(([{ status }]) => status === 200).length !== 1) redeemer.contradicted = true;
}

/** Sells the folio in two rounds, by a double click in each of two sessions: of each round one redemption can be made. */
export async function redeemAll(clients: RedeemerClients, redeemer: Redeemer): Promise<void> {
  const [redeemed, switched, rest] = redemptionChoicesOf(redeemer);
  const { one, other } = clients;
  for (const [here, there] of [
    [redeemed, switched],
    [rest, rest],
  ] as const) {
    const clicks = [clickOnce(clients, one, redeemer, here), clickOnce(clients, other, redeemer, there)];
    noteAnswers(redeemer, await Promise.all(clicks));
  }
}
