import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#context.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { consents } from '#db/schema/index.js';

export interface Consent {
  readonly profileId: string;
  readonly purpose: 'fatca' | 'nomination_opt_out' | 'kyc_shared';
  /** Version of the words that were agreed to. */
  readonly textVersion: string;
}

const standing = ({ profileId, purpose }: Pick<Consent, 'profileId' | 'purpose'>) =>
  and(eq(consents.profileId, profileId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));

/** Records what a person agreed to, in the transaction of what it allows. The same words are agreed to once. */
export async function giveConsent(tx: Db, { clock }: Pick<Context, 'clock'>, consent: Consent): Promise<void> {
  const [given] = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(standing(consent), eq(consents.textVersion, consent.textVersion)));
  if (!given) await tx.insert(consents).values({ ...consent, id: newId('con'), givenAt: clock.now() });
}

export async function withdrawConsent(
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  consent: Pick<Consent, 'profileId' | 'purpose'>,
): Promise<void> {
  await tx.update(consents).set({ withdrawnAt: clock.now() }).where(standing(consent));
}
