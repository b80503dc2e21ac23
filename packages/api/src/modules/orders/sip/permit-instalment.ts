import { transactRefusalText } from '@prosperx/core/kyc';
import type { Paise } from '@prosperx/core/money';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { usableMandate } from '#modules/mandate/repository.js';
import { sipInstalmentText } from './sip-instalment.text.js';
import { transactRefusalOf } from '#modules/orders/check-transact.js';

interface Instalment {
  readonly profileId: string;
  readonly schemeId: string;
  readonly amount: Paise;
  /** The mandate that its SIP prefers. */
  readonly mandateId: string | null;
}

/** The mandate that pays it, or why nothing may be debited, in words for the investor. */
export type InstalmentPermit = { readonly mandateId: string } | { readonly remarks: string };

/** Whether an instalment may be invested and debited at a moment: by its scheme, by the rule of all transactions, and by an approved mandate that covers it on that day. */
export async function permitInstalment(db: Db, instalment: Instalment, now: Instant): Promise<InstalmentPermit> {
  const { profileId, schemeId, amount } = instalment;
  const [scheme] = await db.select().from(schemes).where(eq(schemes.id, schemeId));
  if (!scheme) throw new Error('a SIP has no scheme');
  if (!scheme.allowPurchase) return { remarks: sipInstalmentText.purchasesClosed };
  const refusal = await transactRefusalOf(db, profileId, [{ transaction: 'sip', fundHouse: scheme.fundHouse }]);
  if (refusal) return { remarks: transactRefusalText[refusal.reason] };
  const mandate = await usableMandate(db, profileId, amount, businessDateAt(now), instalment.mandateId);
  return mandate ? { mandateId: mandate.id } : { remarks: sipInstalmentText.mandateMissing };
}
