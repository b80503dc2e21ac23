import { NavFileError, NEEDED_OF_MARKET, parseNavFile } from '../../../../packages/api/src/providers/nav/nav-file.js';
import type { Reader } from '../led-by-coverage.js';
import { bytesOf, textOf } from './bytes.js';

/** Lets an error pass that a reader may throw. */
function mayThrow(kind: new (...args: never[]) => Error, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof kind)) throw error;
  }
}

const NAVS = `Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date

Open Ended Schemes(Equity Scheme - Mid Cap Fund)

First Mutual Fund
100001;INF000A01011;-;First Mid Cap Fund;Direct Plan;Growth;101.2345;21-Aug-2026
100004;INF000A01045;-;First Empty Fund;;;N.A.;21-Aug-2026
`;
const OLD_NAVS = `Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date
100001;First Fund;INF000A01011;INF000A01029;10.;;;01-Jan-2024
`;

/** Readers of files of the market. */
export const MARKET_READERS: Readonly<Record<string, Reader>> = {
  'AMFI file': {
    seeds: [NAVS, OLD_NAVS].map(bytesOf),
    read: (input) =>
      mayThrow(NavFileError, () => {
        parseNavFile(textOf(input));
        parseNavFile(textOf(input), NEEDED_OF_MARKET);
      }),
  },
};
