import type { sandboxOperators } from '@prosperx/core/sandbox';
import { asc, isNull } from 'drizzle-orm';
import { operators } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { unusedCode } from '#modules/operator/totp.js';
import { SANDBOX_PASSWORD } from './seed/seed.js';

/** Whoever was added by the command has a password of their own, and is not among them. */
export const listOperators: Verb<typeof sandboxOperators> = async ({ ctx: { db, crypto, clock } }) => {
  const rows = await db.select().from(operators).where(isNull(operators.endedAt)).orderBy(asc(operators.name));
  return rows
    .filter(({ id }) => id.startsWith('opr_sandbox_'))
    .map((row) => ({
      name: row.name,
      password: SANDBOX_PASSWORD,
      code: unusedCode(crypto.open(operators.secret, row), row.lastStep, clock.now()),
    }));
};
