import { maskAccount } from '@prosperx/core/format';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { bankAccounts } from '#db/schema/index.js';
import type { Services } from '#services.js';

/** The account that a profile pays from; undefined where none is linked. */
export async function defaultBankAccountRow(db: Db, profileId: string) {
  const [bank] = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.profileId, profileId))
    .orderBy(desc(bankAccounts.isDefault), desc(bankAccounts.createdAt))
    .limit(1);
  return bank;
}

/** The bank that a profile pays from, its account masked; null where none is linked. */
export async function defaultBankAccount({ db, crypto }: Pick<Services, 'db' | 'crypto'>, profileId: string) {
  const bank = await defaultBankAccountRow(db, profileId);
  return bank ? { name: bank.bankName, account: maskAccount(crypto.open(bank.account)) } : null;
}
