import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.js';
import type { TestInvestor } from './new-investor.js';
import type { TestKit } from './test-kit.js';

/** The e-mails that somebody was sent, the newest first. */
export async function lettersTo(
  { services: { db, crypto }, client }: TestKit,
  { userId }: Pick<TestInvestor, 'userId'>,
) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return client().call(sandboxMessages, { query: { to: crypto.open(user!.email!) } });
}
