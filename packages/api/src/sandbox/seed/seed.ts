import { EXCHANGE_HOLIDAYS, exchangeCalendar } from '@prosperx/core/time';
import { type Crypto, hashPassword } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { packs, packSchemes } from '#db/schema/index.js';
import { scheduleHousekeeping } from '#housekeeping/housekeeping.js';
import { installQuestionnaires } from '#records/risk/repository.js';
import { type CatalogueScheme, catalogue } from '#sandbox/catalogue/scheme.js';
import { catalogueId, seedCatalogue } from '#sandbox/catalogue/seed-catalogue.js';
import { seedNfos } from '#sandbox/catalogue/seed-nfos.js';
import { SANDBOX_START } from '#sandbox/sandbox-clock.js';
import { seedAgents, seedCustomers, seedPartners } from './agents.js';
import { seedAsha } from './asha.js';
import { seedContent } from './content.js';
import { seedOperators } from './operators.js';
import { seedKabir, seedMeera, seedNisha, seedRohan, seedTara, seedVikram } from './people.js';
import { seedId, type SeedDeps } from './seed-person.js';

/** Name, what it is for, and AMFI code with percent of each scheme. */
const baskets = [
  [
    'Long term growth pack',
    'Shares of large, mid-sized and small companies, for seven years and more.',
    [
      ['108466', 40],
      ['105758', 30],
      ['101161', 30],
    ],
  ],
  [
    'Balanced pack',
    'Half shares, half bonds that an experienced manager shifts, for three to five years.',
    [
      ['100119', 50],
      ['113070', 50],
    ],
  ],
  [
    'Tax saver pack',
    'An ELSS fund (section 123, once 80C, in the old tax regime, locked in for three years) beside a large-cap fund.',
    [
      ['111722', 50],
      ['108466', 50],
    ],
  ],
  [
    'Steady income pack',
    'High-grade bonds and liquid funds, for money that is needed within three years.',
    [
      ['113070', 40],
      ['103178', 30],
      ['138288', 30],
    ],
  ],
] as const;

function schemeId(amfiCode: string): string {
  const scheme = catalogue.find((each) => each.amfiCode === amfiCode);
  if (!scheme) throw new Error(`the catalogue has no ${amfiCode}`);
  return catalogueId(scheme.isin);
}

async function seedPacks({ db }: SeedDeps): Promise<void> {
  for (const [position, [name, summary, shares]] of baskets.entries()) {
    const packId = seedId('pack', name);
    await db.insert(packs).values({ id: packId, name, summary, position });
    await db.insert(packSchemes).values(
      shares.map(([amfiCode, weight], index) => ({
        packId,
        schemeId: schemeId(amfiCode),
        weight,
        position: index,
      })),
    );
  }
}

export const SANDBOX_PASSWORD = 'Prosper@123';

// in an order in which everything that is pointed at is there
const steps: readonly ((deps: SeedDeps & { readonly schemes: readonly CatalogueScheme[] }) => Promise<void>)[] = [
  (deps) => seedCatalogue(deps, deps.schemes),
  seedNfos,
  ({ db, now }) => scheduleHousekeeping(db, now),
  ({ db }) => installQuestionnaires(db),
  seedPacks,
  seedAgents,
  seedPartners,
  seedOperators,
  seedContent,
  seedAsha,
  seedVikram,
  seedMeera,
  seedKabir,
  seedRohan,
  seedTara,
  seedNisha,
  seedCustomers,
];

/** Says whether a sandbox is the whole one, with all of its catalogue: an advisor's book belongs to it, which tests do without. */
export const hasAllSchemes = (schemes: readonly CatalogueScheme[]): boolean => schemes.length === catalogue.length;

/** What the seeding of people needs. */
export const seedDeps = async (db: Db, crypto: Crypto): Promise<SeedDeps> => ({
  db,
  crypto,
  calendar: exchangeCalendar(EXCHANGE_HOLIDAYS),
  now: SANDBOX_START,
  passwordHash: await hashPassword(SANDBOX_PASSWORD),
});

/** Fills an empty database with the sandbox's schemes, agents, partners and people; the named schemes are always among them. */
export async function seedSandbox(db: Db, crypto: Crypto, schemes: readonly CatalogueScheme[]): Promise<void> {
  const deps = { ...(await seedDeps(db, crypto)), schemes };
  for (const step of steps) await step(deps);
}
