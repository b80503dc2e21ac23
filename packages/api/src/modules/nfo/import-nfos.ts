import { createHash } from 'node:crypto';
import { addDays, type BusinessDate, businessDateAt } from '@prosperx/core/time';
import type { ExchangeCalendar, Instant } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { nfos, schemes } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import { readCalendar } from '#kernel/calendar.js';
import type { Services } from '#kernel/services.js';
import type { NfoFile, NfoOffer } from './nfo-file.js';
import { rescheduleReminders } from './nfo-reminders.js';
import { mayBeWithdrawn, scheduleNfo, storeNfoScheme } from './nfo-scheme.js';
import { nfoText as text } from './nfo.text.js';
import { type EarlierClose, payBeforeClose } from './pay-before-close.js';

type Row = typeof nfos.$inferSelect;
type Facts = Omit<Row, 'id' | 'schemeId' | 'createdAt' | 'changedAt'>;

/** The id of an offer: the same after every import and reset, so that shared links go on working. */
function nfoIdOf({ fundHouse, schemeName }: Pick<Row, 'fundHouse' | 'schemeName'>): string {
  return `nfo_${createHash('sha256').update(`${fundHouse} ${schemeName}`).digest('base64url').slice(0, 22)}`;
}

function factsOf(offer: NfoOffer, { source, asOf }: NfoFile, movedDays: number): Facts {
  const moved = (date: BusinessDate) => addDays(date, movedDays);
  return {
    schemeName: offer.schemeName,
    fundHouse: offer.amc,
    category: offer.category,
    opens: moved(offer.nfoOpenDate),
    closes: moved(offer.nfoClosureDate),
    allotted: offer.allotmentDate && moved(offer.allotmentDate),
    isinRegularGrowth: offer.isinRegularGrowth,
    isinDirectGrowth: offer.isinDirectGrowth,
    minimumLumpsum: offer.minimumLumpsumAmount,
    minimumSip: offer.minimumSipAmount,
    faceValue: offer.faceValue ?? null,
    withdrawn: offer.withdrawnOn ? moved(offer.withdrawnOn) : null,
    source,
    asOf,
    movedDays,
  };
}

/** The fields whose changes are reported; a new date of the source alone is none. */
const REPORTED = [
  'category',
  'opens',
  'closes',
  'allotted',
  'isinRegularGrowth',
  'isinDirectGrowth',
  'minimumLumpsum',
  'minimumSip',
  'faceValue',
  'withdrawn',
] as readonly (keyof Facts)[];

const shown = (value: Facts[keyof Facts]) => (value === null ? text.unknown : String(value));

const changesOf = (before: Facts, now: Facts) =>
  REPORTED.filter((field) => before[field] !== now[field]).map((field) =>
    text.change(field, shown(before[field]), shown(now[field])),
  );

/** What an import did, and lines for people to read. */
export interface NfoReport {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly lines: readonly string[];
}

interface StoreOptions {
  /** Days by which a sandbox moves all dates. */
  readonly movedDays?: number;
  /** The ISIN under which an offer is ordered; null for one that is not sold. */
  readonly isinOf?: (offer: NfoOffer) => string | null;
  /** Whether the NAVs of its scheme are made by a sandbox. */
  readonly navsModelled?: boolean;
}

interface Market {
  readonly now: Instant;
  readonly calendar: ExchangeCalendar;
}

/** Returns what is wrong with a withdrawal that a file tells first: its day is to come, or units of the offer were allotted; null for nothing. */
async function faultOf(tx: Db, before: Row | undefined, facts: Facts, { now, calendar }: Market) {
  const { schemeName, withdrawn } = facts;
  if (withdrawn === null) return null;
  if (withdrawn > businessDateAt(now)) return text.withdrawnLater(schemeName);
  const isListed = and(eq(schemes.id, before?.schemeId ?? ''), eq(schemes.isListed, true));
  const isLate = !mayBeWithdrawn(facts, withdrawn, calendar) || (await tx.$count(schemes, isListed)) > 0;
  return isLate ? text.allottedBefore(schemeName) : null;
}

/**
 * Writes the offers of a file, and the schemes of those that are sold; one of which newer facts are known stays as it is, and so do those that
 * the file does not name.
 */
export async function storeNfos(tx: Db, file: NfoFile, market: Market, options: StoreOptions = {}): Promise<NfoReport> {
  const { now, calendar } = market;
  const { movedDays = 0, isinOf = ({ isinRegularGrowth }) => isinRegularGrowth, navsModelled = false } = options;
  const known = new Map((await tx.select().from(nfos)).map((row) => [row.id, row]));
  let [added, changed, unchanged] = [0, 0, 0];
  const [lines, refused] = [[] as string[], [...file.refused]];
  const earlier: EarlierClose[] = [];
  for (const offer of file.items) {
    const given = factsOf(offer, file, movedDays);
    const id = nfoIdOf(given);
    const before = known.get(id);
    // what a unit costs was announced, and a withdrawal too: a file that is silent about them takes nothing back
    const withdrawn = offer.withdrawnOn === undefined ? (before?.withdrawn ?? null) : given.withdrawn;
    const facts = { ...given, withdrawn, faceValue: given.faceValue ?? before?.faceValue ?? null };
    const fault =
      withdrawn !== null && withdrawn !== before?.withdrawn ? await faultOf(tx, before, facts, market) : null;
    if (fault !== null) {
      refused.push(fault);
      continue;
    }
    const isKept = before !== undefined && before.asOf > facts.asOf;
    const onSale = { id, facts, offer, isin: isinOf(offer), navsModelled };
    const schemeId = isKept ? before.schemeId : await storeNfoScheme(tx, onSale, now, calendar);
    if (!before) {
      added += 1;
      await tx.insert(nfos).values({ ...facts, id, schemeId, createdAt: now, changedAt: now });
    } else if (isKept) {
      unchanged += 1;
      lines.push(text.kept(facts.schemeName));
    } else {
      const changes = changesOf(before, facts);
      if (changes.length > 0) lines.push(text.changed(facts.schemeName, changes.join(', ')));
      if (changes.length > 0) changed += 1;
      else unchanged += 1;
      const changedAt = changes.length > 0 ? now : before.changedAt;
      await tx
        .update(nfos)
        .set({ ...facts, schemeId, changedAt })
        .where(eq(nfos.id, id));
    }
    if (before && !isKept && before.closes !== facts.closes) await rescheduleReminders(tx, { id, ...facts }, now);
    if (before && !isKept && schemeId !== null && facts.closes < before.closes)
      earlier.push({ schemeId, closes: facts.closes });
    if (!isKept) await scheduleNfo(tx, { id, schemeId, ...facts }, now, calendar, 'file');
  }
  await payBeforeClose(tx, earlier, now);
  const leftOut = refused.map((fault) => text.leftOut(fault));
  return { added, changed, unchanged, lines: [text.counts(added, changed, unchanged), ...leftOut, ...lines] };
}

/** Takes a file's offers over, in one transaction, and returns what changed. Throws `StartError` for a file of a day to come: nothing newer would be heard of until then. */
export async function importNfos(
  { db, clock, crypto }: Pick<Services, 'db' | 'clock' | 'crypto'>,
  file: NfoFile,
): Promise<NfoReport> {
  if (file.asOf > businessDateAt(clock.now())) throw new StartError(text.nothing(text.ofFuture(file.asOf)));
  return db.transaction(async (tx) => {
    const report = await storeNfos(tx, file, { now: clock.now(), calendar: await readCalendar(tx) });
    const { lines: _, ...details } = report;
    await auditBySystem({ db: tx, clock, crypto }, { action: 'nfos.imported', details });
    return report;
  });
}
