import type { BusinessDate } from '@prosperx/core/time';
import { todayByReader } from '#services/today.js';
import { useSession } from '#session/use-session.js';
import { usePaymentChoices } from './payment.js';

/** The day in India, from which dates of SIPs are counted: the server's where somebody is signed in, null until it is known. */
export function useToday(isNeeded: boolean): BusinessDate | null {
  const isSignedIn = useSession().status === 'signed_in';
  const { data: choices } = usePaymentChoices(isSignedIn && isNeeded);
  return choices?.today ?? (isSignedIn ? null : todayByReader());
}
