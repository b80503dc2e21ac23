import { businessDate } from '@prosperx/core/time';
import { seedPerson, type SeedProfile } from './seed-person.js';
import type { SeedWorld } from './seed-world.js';

const bank = { account: '601002345678', ifsc: 'ICIC0000002', name: 'ICICI Bank' };
const registered = { kycStatus: 'KYC_VALIDATED_STATUS', registeredWithBse: 3, bank } as const;

const profiles: readonly SeedProfile[] = [
  {
    ...registered,
    key: 'kabir',
    name: 'Kabir Anand',
    ucc: 'PX00000004',
    taxStatus: '01',
    pan: 'AABPA2345B',
    dateOfBirth: businessDate('1982-07-02'),
  },
  { ...registered, key: 'kabir-huf', name: 'Kabir Anand HUF', ucc: 'PX00000005', taxStatus: '03', pan: 'AAAHK3456C' },
  {
    ...registered,
    key: 'kabir-minor',
    name: 'Ira Anand',
    ucc: 'PX00000006',
    taxStatus: '02',
    dateOfBirth: businessDate('2015-01-20'),
  },
];

/** Invests for himself, his family and his daughter. */
export function seedKabir(world: SeedWorld): Promise<void> {
  return seedPerson(world, {
    key: 'kabir',
    mobile: '9876500004',
    name: 'Kabir Anand',
    email: 'kabir.anand@example.com',
    hasPassword: true,
    profiles,
  });
}
