/** The types of mandates: X is on paper, N online. */
export const MANDATE_TYPES = ['X', 'N'] as const;
/** One of `MANDATE_TYPES`. */
export type MandateType = (typeof MANDATE_TYPES)[number];

/** The tax status of an individual, which alone allows electronic mandates. */
export const INDIVIDUAL_TAX_STATUS = '01';

/** How a mandate is proven: online by a UPI app, the bank's own page or the debit card; else by a signature on paper. */
export const MANDATE_METHODS = ['upi', 'netBanking', 'debitCard', 'paper'] as const;
/** One of `MANDATE_METHODS`. */
export type MandateMethod = (typeof MANDATE_METHODS)[number];

/** The method of an online mandate. */
export type OnlineMethod = Exclude<MandateMethod, 'paper'>;

/** Returns the type that the wire has for a method. */
export const mandateTypeOf = (method: MandateMethod): MandateType => (method === 'paper' ? 'X' : 'N');

/** What may be used for a mandate from one account, as the activation config says it. */
export interface MandateChannels {
  readonly emandateAllowed: boolean;
  readonly upiAllowed: boolean;
  readonly netBankingAllowed: boolean;
  readonly debitCardAllowed: boolean;
}

/** Returns the online methods that an account offers, in the order in which they are shown; none where its bank takes no e-mandate. */
export function onlineMethods(channels: MandateChannels): readonly OnlineMethod[] {
  if (!channels.emandateAllowed) return [];
  const offered: Readonly<Record<OnlineMethod, boolean>> = {
    upi: channels.upiAllowed,
    netBanking: channels.netBankingAllowed,
    debitCard: channels.debitCardAllowed,
  };
  return MANDATE_METHODS.filter((method): method is OnlineMethod => method !== 'paper' && offered[method]);
}
