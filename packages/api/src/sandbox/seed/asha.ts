import { businessDate } from '@prosperx/core/time';
import { seedPerson } from './seed-person.js';
import type { SeedWorld } from './seed-world.js';

export const ASHA = 'asha';

/** Onboarded and invested: who shows how everything looks when it is in use. */
export function seedAsha(world: SeedWorld): Promise<void> {
  return seedPerson(world, {
    key: ASHA,
    mobile: '9876500001',
    name: 'Asha Rao',
    email: 'asha.rao@example.com',
    hasPassword: true,
    profiles: [
      {
        key: ASHA,
        name: 'Asha Rao',
        ucc: 'PX00000001',
        taxStatus: '01',
        pan: 'AAAPR1234A',
        dateOfBirth: businessDate('1988-03-14'),
        kycStatus: 'REGISTERED',
        registeredWithBse: 3,
        bank: { account: '501001234567', ifsc: 'HDFC0000001', name: 'HDFC Bank' },
      },
    ],
  });
}
