import { partnerAgents, partnerOrigins, partners } from '#db/schema/index.js';
import { newToken } from '#crypto/new-id.js';
import { SANDBOX_AGENTS } from './agents.js';
import type { SeedWorld } from './seed-world.js';

/** There is no partner's app here: its place is taken by the page that mints launch tickets. */
const PARTNER_APP = '/v1/sandbox';

/** Two businesses that embed widgets; both try things out on this machine. */
export async function seedPartners({ db, crypto, now }: SeedWorld): Promise<void> {
  const partner = (id: string, name: string, agentCode: string | null) => ({
    id,
    name,
    agentCode,
    ticketKey: crypto.seal(newToken()),
    returnUrl: PARTNER_APP,
    createdAt: now,
  });
  await db
    .insert(partners)
    .values([partner('bluebank', 'Blue Bank', 'AG1001'), partner('greenapp', 'Green App', null)]);
  await db.insert(partnerOrigins).values([
    { partnerId: 'bluebank', origin: 'http://127.0.0.1', anyPort: true },
    { partnerId: 'greenapp', origin: 'http://127.0.0.1', anyPort: true },
  ]);
  const vouchedFor = ['bluebank', 'greenapp'].flatMap((partnerId) =>
    SANDBOX_AGENTS.map(({ code }) => ({ partnerId, agentCode: code })),
  );
  await db.insert(partnerAgents).values(vouchedFor);
}
