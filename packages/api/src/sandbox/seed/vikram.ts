import { seedPerson } from './seed-person.js';
import type { SeedWorld } from './seed-world.js';

/** Has a password and nothing else yet. */
export function seedVikram(world: SeedWorld): Promise<void> {
  return seedPerson(world, {
    key: 'vikram',
    mobile: '9876500002',
    name: 'Vikram Shah',
    email: 'vikram.shah@example.com',
    hasPassword: true,
    profiles: [{ key: 'vikram', name: 'Vikram Shah', ucc: 'PX00000002', taxStatus: '01', registeredWithBse: 0 }],
  });
}
