import { type Paise, rupees } from '#money/index.js';

/**
 * The most that one debit by UPI AutoPay takes for mutual funds without the payer's UPI PIN. RBI raised it from 15,000 rupees, for mutual
 * funds, insurance premiums and credit-card bills, in its circular to banks and NPCI "Processing of e-mandates for recurring transactions"
 * (RBI/2023-24/88) of 12 December 2023, in force since that day.
 */
export const UPI_AUTOPAY_LIMIT: Paise = rupees(1_00_000);
