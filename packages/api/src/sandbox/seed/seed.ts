import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { scheduleHousekeeping } from '#modules/housekeeping/housekeeping.js';
import { installQuestionnaires } from '#modules/risk/repository.js';
import { hashPassword } from '#modules/session/password.js';
import { seedCatalogue } from '#sandbox/catalogue/seed-catalogue.js';
import { SANDBOX_START } from '#sandbox/sandbox-clock.js';
import { seedAgents, seedCustomers, seedPartners } from './agents.js';
import { seedAsha } from './asha.js';
import { seedKabir, seedMeera, seedNisha, seedRohan, seedTara, seedVikram } from './people.js';
import { seedPacks } from './packs.js';
import type { SeedWorld } from './seed-world.js';

export const SANDBOX_PASSWORD = 'Prosper@123';

// in an order in which everything that is pointed at is there
const steps: readonly ((world: SeedWorld) => Promise<void>)[] = [
  ({ db, now }) => seedCatalogue(db, now),
  ({ db, now }) => scheduleHousekeeping(db, now),
  ({ db }) => installQuestionnaires(db),
  seedPacks,
  seedAgents,
  seedPartners,
  seedAsha,
  seedVikram,
  seedMeera,
  seedKabir,
  seedRohan,
  seedTara,
  seedNisha,
  seedCustomers,
];

/** Fills an empty database with the sandbox's schemes, agents, partners and people. */
export async function seedSandbox(db: Db, crypto: Crypto): Promise<void> {
  const world = { db, crypto, now: SANDBOX_START, passwordHash: await hashPassword(SANDBOX_PASSWORD) };
  for (const step of steps) await step(world);
}
