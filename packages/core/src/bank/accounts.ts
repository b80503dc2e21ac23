import { addDays, type BusinessDate } from '#time/index.js';

/** The most accounts that an investor has at once, replaced ones that are still needed and those under review among them: the exchange's client master has room for no more. */
export const MAX_BANK_ACCOUNTS = 5;

/** The changes by which a registered investor gives another account: beside the present ones, or in place of the default one. */
export const BANK_CHANGES = ['add', 'replace'] as const;
/** One of `BANK_CHANGES`. */
export type BankChange = (typeof BANK_CHANGES)[number];

/** The states of an account: in use, with a person who compares its names, or replaced and kept while something depends on it. */
export const BANK_ACCOUNT_STATES = ['active', 'review', 'replaced'] as const;
/**
 * The days for which redemptions still go to the account before (AMFI's best practice on changes of bank details): a stranger who got
 * hold of phone and password gains nothing at once, and its owner has been told meanwhile.
 */
export const COOLING_DAYS = 10;

interface RedeemedTo {
  /** null: redemptions never go to it. */
  readonly redemptionsFrom: BusinessDate | null;
}

/** Returns the account to which redemptions go on a day: the one whose day has come last. undefined: there is none. */
export function redemptionAccount<Account extends RedeemedTo>(
  accounts: readonly Account[],
  today: BusinessDate,
): Account | undefined {
  const dayOf = ({ redemptionsFrom }: Account) => redemptionsFrom ?? '';
  const begun = accounts.filter((account) => account.redemptionsFrom !== null && account.redemptionsFrom <= today);
  return begun.reduce<Account | undefined>((last, one) => (last && dayOf(last) >= dayOf(one) ? last : one), undefined);
}

/**
 * Returns the day from which redemptions go to one of some accounts that becomes the default `today`: it stays where they go to it already,
 * and is at once where they go to none. It is known since `addedOn`: given then or, where a person reviewed it, approved.
 */
export function redemptionsAsDefault<Account extends RedeemedTo>(
  account: Account,
  accounts: readonly Account[],
  days: { readonly addedOn: BusinessDate; readonly today: BusinessDate },
): BusinessDate {
  const { addedOn, today } = days;
  const redeemed = redemptionAccount(accounts, today);
  if (!redeemed || redeemed === account) return redeemed?.redemptionsFrom ?? today;
  const cooled = addDays(addedOn, COOLING_DAYS);
  return cooled > today ? cooled : today;
}

/** Returns the day on which another account takes the redemptions that go to this one today; null where they do not go to it, or stay. */
export function redemptionsUntil<Account extends RedeemedTo>(
  account: Account,
  accounts: readonly Account[],
  today: BusinessDate,
): BusinessDate | null {
  if (redemptionAccount(accounts, today) !== account) return null;
  const days = accounts.map(({ redemptionsFrom }) => redemptionsFrom);
  return days.find((day) => day !== null && day > today) ?? null;
}
