import { operators } from '#db/schema/index.js';
import type { SeedDeps } from './seed-person.js';

/** Two, since one proposes what another decides. Anybody may know their secrets, as the passwords of the sandbox's people. */
const SANDBOX_OPERATORS = [
  { name: 'meena', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
  { name: 'ravi', secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU' },
] as const;

/** Seeds the operators of the sandbox, who sign in with its password. */
export async function seedOperators({ db, crypto, now, passwordHash }: SeedDeps): Promise<void> {
  await db.insert(operators).values(
    SANDBOX_OPERATORS.map(({ name, secret }) => {
      const id = `opr_sandbox_${name}`;
      return { id, name, passwordHash, secret: crypto.seal(operators.secret, id, secret), createdAt: now };
    }),
  );
}
