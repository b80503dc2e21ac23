import { rupees } from '@prosperx/core/money';
import { REGISTRATION_STATE } from '@prosperx/core/registration';
import { businessDate } from '@prosperx/core/time';
import { agents, partnerAgents, partnerKeys, partnerOrigins, partners } from '#db/schema/index.js';
import { type SeedHolding, seedHolding } from './seed-holding.js';
import { seedPerson, seedProfileId, type SeedDeps } from './seed-person.js';

interface SeedCustomer {
  readonly key: string;
  readonly name: string;
  readonly agentCode: string;
  readonly holdings: readonly SeedHolding[];
}

// they sign in through their advisor alone; nobody types their mobiles
const FIRST_MOBILE = 6_000_000_011;
const FIRST_UCC = 'PX0000002';

const customers: readonly SeedCustomer[] = [
  {
    key: 'deepa',
    name: 'Deepa Menon',
    agentCode: 'AG1001',
    holdings: [
      { amfiCode: '122640', folioNumber: '20977410', lumpsums: [['2024-07-15', rupees(6_00_000)]] },
      { amfiCode: '105758', folioNumber: '10877342', lumpsums: [['2025-02-17', rupees(2_50_000)]] },
    ],
  },
  {
    key: 'imran',
    name: 'Imran Sheikh',
    agentCode: 'AG1001',
    holdings: [{ amfiCode: '100822', folioNumber: '59930018274', lumpsums: [['2025-06-09', rupees(3_75_000)]] }],
  },
  {
    key: 'gita',
    name: 'Gita Pawar',
    agentCode: 'AG1003',
    holdings: [{ amfiCode: '100536', folioNumber: '33090116', lumpsums: [['2025-01-20', rupees(1_20_000)]] }],
  },
];

/** The day of the first purchase: since then they are a customer. */
const firstDayOf = (holdings: readonly SeedHolding[]) =>
  businessDate(holdings.flatMap(({ lumpsums = [] }) => lumpsums.map(([date]) => date)).sort()[0] ?? '2026-11-16');

async function seedCustomer(deps: SeedDeps, customer: SeedCustomer, index: number): Promise<void> {
  const { key, name, agentCode, holdings } = customer;
  const ucc = `${FIRST_UCC}${index}`;
  await seedPerson(deps, {
    key,
    mobile: String(FIRST_MOBILE + index),
    name,
    email: `${key}@example.com`,
    hasPassword: false,
    agent: { code: agentCode, direct: false, since: firstDayOf(holdings) },
    profiles: [
      {
        key,
        name,
        ucc,
        taxStatus: '01',
        kycStatus: 'KYC_VALIDATED_STATUS',
        registeredWithBse: REGISTRATION_STATE.registered,
      },
    ],
  });
  const holder = { key, profileId: seedProfileId(key), ucc, mandateId: '' };
  for (const holding of holdings) await seedHolding(deps, holder, holding);
}

/** Seeds customers with investments, whom advisors see. */
export async function seedCustomers(deps: SeedDeps): Promise<void> {
  for (const [index, customer] of customers.entries()) await seedCustomer(deps, customer, index);
}

/** There is no partner's app here: its place is taken by the page that mints launch tickets. */
const PARTNER_APP = '/v1/sandbox';

/** Keys of the sandbox's partners, which anybody may know as its passwords. */
const sandboxKeys = {
  ticket: (id: string) => `sandbox-ticket-key-of-${id}`,
  server: (id: string) => `sandbox-server-key-of-${id}`,
};

/** Where the links to the dashboards of the sandbox's partners go. */
const sandboxMail = (id: string) => `partner@${id}.example`;

/** Two businesses that embed widgets; both try things out on this machine. */
export async function seedPartners({ db, crypto, now }: SeedDeps): Promise<void> {
  const partner = (id: string, name: string, agentCode: string | null) => ({
    id,
    name,
    agentCode,
    ticketKey: crypto.seal(partners.ticketKey, id, sandboxKeys.ticket(id)),
    mailHash: crypto.lookup('partner_mail', sandboxMail(id)),
    returnUrl: PARTNER_APP,
    createdAt: now,
  });
  await db
    .insert(partners)
    .values([partner('bluebank', 'Blue Bank', 'AG1001'), partner('greenapp', 'Green App', null)]);
  await db.insert(partnerKeys).values(
    ['bluebank', 'greenapp'].map((partnerId) => ({
      id: `key_sandbox_${partnerId}`,
      partnerId,
      kind: 'server' as const,
      keyHash: crypto.lookup('partner_key', sandboxKeys.server(partnerId)),
      hint: partnerId.slice(-4),
      createdAt: now,
    })),
  );
  await db.insert(partnerOrigins).values([
    { partnerId: 'bluebank', origin: 'http://127.0.0.1', anyPort: true },
    { partnerId: 'greenapp', origin: 'http://127.0.0.1', anyPort: true },
  ]);
  const vouchedFor = ['bluebank', 'greenapp'].flatMap((partnerId) =>
    SANDBOX_AGENTS.map(({ code }) => ({ partnerId, agentCode: code })),
  );
  await db.insert(partnerAgents).values(vouchedFor);
}

/** The agent whose totals the sandbox's configuration hides. */
export const SANDBOX_AGENT_WITHOUT_TOTALS = 'AG1003';

const SANDBOX_AGENTS = [
  { code: 'AG1001', name: 'Sunita Kulkarni', arn: 'ARN-100101', euin: 'E100101', verified: true },
  { code: 'AG1002', name: 'Harish Pillai', verified: false },
  { code: 'AG1003', name: 'Farhan Qureshi', arn: 'ARN-100103', euin: 'E100103', verified: true },
  { code: 'AG1004', name: 'Leela Das', arn: 'ARN-100104', euin: 'E100104', verified: true, mayTransact: false },
];

/** A holder of certificates; one without; one who does not see totals; one who may not transact. */
export async function seedAgents({ db, now }: SeedDeps): Promise<void> {
  await db.insert(agents).values(SANDBOX_AGENTS.map((row) => ({ ...row, createdAt: now })));
}
