import type { sandboxOperators } from '@prosperx/core/sandbox';
import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import { operators } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { unusedCode } from '#modules/operator/totp.js';
import { SANDBOX_PASSWORD } from './seed/seed.js';

/** Whoever was added by the command has a password of their own, which is not told; the code is: no phone shows one that is good by this clock. */
export const listOperators: Verb<typeof sandboxOperators> = async ({ ctx: { db, crypto, clock } }) => {
  const hasEnrolled = and(isNull(operators.endedAt), isNotNull(operators.passwordHash));
  const rows = await db.select().from(operators).where(hasEnrolled).orderBy(asc(operators.name));
  return rows.map((row) => ({
    name: row.name,
    password: row.id.startsWith('opr_sandbox_') ? SANDBOX_PASSWORD : '',
    code: unusedCode(crypto.open(operators.secret, row), row.lastStep, clock.now()),
  }));
};
