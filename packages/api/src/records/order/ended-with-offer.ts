import { eq } from 'drizzle-orm';
import { payments } from '#db/schema/index.js';
import { orderText } from './remarks.text.js';

/** Selects the payments that have ended since one of their orders was of an offer that its house has withdrawn: the reason is stored in English. */
export const endedWithOffer = eq(payments.failureReason, orderText.paidWithWithdrawn);
