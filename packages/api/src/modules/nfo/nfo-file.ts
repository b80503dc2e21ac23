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
  // what a unit costs: ₹10 where it is left out, except in an offer of a scheme that keeps cash
  faceValue: z.optional(z.nullable(amountCodec)),
  withdrawnOn: z.optional(z.nullable(dateCodec)),
});

const fileSchema = z.object({
  source: z.string().check(z.minLength(1, 'missing'), z.maxLength(1_000)),
  asOfSuggested: dateCodec,
  items: z.array(z.unknown()).check(z.minLength(1, 'empty')),
});

/** An offer as a file has it. */
export type NfoOffer = z.output<typeof offerSchema>;

/** The offers of a file, who says so, and the day up to which they had said it. */
export interface NfoFile {
  readonly source: string;
  readonly asOf: BusinessDate;
  readonly items: readonly NfoOffer[];
  /** What is wrong with each offer that is left out, in words. */
  readonly refused: readonly string[];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (cause) {
    throw new StartError(text.noJson, cause);
  }
}

/** Names an offer by its place in the file and, where it has one, its name. */
function placeOf(at: number, item: unknown): string {
  const given = (item as { readonly schemeName?: unknown } | null)?.schemeName;
  return text.offer(at + 1, typeof given === 'string' ? given : null);
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function faultOf(location: string, [issue]: readonly Issue[]): string {
  const { path, message } = issue ?? { path: [], message: '' };
  // of a list within an offer its own name, not the place in it
  return text.badField(
    location,
    path.findLast((part) => typeof part === 'string'),
    message,
  );
}

/** Returns what no single field of an offer can show: days out of order, and an offer or an ISIN that stood there before; null for one in order, which `seen` takes in. */
function faultAmong(seen: Set<string>, item: NfoOffer, location: string): string | null {
  if (item.nfoClosureDate < item.nfoOpenDate) return text.closesBeforeOpen(location);
  if (item.allotmentDate !== null && item.allotmentDate < item.nfoClosureDate) return text.allotsBeforeClose(location);
  const isins = [item.isinRegularGrowth, item.isinDirectGrowth].flatMap((given) => given ?? []);
  const keys = [`${item.amc} ${item.schemeName}`, ...isins];
  if (keys.some((key) => seen.has(key))) return text.twice(location);
  for (const key of keys) seen.add(key);
  return null;
}

/** The name of a source without what is said of how it was collected. */
const nameOf = (source: string) => source.split(/ as indexed in |\. | \(/)[0] ?? source;

/** Reads the content of a calendar of new fund offers, but for the offers that cannot be read. Throws `StartError` where none can. */
export function nfoFileOf(content: unknown): NfoFile {
  const file = z.safeDecode(fileSchema, content as z.input<typeof fileSchema>);
  if (!file.success) throw new StartError(text.nothing(faultOf(text.file, file.error.issues)));
  const { source, asOfSuggested } = file.data;
  const seen = new Set<string>();
  const [items, refused]: [NfoOffer[], string[]] = [[], []];
  for (const [at, item] of file.data.items.entries()) {
    const location = placeOf(at, item);
    const read = z.safeDecode(offerSchema, item as z.input<typeof offerSchema>);
    const fault = read.success ? faultAmong(seen, read.data, location) : faultOf(location, read.error.issues);
    if (fault !== null) refused.push(fault);
    else if (read.success) items.push(read.data);
  }
  if (items.length === 0) throw new StartError(text.nothing(refused.join(' ')));
  return { source: nameOf(source), asOf: asOfSuggested, items, refused };
}

/** Reads the text of such a calendar; throws `StartError`. */
export const readNfoFile = (json: string): NfoFile => nfoFileOf(parse(json));
