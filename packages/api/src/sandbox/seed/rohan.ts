import { seedPerson } from './seed-person.js';
import type { SeedWorld } from './seed-world.js';

/** The customer of one agent alone. */
export function seedRohan(world: SeedWorld): Promise<void> {
  return seedPerson(world, {
    key: 'rohan',
    mobile: '9876500005',
    name: 'Rohan Mehta',
    email: 'rohan.mehta@example.com',
    hasPassword: true,
    agent: { code: 'AG1002', direct: false },
    profiles: [{ key: 'rohan', name: 'Rohan Mehta', ucc: 'PX00000007', taxStatus: '01', registeredWithBse: 0 }],
  });
}
