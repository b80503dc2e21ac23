import { type Paise, rupees } from '#money/paise.js';

/** Whom a cheque is made out to, and where it is deposited (specification, investing, section 2). */
export const CHEQUE_PAYEE = { name: 'Indian Clearing Corporation Limited', bank: 'Axis Bank' } as const;

/** Above this total the page of a cheque tells that the NAV waits for the money (section 9). */
export const CHEQUE_NOTE_ABOVE: Paise = rupees(2_00_000);
