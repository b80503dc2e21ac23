import { readFileSync } from 'node:fs';
import { catalogue } from '#sandbox/catalogue/scheme.js';

const HEADER =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date';
const PLANS = ['Regular Plan', 'Direct Plan'];
const OPTIONS = ['Growth', 'IDCW', 'Monthly IDCW', 'IDCW Payout'];

/** A NAV file as AMFI writes them, of so many schemes: each of the catalogue's in both plans and four options, then again as a series. */
function madeFile(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const plan = PLANS[at % 2] ?? '';
    const option = OPTIONS[(at >> 1) % 4] ?? '';
    const scheme = catalogue[(at >> 3) % catalogue.length];
    const series = Math.floor((at >> 3) / catalogue.length);
    const name = series === 0 ? scheme?.name : `${scheme?.name} Series ${series}`;
    return `${900_000 + at};INF9${String(at).padStart(8, '0')};-;${name};${plan};${option};${(10 + at / 100).toFixed(4)};21-Aug-2026`;
  });
  const section = 'Open Ended Schemes(Equity Scheme - Flexi Cap Fund)';
  return [HEADER, section, 'Example Mutual Fund', ...lines].join('\r\n');
}

/** The whole market in AMFI's file: the real one where `REFERENCE_DATA` names its folder, else one of as many schemes. */
export function marketFile(): string {
  const folder = process.env['REFERENCE_DATA'];
  return folder === undefined ? madeFile(14_000) : readFileSync(`${folder}/amfi/NAVAll-2026-08-21.new8col.txt`, 'utf8');
}
