import { businessDate } from '@prosperx/core/time';
import { seedPerson } from './seed-person.js';
import type { SeedWorld } from './seed-world.js';

/** Customer of an agent who also comes by herself. */
export function seedNisha(world: SeedWorld): Promise<void> {
  return seedPerson(world, {
    key: 'nisha',
    mobile: '9876500007',
    name: 'Nisha Verma',
    email: 'nisha.verma@example.com',
    hasPassword: true,
    agent: { code: 'AG1001', direct: true },
    profiles: [
      {
        key: 'nisha',
        name: 'Nisha Verma',
        ucc: 'PX00000009',
        taxStatus: '01',
        pan: 'AAAPV4567D',
        dateOfBirth: businessDate('1991-12-05'),
        kycStatus: 'REGISTERED',
        registeredWithBse: 3,
        bank: { account: '701003456789', ifsc: 'SBIN0000003', name: 'State Bank of India' },
      },
    ],
  });
}
