import { rupees } from '@prosperx/core/money';
import { type SeedHolding, seedHolding } from './seed-holding.js';
import { seedPerson, seedProfileId } from './seed-person.js';
import type { SeedWorld } from './seed-world.js';

interface SeedCustomer {
  readonly key: string;
  readonly name: string;
  readonly agentCode: string;
  readonly holdings: readonly SeedHolding[];
}

// they come through their advisor alone; nobody types their mobiles
const FIRST_MOBILE = 6_000_000_011;
const FIRST_UCC = 'PX0000002';

const customers: readonly SeedCustomer[] = [
  {
    key: 'deepa',
    name: 'Deepa Menon',
    agentCode: 'AG1001',
    holdings: [
      { amfiCode: '122639', folioNumber: '20977410', lumpsums: [['2024-07-15', rupees(6_00_000)]] },
      { amfiCode: '118989', folioNumber: '10877342', lumpsums: [['2025-02-17', rupees(2_50_000)]] },
    ],
  },
  {
    key: 'imran',
    name: 'Imran Sheikh',
    agentCode: 'AG1001',
    holdings: [{ amfiCode: '120716', folioNumber: '59930018274', lumpsums: [['2025-06-09', rupees(3_75_000)]] }],
  },
  {
    key: 'gita',
    name: 'Gita Pawar',
    agentCode: 'AG1003',
    holdings: [{ amfiCode: '118548', folioNumber: '33090116', lumpsums: [['2025-01-20', rupees(1_20_000)]] }],
  },
];

async function seedCustomer(world: SeedWorld, customer: SeedCustomer, index: number): Promise<void> {
  const { key, name, agentCode, holdings } = customer;
  const ucc = `${FIRST_UCC}${index}`;
  await seedPerson(world, {
    key,
    mobile: String(FIRST_MOBILE + index),
    name,
    email: `${key}@example.com`,
    hasPassword: false,
    agent: { code: agentCode, direct: false },
    profiles: [{ key, name, ucc, taxStatus: '01', kycStatus: 'KYC_VALIDATED_STATUS', registeredWithBse: 3 }],
  });
  const holder = { key, profileId: seedProfileId(key), ucc, mandateId: '' };
  for (const holding of holdings) await seedHolding(world, holder, holding);
}

/** Customers with investments, so that advisors have something to look after. */
export async function seedCustomers(world: SeedWorld): Promise<void> {
  for (const [index, customer] of customers.entries()) await seedCustomer(world, customer, index);
}
