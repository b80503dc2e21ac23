import { businessDate } from '@prosperx/core/time';
import { seedPerson } from './seed-person.js';
import type { SeedWorld } from './seed-world.js';

/** Turned 18 in June; her account is still a minor's. */
export function seedTara(world: SeedWorld): Promise<void> {
  return seedPerson(world, {
    key: 'tara',
    mobile: '9876500006',
    name: 'Tara Nair',
    email: 'tara.nair@example.com',
    hasPassword: true,
    profiles: [
      {
        key: 'tara',
        name: 'Tara Nair',
        ucc: 'PX00000008',
        taxStatus: '02',
        majorStatus: 'MAJOR',
        dateOfBirth: businessDate('2008-06-11'),
        kycStatus: 'KYC_VALIDATED_STATUS',
        registeredWithBse: 3,
      },
    ],
  });
}
