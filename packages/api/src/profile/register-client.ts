import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { profiles } from '#db/schema/index.js';
import type { ClientAnswer } from '#exchange/client.js';
import { askFirst } from '#outbox/ask-first.js';
import type { OutboxHandler } from '#outbox/deliver.js';
import type { Services } from '#services.js';
import { clientOf } from './exchange-client.js';
import { formOfProfile } from './form-of-profile.js';
import { lockedProfile, readProfile } from './read-profile.js';

/** Brings a profile to the exchange: asks under our reference first, sends what is not there. */
export const registerClient: OutboxHandler = async (services, message) => {
  const { ref } = message;
  const { profileId } = message.payload as { profileId: string };
  const rows = await readProfile(services.db, profileId);
  if (rows.profile.registrationRef !== ref) return;
  const client = clientOf(services, rows, ref);
  const { exchange } = services.providers;
  const answer = await askFirst(services, message, {
    ask: () => exchange.findClient(ref),
    send: async () => exchange.registerClient({ ...client, form: await formOfProfile(services, rows.profile, client) }),
  });
  await keepAnswer(services, profileId, ref, answer);
};

/** Who is registered stays so when a change of his is refused: the reason is shown, and he changes it again. */
function keepAnswer(services: Services, profileId: string, ref: string, answer: ClientAnswer): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const profile = await lockedProfile(tx, profileId);
    if (profile.registrationRef !== ref) return;
    const state = answer.registered || profile.registeredWithBse === 3 ? 3 : 2;
    const exchangeRefusal = answer.registered ? null : answer.reason;
    await tx.update(profiles).set({ registeredWithBse: state, exchangeRefusal }).where(eq(profiles.id, profileId));
    await audit(
      { db: tx, clock, actor: { kind: 'system' }, subject: null },
      { action: 'registration.answered', objectId: profileId, details: { accepted: answer.registered } },
    );
  });
}
