import { type Paise, ZERO_PAISE } from '@prosperx/core/money';
import type { cartItems } from '#db/schema/index.js';

type Item = Pick<typeof cartItems.$inferSelect, 'amount' | 'firstOrderToday'>;

/** Returns what of an item of a cart is paid with the order: nothing of a SIP that begins on its first SIP date. */
export const paidWithOrder = ({ amount, firstOrderToday }: Item): Paise => (firstOrderToday ? amount : ZERO_PAISE);
