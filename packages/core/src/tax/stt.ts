import { divideRounded, toSafeNumber, type Paise, paise, ZERO_PAISE } from '#money/index.js';
import { type BusinessDate, businessDate } from '#time/index.js';
import { type TaxedScheme, taxClassOf } from './tax-class.js';

const day = (text: string) => businessDate(text);

/**
 * The securities transaction tax on units that the fund takes back, in thousandths of a per cent of their value, from its day on. It is due
 * on an equity-oriented fund, whose definition (65 % in shares of Indian companies) is that of section 112A: the class `equity`.
 */
const STT_RATES: readonly { readonly from: BusinessDate; readonly rate: number; readonly source: string }[] = [
  { from: day('2006-06-01'), rate: 250, source: 'Finance (No. 2) Act 2004, section 98, as of Finance Act 2006' },
  { from: day('2013-06-01'), rate: 1, source: 'Finance (No. 2) Act 2004, section 98, as of Finance Act 2013' },
];

/** Returns the securities transaction tax on a redemption of units to the fund on a day, to the nearest paisa. */
export function sttOn(scheme: TaxedScheme, value: Paise, soldOn: BusinessDate): Paise {
  const known = STT_RATES.findLast(({ from }) => from <= soldOn);
  if (!known || taxClassOf(scheme).taxClass !== 'equity') return ZERO_PAISE;
  return paise(toSafeNumber(divideRounded(BigInt(value) * BigInt(known.rate), 100_000n)));
}
