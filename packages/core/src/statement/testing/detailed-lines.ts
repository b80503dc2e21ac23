/** Lines of a detailed statement of an invented person, of which cases are made. */
export const TABLE = ['Date|Transaction|Amount|Units|Price|Unit', '^||(INR)||(INR)|Balance'];
export const HEAD = [
  'Consolidated Account Statement',
  '01-Apr-2024 To 31-Mar-2025',
  'Email Id: asha@example.in',
  'Asha Verma',
];
export const FOLIO = ['Axis Mutual Fund', 'Folio No: 9101234567 / 0 PAN: AAAPV1234A KYC: OK PAN: OK', 'Asha Verma'];
export const FUND =
  '128TSDGG-Axis ELSS Tax Saver Fund - Direct Growth - ISIN: INF846K01EW2(Advisor: DIRECT) Registrar : KFINTECH';
export const NAME = 'Axis ELSS Tax Saver Fund - Direct Growth';
export const ISIN = 'INF846K01EW2';
export const NUMBER = '9101234567 / 0';
export const OPENING = 'Opening Unit Balance: 0.000';
export const BUY = '05-Apr-2024|Purchase|4,999.75|100.000|49.9975|100.000';
export const foot = (units: string, value: string, nav = '60.0000') =>
  `Closing Unit Balance: ${units} NAV on 28-Mar-2025: INR ${nav} Total Cost Value: 4,999.75 Market Value on 28-Mar-2025: INR ${value}`;

/** A statement of one scheme. */
export const one = (rows: readonly string[], closing: string, { fund = [FUND], opening = OPENING } = {}) => [
  ...HEAD,
  ...TABLE,
  ...FOLIO,
  ...fund,
  opening,
  ...rows,
  closing,
];
export const HUNDRED = [[NUMBER, NAME, ISIN, 100, 6_000]] as const;
export const hundred = foot('100.000', '6,000.00');
export const named = (name: string, isin = ISIN) => [[NUMBER, name, isin, 100, 6_000]] as const;
