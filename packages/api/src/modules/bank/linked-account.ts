import { maskAccount } from '@prosperx/core/format';
import { and, eq } from 'drizzle-orm';
import type { Context, Subject } from '#context.js';
import { bankAccounts } from '#db/schema/index.js';

interface LinkedAccount {
  readonly account: string;
  readonly ifsc: string;
  /** As the bank writes it; null: linked without a check. */
  readonly holderName: string | null;
}

/** The account of a profile; null while it has none. */
export async function linkedAccount({ db, crypto }: Context, { profileId }: Subject): Promise<LinkedAccount | null> {
  const own = and(eq(bankAccounts.profileId, profileId), eq(bankAccounts.isDefault, true));
  const [row] = await db.select().from(bankAccounts).where(own);
  if (!row) return null;
  const holderName = row.verifiedAt && row.holderName ? crypto.open(row.holderName) : null;
  return { account: crypto.open(row.account), ifsc: row.ifsc, holderName };
}

/** The number in full of what was told: who is shown his account masked has no more of it to send back. */
export function unmasked(accNo: string, ifsc: string, linked: LinkedAccount | null): string {
  const isLinked = linked !== null && accNo === maskAccount(linked.account) && ifsc === linked.ifsc;
  return isLinked ? linked.account : accNo;
}
