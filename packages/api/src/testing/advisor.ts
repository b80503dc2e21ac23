import { newToken } from '#crypto/new-id.js';
import { sessions } from '#db/schema/index.js';
import { SESSION_COOKIE } from '#http/session.js';
import type { TestClient } from './client.js';
import type { TestInvestor } from './new-investor.js';
import type { TestKit } from './test-kit.js';

/** The browser of the advisor AG1001, who acts for a customer. */
export async function advisorFor(kit: TestKit, { profileId }: TestInvestor): Promise<TestClient> {
  const [token, now] = [newToken(), kit.clock.now()];
  await kit.services.db.insert(sessions).values({
    ...{ id: `ses_${token}`, tokenHash: kit.services.crypto.lookup('session', token), profileId },
    ...{ agentCode: 'AG1001', partnerId: 'bluebank', createdAt: now, lastSeenAt: now, endsAt: now + 3_600_000 },
  });
  const client = kit.client();
  client.cookies.set(SESSION_COOKIE, token);
  return client;
}
