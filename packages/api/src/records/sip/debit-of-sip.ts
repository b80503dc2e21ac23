import type { MandateDebit } from '@prosperx/core/mandate';
import type { BusinessDate } from '@prosperx/core/time';
import type { SipRow } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

/** Returns the debit of an instalment on a day: an exchange that debits by itself does so by the mandate that the SIP is registered with alone. */
export const debitOfSip = (
  { providers }: Pick<Services, 'providers'>,
  { amount, mandateId: preferredId }: Pick<SipRow, 'amount' | 'mandateId'>,
  on: BusinessDate,
): MandateDebit => ({ amount, on, preferredId, isBound: providers.exchange.debitsInstalments });
