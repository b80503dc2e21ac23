import type { Nav } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';

/** The NAV of one scheme as it was published. */
export interface NavQuote {
  readonly amfiCode: string;
  readonly date: BusinessDate;
  readonly nav: Nav;
}

/** Where NAVs are published. */
export interface NavSource {
  /** The last NAV of every scheme on the evening of a day; each has a date of its own. Rejects when nothing usable came: what is known stays. */
  quotesOn(day: BusinessDate): Promise<readonly NavQuote[]>;
}
