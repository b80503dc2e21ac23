import { plainIsin } from '#portfolio/index.js';

/** What the lines above a scheme's transactions say of it. */
export interface SchemeHeader {
  readonly name: string;
  /** '' where the statement names none, or not all of it. */
  readonly isin: string;
  /** The registrar's own, such as `128TSDGG`. */
  readonly code: string;
}

/** Matches the line that names the fund house of the folios below it. */
export const HOUSE = /^(?!.*\d)(.+?\s(?:MF|Mutual\s*Fund|Fund\s*House)|franklin templeton investments)$/i;

/** Matches the beginning of a scheme: a registrar's code of capitals and digits, and its dash. */
const CODE = /^((?=[\dA-Z ]*[A-Z])[\dA-Z]{1,12}(?: [\dA-Z]{1,10})?)\s?-\s*(.+)$/;

/** Words in capitals before a dash that begin no scheme: advisers' numbers, loads, taxes, the end of a name. */
const NO_CODES = new Set(['ARN', 'INA', 'NIL', 'STT', 'TDS', 'NAV', 'IDCW', 'PLAN', 'GROWTH', 'OPTION', 'SIP', 'PAN']);

/** Labels of which one stands in the lines of every scheme. */
const LABELS = /Registrar|Advisor|ISIN/i;

/** Lines beside the name: nominees, loads, holders. */
const BESIDE =
  /^(?:Nominee|Entry Load|Exit Load|Current\s*:|Load |Second Holder|Third Holder|Joint Holder|Mode of Holding|Guardian|\*)/i;

const REGISTRAR = /\bRegistrar\s*:\s*(?:CAMS|K-?FIN(?:TECH)?|KARVY|FTAMIL|SUNDARAM)?/gi;
const REGISTRAR_ALONE = /\b(?:CAMS|KFINTECH|KARVY|FTAMIL)\b\s*(?=$|\()|(?<=\))\s*\b(?:CAMS|KFINTECH|KARVY|FTAMIL)\b/g;
const ADVISOR = /[-\s]*\(\s*Advisor\s*:[^)]*\)?/gi;
/** An ISIN after its label, also in two parts. */
const ISIN = /[-\s]*\bISIN\s*:?\s*((?:INF|IN[E9])[\dA-Z]*)(?:\s+([\dA-Z]{1,8})(?![\da-z]))?/i;
/** Names of before and the form of the folio, which are no part of the name. */
const FORMERLY = /\(\s*(?:formerly|erstwhile|earlier|previously|w\.?e\.?f)\b(?:[^()]|\([^()]*\))*\)?/gi;
const DEMAT = /\(\s*(?:non-?\s*)?demat\s*\)/gi;

/** Returns the line on which a scheme begins; -1 where none does. */
function firstLineOf(lines: readonly string[]): number {
  return lines.findIndex((line, index) => {
    const code = CODE.exec(line)?.[1];
    return code !== undefined && !NO_CODES.has(code) && lines.slice(index).some((each) => LABELS.test(each));
  });
}

/** Takes the ISIN out of a text; the part after a line's end belongs to it where both make twelve letters. */
function takeIsin(text: string): { readonly rest: string; readonly isin: string } {
  const found = ISIN.exec(text);
  if (!found) return { rest: text, isin: '' };
  const [all, head = '', tail = ''] = found;
  const isParted = head.length < 12 && head.length + tail.length === 12;
  const isin = plainIsin(head + (isParted ? tail : ''));
  const after = text.slice(found.index + all.length);
  return { rest: `${text.slice(0, found.index)} ${isParted ? '' : tail} ${after}`, isin };
}

const isBracket = (text: string, bracket: string) => text.split(bracket).length - 1;

/** Returns a name without what statements add to it, and without signs at its end. */
export function plainName(text: string): string {
  const bare = text.replace(FORMERLY, ' ').replace(DEMAT, ' ').replace(/\s+/g, ' ').trim();
  const open = isBracket(bare, '(') > isBracket(bare, ')');
  return bare.replace(open ? /[-–\s(,;:]+$/ : /[-–\s,;:]+$/, '').trim();
}

/** Returns the name of a scheme that begins with its code. */
export const schemeNameOf = (text: string): string => CODE.exec(text.trim())?.[2] ?? text.trim();

/** Reads what stands between a folio's line, or the foot of the scheme before, and the opening balance; null where that names no scheme. */
export function schemeHeaderOf(lines: readonly string[]): SchemeHeader | null {
  const first = firstLineOf(lines);
  if (first < 0) return null;
  const own = lines.slice(first).filter((line) => !BESIDE.test(line));
  const [, code = '', rest = ''] = CODE.exec(own[0] ?? '') ?? [];
  const text = [rest, ...own.slice(1)].join(' ').replace(REGISTRAR, ' ').replace(ADVISOR, ' ').replace(/\s+/g, ' ');
  const found = takeIsin(text);
  const isin = found.isin || plainIsin(/\bINF[\dA-Z]{9}\b/.exec(text)?.[0] ?? '');
  return { code, isin, name: plainName(found.rest.replace(REGISTRAR_ALONE, ' ').replace(/\bISIN\s*:/gi, ' ')) };
}
