import { spellingsOf, tidyFamily } from '@prosperx/core/agent';
import { checkFamilySize } from '@prosperx/core/family';
import type { BusinessDate } from '@prosperx/core/time';
import { and, eq, type SQL } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { customerFamilies, customerNotes, customerTags, customerTasks } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { endConsents } from '#records/family/consents.js';
import { lockFamilies } from '#records/family/members.js';
import { familiesOf, knownFamilies } from './customer-families.js';

/** A customer as their advisor keeps notes about them: whoever else asks is told that they know no such customer. */
export interface Kept {
  readonly agentCode: string;
  readonly profileId: string;
}

type Table = typeof customerFamilies | typeof customerNotes | typeof customerTags | typeof customerTasks;

/** Holds for what is kept about a customer in a table. */
export const about = (table: Table, { agentCode, profileId }: Kept): SQL | undefined =>
  and(eq(table.agentCode, agentCode), eq(table.profileId, profileId));

/** Writes all tags of a customer, in a transaction. */
export async function writeTags(tx: Db, kept: Kept, tags: readonly string[]): Promise<void> {
  await tx.delete(customerTags).where(about(customerTags, kept));
  if (tags.length > 0) await tx.insert(customerTags).values(tags.map((tag) => ({ ...kept, tag })));
}

/** Returns whether a family of an advisor has no room for another account. */
export async function isFull(db: Db, agentCode: string, family: string): Promise<boolean> {
  const isIn = and(eq(customerFamilies.agentCode, agentCode), eq(customerFamilies.family, family));
  return checkFamilySize((await db.$count(customerFamilies, isIn)) + 1) !== null;
}

/** Writes the family of a customer, '' for none, in the transaction of a context: what its members agreed to ends with another one. Resolves to what is wrong with it; then nothing is written. */
export async function writeFamily(ctx: Context, kept: Kept, name: string): Promise<'too_many' | null> {
  const { db } = ctx;
  const before = (await familiesOf(db, kept.agentCode, [kept.profileId])).get(kept.profileId) ?? '';
  await lockFamilies(db, kept.agentCode);
  const family = tidyFamily(name, spellingsOf(await knownFamilies(db, kept.agentCode)));
  if (family === before) return null;
  if (family !== '' && (await isFull(db, kept.agentCode, family))) return 'too_many';
  await moveToFamily(ctx, kept, family);
  return null;
}

/** Moves a customer to another family, '' for none, that has room for them, in the transaction of a context that locks the families. */
export async function moveToFamily(ctx: Context, kept: Kept, family: string): Promise<void> {
  const { db } = ctx;
  await db.delete(customerFamilies).where(about(customerFamilies, kept));
  if (family !== '') await db.insert(customerFamilies).values({ ...kept, family });
  // the log is written last: its end is locked until all of it is kept
  await endConsents(ctx, kept.profileId);
}

/** Adds a note about a customer, in the transaction of a context. */
export async function writeNote({ db, crypto, clock }: Context, kept: Kept, words: string): Promise<void> {
  const id = newId('note');
  const text = crypto.seal(customerNotes.text, id, words.trim());
  await db.insert(customerNotes).values({ id, ...kept, text, createdAt: clock.now() });
}

/** Adds a task about a customer, in the transaction of a context. */
export async function writeTask(
  { db, crypto, clock }: Context,
  kept: Kept,
  task: { readonly text: string; readonly dueOn: BusinessDate },
): Promise<void> {
  const id = newId('task');
  const text = crypto.seal(customerTasks.text, id, task.text.trim());
  await db.insert(customerTasks).values({ id, ...kept, text, dueOn: task.dueOn, createdAt: clock.now() });
}
