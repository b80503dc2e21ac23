import { RISK_LEVELS } from '@prosperx/core/fund';
import { amountCodec } from '@prosperx/core/money';
import { type BusinessDate, dateCodec } from '@prosperx/core/time';
import * as z from 'zod/mini';
import { StartError } from '#db/start-error.js';
import { nfoText as text } from './nfo.text.js';

const name = z.string().check(z.trim(), z.minLength(1, 'missing'), z.maxLength(200));
const isin = z.nullable(z.string().check(z.regex(/^INF[A-Z0-9]{9}$/, 'not_an_isin')));

const offerSchema = z.object({
  schemeName: name,
  amc: name,
  category: name,
  nfoOpenDate: dateCodec,
  nfoClosureDate: dateCodec,
  allotmentDate: z.nullable(dateCodec),
  isinRegularGrowth: isin,
  isinDirectGrowth: isin,
  minimumLumpsumAmount: z.nullable(amountCodec),
  minimumSipAmount: z.nullable(amountCodec),
  // without these an offer is shown and not sold
  exchangeCode: z.optional(z.nullable(z.string().check(z.minLength(1, 'missing'), z.maxLength(40)))),
  lumpsumMultiple: z.optional(amountCodec),
  sipMultiple: z.optional(amountCodec),
  sipDates: z.optional(z.array(z.int().check(z.minimum(1, 'not_a_day'), z.maximum(31, 'not_a_day')))),
  riskometer: z.optional(z.nullable(z.enum(RISK_LEVELS))),
  withdrawnOn: z.optional(z.nullable(dateCodec)),
});

const fileSchema = z.object({
  source: z.string().check(z.minLength(1, 'missing'), z.maxLength(1_000)),
  asOfSuggested: dateCodec,
  items: z.array(offerSchema).check(z.minLength(1, 'empty')),
});

/** An offer as a file has it. */
export type NfoOffer = z.output<typeof offerSchema>;

/** The offers of a file, who says so, and the day up to which they had said it. */
export interface NfoFile {
  readonly source: string;
  readonly asOf: BusinessDate;
  readonly items: readonly NfoOffer[];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (cause) {
    throw new StartError(text.noJson, cause);
  }
}

/** Names the offer of a path within the file, by its place and, where it has one, its name. */
function placeOf(path: readonly PropertyKey[], content: unknown): string {
  const [list, at] = path;
  if (list !== 'items' || typeof at !== 'number') return text.file;
  const { items } = content as { items: readonly { readonly schemeName?: unknown }[] };
  const given = items[at]?.schemeName;
  return text.offer(at + 1, typeof given === 'string' ? given : null);
}

/** Throws `StartError` for what no single field can show: days out of order, and an offer or an ISIN that stands there twice. */
function checkTogether(items: readonly NfoOffer[]): void {
  const seen = new Set<string>();
  for (const [at, item] of items.entries()) {
    const location = text.offer(at + 1, item.schemeName);
    if (item.nfoClosureDate < item.nfoOpenDate) throw new StartError(text.closesBeforeOpen(location));
    if (item.allotmentDate !== null && item.allotmentDate <= item.nfoClosureDate)
      throw new StartError(text.allotsBeforeClose(location));
    const isins = [item.isinRegularGrowth, item.isinDirectGrowth].flatMap((given) => given ?? []);
    for (const key of [`${item.amc} ${item.schemeName}`, ...isins]) {
      if (seen.has(key)) throw new StartError(text.twice(location));
      seen.add(key);
    }
  }
}

/** The name of a source without what is said of how it was collected. */
const nameOf = (source: string) => source.split(/ as indexed in |\. | \(/)[0] ?? source;

/** Reads the content of a calendar of new fund offers: all of it, or nothing. Throws `StartError` that names what cannot be read. */
export function nfoFileOf(content: unknown): NfoFile {
  const read = z.safeDecode(fileSchema, content as z.input<typeof fileSchema>);
  if (!read.success) {
    const [{ path, message } = { path: [], message: '' }] = read.error.issues;
    // of a list within an offer its own name, not the place in it
    const field = path.findLast((part) => typeof part === 'string') ?? path.at(-1);
    throw new StartError(text.badField(placeOf(path, content), field, message));
  }
  const { source, asOfSuggested, items } = read.data;
  checkTogether(items);
  return { source: nameOf(source), asOf: asOfSuggested, items };
}

/** Reads the text of such a calendar; throws `StartError`. */
export const readNfoFile = (json: string): NfoFile => nfoFileOf(parse(json));
