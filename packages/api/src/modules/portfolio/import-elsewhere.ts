import { PxError } from '@prosperx/core/errors';
import { maskPan } from '@prosperx/core/format';
import {
  type CasFault,
  casErrorText,
  type CasStatement,
  hasTransactions,
  type importHeldElsewhere as call,
  type OutsideHolding,
  readCas,
} from '@prosperx/core/portfolio';
import { type BusinessDate, businessDateAt, DAY, HOUR } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { type KeptAccount, outsideStatements, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { isIdentityHiddenFrom } from '#records/profile/masked-numbers.js';
import type { ProfileRow } from '#records/profile/repository.js';
import { consumeLimit, releaseLimit, throttleKey } from '#throttle/throttle.js';
import { readFigures } from './elsewhere-figures.js';
import { type Kept, readElsewhere } from './elsewhere.js';

/** Bytes of the body of an import: two thousand folios fit, or twenty thousand transactions. */
export const STATEMENT_LIMIT = 2_000_000;

/** The limit of imports, each of which is read, followed and kept. */
const IMPORTS_AN_HOUR = { most: 30, within: HOUR } as const;

/** The limit of statements whose PAN differs from that of the account in its hidden digits alone. */
const WRONG_PANS = { most: 5, within: 30 * DAY } as const;

const refused = (fault: CasFault) =>
  new PxError('invalid_input', { fields: { statement: fault.code }, message: casErrorText(fault) });

/**
 * Counts, before anything is compared, a statement that an advisor could use to find the digits of the PAN which they see masked; what was
 * right is taken back. Of several such PANs in one statement nothing is said.
 */
async function countPans(ctx: Context, profile: ProfileRow | undefined, { holdings, sold = [] }: CasStatement) {
  const own = profile && isIdentityHiddenFrom(ctx, profile) ? ctx.crypto.open(profiles.pan, profile) : null;
  if (!profile || own === null) return;
  const alike = new Set([...holdings, ...sold].map(({ pan }) => pan).filter((pan) => maskPan(pan) === maskPan(own)));
  if (alike.size === 0) return;
  const key = throttleKey(ctx, 'elsewhere-pan', profile.id);
  await consumeLimit(ctx, key, WRONG_PANS);
  if (alike.size > 1) throw refused({ code: 'cas_other_holder', path: '' });
  if (alike.has(own)) await releaseLimit(ctx, key);
}

/** Returns what of a statement is of the account's own PAN; folios that name none are taken for it. Throws where another PAN has all of them. */
async function ownPart(ctx: Context, profileId: string, statement: CasStatement) {
  const { db, crypto } = ctx;
  const { holdings, sold = [] } = statement;
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, profileId));
  await countPans(ctx, profile, statement);
  const isOwn = ({ pan }: OutsideHolding) =>
    pan === '' || profile?.panHash == null || crypto.lookup('pan', pan) === profile.panHash;
  const [own, ownSold] = [holdings.filter(isOwn), sold.filter(isOwn)];
  if (own.length + ownSold.length === 0) throw refused({ code: 'cas_other_holder', path: '' });
  return {
    holdings: own.map(({ pan: _, lines: __, ...holding }): Kept => holding),
    accounts: [...own, ...ownSold].flatMap(({ pan: _, lines, ...holding }): KeptAccount[] =>
      lines ? [{ ...holding, lines }] : [],
    ),
    otherHolder: holdings.length - own.length,
  };
}

const daysOf = ({ holdings, sold = [] }: CasStatement) =>
  [...holdings, ...sold].flatMap(({ navDate, lines }) => [
    ...(navDate === null ? [] : [navDate]),
    ...(lines?.movements ?? []).map(({ date }) => date),
  ]);

/** Refuses transactions whose figures are beyond what any account can have. */
async function checkFigures(db: Db, profileId: string, today: BusinessDate): Promise<void> {
  try {
    await readFigures({ db, today }, profileId);
  } catch (error) {
    throw error instanceof RangeError ? refused({ code: 'cas_wrong', path: 'the sum of transactions' }) : error;
  }
}

export const importHeldElsewhere: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  await consumeLimit(ctx, throttleKey(ctx, 'elsewhere-import', profileId), IMPORTS_AN_HOUR);
  const found = readCas(input.statement);
  if ('fault' in found) throw refused(found.fault);
  const { statement } = found;
  const now = ctx.clock.now();
  const today = businessDateAt(now);
  if ([statement.until, ...daysOf(statement)].some((day) => day > today))
    throw refused({ code: 'cas_in_future', path: '' });
  const { holdings, accounts, otherHolder } = await ownPart(ctx, profileId, statement);
  const { source, from, until, leftOut } = statement;
  const isWanted = input.withTransactions === true && hasTransactions(statement);
  const accountsKept = isWanted ? accounts : null;
  const kept = { source, from, until, holdings, accounts: accountsKept, otherHolder, leftOut, importedAt: now };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(outsideStatements)
      .values({ profileId, ...kept })
      .onConflictDoUpdate({ target: outsideStatements.profileId, set: kept });
    await checkFigures(tx, profileId, today);
    await audit(withDb(ctx, tx), { action: 'held_elsewhere.imported', objectId: profileId, details: { source } });
  });
  return readElsewhere(ctx.db, profileId);
};
