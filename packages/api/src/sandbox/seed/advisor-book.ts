import { UNTIL_CANCELLED } from '@prosperx/core/cart';
import { rupees } from '@prosperx/core/money';
import { REGISTRATION_STATE } from '@prosperx/core/registration';
import { addDays, businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { agents, mandates, orders, orderSets, partnerAgents } from '#db/schema/index.js';
import { seedAdvisorDesk } from './advisor-desk.js';
import { type HoldingRows, holdingRows, type SeedHolding, seededHistory, writeHoldings } from './seed-holding.js';
import { seedBankId, type SeedDeps, seedId, seedPerson, seedProfileId } from './seed-person.js';

/** The advisor who has a book to look at. */
const ADVISOR = { code: 'AG1005', name: 'Meenakshi Raghavan', arn: 'ARN-100105', euin: 'E100105', verified: true };

/** Fifteen families of four: the surname, and the first names of its people. */
const FAMILIES: readonly (readonly [surname: string, ...people: readonly string[]])[] = [
  ['Agarwal', 'Rohit', 'Neha', 'Suresh', 'Kavya'],
  ['Banerjee', 'Arijit', 'Moumita', 'Debashish', 'Ritika'],
  ['Chandrasekhar', 'Venkataraman', 'Lakshmi', 'Karthik', 'Janani'],
  ['D’Souza', 'Melvin', 'Sharon', 'Trevor', 'Anita'],
  ['Fernandes', 'Savio', 'Lorna', 'Ryan', 'Michelle'],
  ['Gupta', 'Manish', 'Shalini', 'Aarav', 'Pooja'],
  ['Iyer', 'Subramaniam', 'Gayathri', 'Aditya', 'Meera'],
  ['Joshi', 'Prakash', 'Sneha', 'Omkar', 'Vaishali'],
  ['Khan', 'Salman', 'Ayesha', 'Zoya', 'Farid'],
  ['Malhotra', 'Vikas', 'Simran', 'Karan', 'Ritu'],
  ['Nair', 'Rajeev', 'Sreelatha', 'Arjun', 'Divya'],
  ['Patel', 'Jignesh', 'Hetal', 'Mitul', 'Komal'],
  ['Reddy', 'Srinivas', 'Padma', 'Rahul', 'Swathi'],
  ['Singh', 'Gurpreet', 'Harleen', 'Jaspal', 'Manpreet'],
  ['Venkatanarasimharajuvaripeta', 'Ramakrishna', 'Saraswathi', 'Srikanth', 'Anjali'],
];

/** Funds of eight houses, from equity to liquid. */
const FUNDS = ['122640', '105758', '100822', '100536', '113070', '101161', '108466', '100119', '111722', '138288'];
const DAYS = [5, 7, 10, 15, 25];
const FIRST_MOBILE = 6_100_000_100;

const two = (number: number) => String(number).padStart(2, '0');
const fund = (number: number) => FUNDS[number % FUNDS.length] ?? '105758';

/** Whether the customer of a number has a SIP of a place: three in four have the first, and one in three the second. */
const hasSip = (number: number, which: 1 | 2) => (which === 1 ? number % 4 !== 3 : number % 3 === 0);
const hasSips = (number: number) => hasSip(number, 1) || hasSip(number, 2);

/** What the customer of a number holds: a lumpsum, and up to two SIPs. The last instalment of the first bounced of every ninth customer, where they have it. */
function holdingsOf(number: number): SeedHolding[] {
  const bought = addDays(businessDate('2024-11-18'), 7 * ((number * 17) % 95));
  const lumpsum = {
    amfiCode: fund(number),
    folioNumber: `6${two(number)}41`,
    lumpsums: [[bought, rupees(25_000 * (1 + (number % 12)))]],
  } as const;
  const month = (number * 7) % 18;
  const registered = `${2024 + Math.floor((10 + month) / 12)}-${two(((10 + month) % 12) + 1)}-11`;
  const sip = (which: 1 | 2): SeedHolding => ({
    amfiCode: fund(number * 3 + which),
    folioNumber: `6${two(number)}7${which}`,
    sip: {
      amount: rupees(1_000 * (2 + ((number + which) % 9))),
      day: DAYS[(number + which) % DAYS.length] ?? 5,
      registered,
      instalments: number % 2 === 0 ? UNTIL_CANCELLED : 120,
      lastBounced: number % 9 === 1 && which === 1,
    },
  });
  return [lumpsum, ...([1, 2] as const).filter((which) => hasSip(number, which)).map(sip)];
}

async function seedCustomer(deps: SeedDeps, number: number) {
  const family = FAMILIES[Math.floor(number / 4)] ?? ['Rao', 'Anil'];
  const name = `${family[1 + (number % 4)]} ${family[0]}`;
  const key = `book ${number}`;
  const profile = {
    key,
    name,
    ucc: `PX0000500${two(number)}`,
    taxStatus: '01' as const,
    pan: `BKRP${String.fromCharCode(65 + (number % 26))}${1_000 + number}K`,
    dateOfBirth: businessDate(
      `${1952 + ((number * 5) % 48)}-${two(1 + (number % 12))}-${two(1 + ((number * 3) % 28))}`,
    ),
    kycStatus: number % 25 === 3 ? 'KYC_HOLD_REJECTED_STATUS' : 'KYC_VALIDATED_STATUS',
    registeredWithBse: REGISTRATION_STATE.registered,
    bank: { account: `7301${1_000_000 + number}`, ifsc: 'HDFC0000001', name: 'HDFC Bank' },
  };
  await seedPerson(deps, {
    key,
    mobile: String(FIRST_MOBILE + number),
    name,
    email: `book${number}@example.com`,
    hasPassword: true,
    agent: { code: ADVISOR.code, direct: true, since: businessDate('2024-11-18') },
    profiles: [profile],
  });
  return { key, profileId: seedProfileId(key), ucc: profile.ucc, mandateId: seedId('mandate', key) };
}

type Holder = Awaited<ReturnType<typeof seedCustomer>>;

/** Mandates of those who have SIPs, but for one customer in twenty, whose SIPs have nothing to be debited by. */
async function seedMandates({ db, crypto }: SeedDeps, holders: readonly Holder[]): Promise<void> {
  const since = businessDate('2024-11-18');
  const at = instantAt(since, '11:00');
  const rows = holders.flatMap(({ key, profileId, mandateId }, number) =>
    !hasSips(number) || number % 20 === 6
      ? []
      : {
          ...{
            id: mandateId,
            profileId,
            bankAccountId: seedBankId(key),
            startDate: since,
            createdAt: at,
            changedAt: at,
          },
          clientRef: seedId('ref', `${key} mandate`),
          kind: 'enach' as const,
          limit: rupees(50_000),
          umrn: crypto.seal(mandates.umrn, mandateId, `HDFC00000000005${two(number)}45`),
          exchangeMandateId: `32000${two(number)}`,
          state: 'approved' as const,
        },
  );
  await db.insert(mandates).values(rows);
}

/** The instalments that bounced: orders that the bank would not pay. */
async function seedBounced({ db }: SeedDeps, all: readonly HoldingRows[]): Promise<void> {
  const bounced = all.flatMap(({ sips }) => (sips?.bounced ? { sip: sips.row, ...sips.bounced } : []));
  const setOf = (sipId: string) => seedId('set', `${sipId} bounced`);
  await db.insert(orderSets).values(
    bounced.map(({ sip, date, amount }) => {
      const at = instantAt(date, '09:15');
      const id = setOf(sip.id);
      return {
        id,
        profileId: sip.profileId,
        amount,
        pxOrderNumber: `PX${seedId('n', id)}`,
        contentHash: id,
        confirmedAt: at,
        createdAt: at,
      };
    }),
  );
  await db.insert(orders).values(
    bounced.map(({ sip, date, amount, instalment }) => {
      const at = instantAt(date, '09:15');
      const { profileId, schemeId, folioNumber, sipDate, instalments } = sip;
      return {
        ...{ profileId, schemeId, folioNumber, sipDate, instalments, amount, instalment, createdAt: at, changedAt: at },
        id: seedId('order', `${sip.id} bounced`),
        orderSetId: setOf(sip.id),
        clientRef: seedId('ref', `${sip.id} bounced`),
        kind: 'sip' as const,
        frequency: 1,
        sipId: sip.id,
        state: 'refused' as const,
        paymentState: 'failed' as const,
        remarks: 'The balance of the account was too low. Nothing was debited or invested.',
      };
    }),
  );
}

/** Adds the advisor and their book to a sandbox that has none. Resolves to the mobile of the first of their customers. */
export async function addAdvisorBook(deps: SeedDeps) {
  const known = await deps.db.$count(agents, eq(agents.code, ADVISOR.code));
  if (known === 0) await seedAdvisorBook(deps);
  return { mobile: String(FIRST_MOBILE), cartId: '', orderNo: '' };
}

/** Seeds an advisor with sixty customers in fifteen families, two years of books, SIPs that bounced, and what is worked on by day: what a desk looks like that is in use. */
export async function seedAdvisorBook(deps: SeedDeps): Promise<void> {
  const { db, now } = deps;
  await db.insert(agents).values({ ...ADVISOR, createdAt: now });
  await db
    .insert(partnerAgents)
    .values(['bluebank', 'greenapp'].map((partnerId) => ({ partnerId, agentCode: ADVISOR.code })));
  const holders: Holder[] = [];
  for (let number = 0; number < FAMILIES.length * 4; number++) holders.push(await seedCustomer(deps, number));
  await seedMandates(deps, holders);
  const histories = new Map<string, Awaited<ReturnType<typeof seededHistory>>>();
  for (const amfiCode of FUNDS) histories.set(amfiCode, await seededHistory(db, amfiCode));
  const customers = holders.map((holder, number) => ({
    ...holder,
    family: FAMILIES[Math.floor(number / 4)]?.[0] ?? '',
    rows: holdingsOf(number).map((holding) =>
      holdingRows(deps, holder, holding, histories.get(holding.amfiCode) ?? []),
    ),
  }));
  const rows = customers.flatMap((customer) => customer.rows);
  await writeHoldings(deps, rows);
  await seedBounced(deps, rows);
  await seedAdvisorDesk(deps, { agentCode: ADVISOR.code, customers, histories });
}
