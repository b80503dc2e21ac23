import { seedPerson } from './seed-person.js';
import type { SeedWorld } from './seed-world.js';

/** Known, without a password. */
export function seedMeera(world: SeedWorld): Promise<void> {
  return seedPerson(world, {
    key: 'meera',
    mobile: '9876500003',
    name: 'Meera Iyer',
    email: 'meera.iyer@example.com',
    hasPassword: false,
    profiles: [{ key: 'meera', name: 'Meera Iyer', ucc: 'PX00000003', taxStatus: '01', registeredWithBse: 0 }],
  });
}
