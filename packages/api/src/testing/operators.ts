import { loadSandboxFixture } from '@prosperx/core/sandbox';
import { desc, eq, like, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { auditEntries, operators } from '#db/schema/index.js';
import { OPERATOR_COOKIE } from '#http/cookies.js';
import { startOperatorSession } from '#http/operator-session.js';
import { unusedCode } from '#modules/operator/totp.js';
import type { TestClient } from './client.js';
import { type TestKit, testKit } from './test-kit.js';

async function operatorNamed({ services: { db } }: Pick<TestKit, 'services'>, name: string) {
  const [operator] = await db.select().from(operators).where(eq(operators.name, name));
  if (!operator) throw new Error(`there is no operator ${name}`);
  return operator;
}

/** A browser in the console: of `meena` or `ravi`, whom the sandbox has. */
export async function operatorClient(
  kit: Pick<TestKit, 'services' | 'client'>,
  name: 'meena' | 'ravi' = 'meena',
): Promise<TestClient> {
  const client = kit.client();
  const { token } = await startOperatorSession(kit.services, await operatorNamed(kit, name));
  client.cookies.set(OPERATOR_COOKIE, token);
  return client;
}

/** A code of an operator's app that was not used yet. */
export async function operatorCode(kit: TestKit, name: string): Promise<string> {
  const operator = await operatorNamed(kit, name);
  return unusedCode(kit.services.crypto.open(operators.secret, operator), operator.lastStep, kit.clock.now());
}

/** A server on which something waits for operators, whom nothing holds back yet, and the browser of `meena`. */
export async function operatorAtWork(db: Db): Promise<{ readonly kit: TestKit; readonly meena: TestClient }> {
  const kit = testKit(db);
  await db.execute(sql`delete from throttles`);
  await kit.client().call(loadSandboxFixture, { body: { name: 'operator-work' } });
  return { kit, meena: await operatorClient(kit) };
}

/** What an operator did last, as the audit log has it. */
export async function lastActOfOperator(db: Db) {
  const isTheirs = like(auditEntries.actor, 'operator:%');
  const [entry] = await db.select().from(auditEntries).where(isTheirs).orderBy(desc(auditEntries.seq)).limit(1);
  return entry;
}
