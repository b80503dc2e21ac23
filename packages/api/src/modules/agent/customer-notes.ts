import {
  type addCustomerNote as addNoteCall,
  type addCustomerTask as addTaskCall,
  type changeCustomerTask as changeTaskCall,
  checkFamily,
  checkNote,
  checkTags,
  checkTaskDay,
  checkTaskText,
  comingBirthdays,
  type CustomerNotes,
  type getCustomerNotes as getCall,
  MOST_NOTES,
  MOST_TASKS,
  type NoteFault,
  type removeCustomerNote as removeNoteCall,
  type removeCustomerTask as removeTaskCall,
  type setCustomerFamily as familyCall,
  type setCustomerTags as tagsCall,
  spellingsOf,
  tidyTags,
} from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { and, asc, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { type Db, isOneOf } from '#db/db.js';
import {
  agentCustomers,
  customerFamilies,
  customerNotes,
  customerTags,
  customerTasks,
  profiles,
  users,
} from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { ofAgent } from '#records/agent/of-agent.js';
import { forgetConsents } from '#records/family/consents.js';
import { familiesOf, knownFamilies } from './customer-families.js';
import { about, type Kept, writeFamily, writeNote, writeTags, writeTask } from './kept-notes.js';

async function customerOf(ctx: Context, encryptedId: string): Promise<Kept> {
  const { code: agentCode } = await advisorOf(ctx);
  const [found] = await ctx.db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(and(eq(profiles.id, encryptedId), ofAgent(agentCode)));
  if (!found) throw new PxError('customer_unknown');
  return { agentCode, profileId: found.id };
}

/** Throws what a rule found wrong with a field. */
function refuse(field: string, fault: NoteFault | null): void {
  if (fault) throw new PxError('invalid_input', { fields: { [field]: fault } });
}

const todayOf = ({ clock }: Pick<Context, 'clock'>) => businessDateAt(clock.now());

/** The tags that an advisor has given to customers, in the order of letters. */
export async function knownTags(db: Db, agentCode: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: customerTags.tag })
    .from(customerTags)
    .innerJoin(profiles, eq(profiles.id, customerTags.profileId))
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(and(eq(customerTags.agentCode, agentCode), ofAgent(agentCode)))
    .orderBy(asc(customerTags.tag));
  return rows.map(({ tag }) => tag);
}

async function readNotes(ctx: Context, kept: Kept): Promise<CustomerNotes> {
  const { db, crypto } = ctx;
  const tags = await db.select().from(customerTags).where(about(customerTags, kept)).orderBy(customerTags.tag);
  const notes = await db
    .select()
    .from(customerNotes)
    .where(about(customerNotes, kept))
    .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id));
  const tasks = await db
    .select()
    .from(customerTasks)
    .where(about(customerTasks, kept))
    .orderBy(sql`${customerTasks.doneAt} desc nulls first`, customerTasks.dueOn, customerTasks.id);
  return {
    today: todayOf(ctx),
    tags: tags.map(({ tag }) => tag),
    notes: notes.map((note) => ({
      noteId: note.id,
      text: crypto.open(customerNotes.text, note),
      createdAt: note.createdAt,
    })),
    tasks: tasks.map((task) => ({
      taskId: task.id,
      text: crypto.open(customerTasks.text, task),
      dueOn: task.dueOn,
      isDone: task.doneAt !== null,
    })),
    family: (await familiesOf(db, kept.agentCode, [kept.profileId])).get(kept.profileId) ?? '',
    knownFamilies: await knownFamilies(db, kept.agentCode),
    knownTags: await knownTags(db, kept.agentCode),
  };
}

/** Changes what is kept about a customer, one change after another, so that limits hold; answers what is kept then. */
async function change(
  ctx: Context,
  encryptedId: string,
  write: (tx: Db, kept: Kept) => Promise<void>,
): Promise<CustomerNotes> {
  const kept = await customerOf(ctx, encryptedId);
  return ctx.db.transaction(async (tx) => {
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, kept.profileId)).for('no key update');
    await write(tx, kept);
    return readNotes(withDb(ctx, tx), kept);
  });
}

export const getCustomerNotes: Verb<typeof getCall> = async ({ ctx, input }) =>
  readNotes(ctx, await customerOf(ctx, input.encryptedId));

export const setCustomerTags: Verb<typeof tagsCall> = ({ ctx, input }) =>
  change(ctx, input.encryptedId, async (tx, kept) => {
    const tags = tidyTags(input.tags, spellingsOf(await knownTags(tx, kept.agentCode)));
    refuse('tags', checkTags(tags));
    await writeTags(tx, kept, tags);
  });

export const setCustomerFamily: Verb<typeof familyCall> = ({ ctx, input }) =>
  change(ctx, input.encryptedId, async (tx, kept) => {
    refuse('family', checkFamily(input.family));
    refuse('family', await writeFamily(withDb(ctx, tx), kept, input.family));
  });

export const addCustomerNote: Verb<typeof addNoteCall> = ({ ctx, input }) =>
  change(ctx, input.encryptedId, async (tx, kept) => {
    refuse('text', checkNote(input.text));
    if ((await tx.$count(customerNotes, about(customerNotes, kept))) >= MOST_NOTES) refuse('text', 'too_many');
    await writeNote(withDb(ctx, tx), kept, input.text);
  });

export const removeCustomerNote: Verb<typeof removeNoteCall> = ({ ctx, input }) =>
  change(ctx, input.encryptedId, async (tx, kept) => {
    const named = and(about(customerNotes, kept), eq(customerNotes.id, input.noteId));
    const removed = await tx.delete(customerNotes).where(named).returning({ id: customerNotes.id });
    if (removed.length === 0) throw new PxError('not_found');
  });

export const addCustomerTask: Verb<typeof addTaskCall> = ({ ctx, input: { encryptedId, text: words, dueOn } }) =>
  change(ctx, encryptedId, async (tx, kept) => {
    refuse('text', checkTaskText(words));
    refuse('dueOn', checkTaskDay(dueOn, todayOf(ctx)));
    if ((await tx.$count(customerTasks, about(customerTasks, kept))) >= MOST_TASKS) refuse('text', 'too_many');
    await writeTask(withDb(ctx, tx), kept, { text: words, dueOn });
  });

export const changeCustomerTask: Verb<typeof changeTaskCall> = ({ ctx, input }) =>
  change(ctx, input.encryptedId, async (tx, kept) => {
    const named = and(about(customerTasks, kept), eq(customerTasks.id, input.taskId));
    const [task] = await tx.select().from(customerTasks).where(named);
    if (!task) throw new PxError('not_found');
    const { dueOn, isDone } = input;
    // one that is overdue is done on the day that it has
    if (dueOn !== task.dueOn) refuse('dueOn', checkTaskDay(dueOn, todayOf(ctx)));
    const doneAt = isDone ? (task.doneAt ?? ctx.clock.now()) : null;
    await tx.update(customerTasks).set({ dueOn, doneAt }).where(named);
  });

export const removeCustomerTask: Verb<typeof removeTaskCall> = ({ ctx, input }) =>
  change(ctx, input.encryptedId, async (tx, kept) => {
    const named = and(about(customerTasks, kept), eq(customerTasks.id, input.taskId));
    const removed = await tx.delete(customerTasks).where(named).returning({ id: customerTasks.id });
    if (removed.length === 0) throw new PxError('not_found');
  });

/** Removes what advisors keep about a person who has left them: another one does not read it. */
export async function forgetCustomer(tx: Db, userId: string): Promise<void> {
  const accounts = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
  for (const table of [customerFamilies, customerTags, customerNotes, customerTasks])
    await tx.delete(table).where(inArray(table.profileId, accounts));
  await forgetConsents(tx, userId);
}

/** Selects the accounts to which an agent gave a tag of some kind. */
export const taggedWith = (db: Db, agentCode: string, which: SQL) =>
  db
    .select({ id: customerTags.profileId })
    .from(customerTags)
    .where(and(eq(customerTags.agentCode, agentCode), which));

const isDue = (ctx: Pick<Context, 'clock'>, agentCode: string) =>
  and(eq(customerTasks.agentCode, agentCode), isNull(customerTasks.doneAt), lte(customerTasks.dueOn, todayOf(ctx)));

/** Selects the accounts about which an agent has a task that is due. */
export const dueTasksOf = (ctx: Pick<Context, 'clock' | 'db'>, agentCode: string) =>
  ctx.db.select({ id: customerTasks.profileId }).from(customerTasks).where(isDue(ctx, agentCode));

/** Holds for accounts in which their agent may act and whose birthday is within `BIRTHDAY_DAYS`. */
export const hasBirthday = (now: Instant): SQL | undefined =>
  and(
    isNull(agentCustomers.actingEndedAt),
    inArray(sql`to_char(${profiles.dateOfBirth}, 'MM-DD')`, [...comingBirthdays(businessDateAt(now)).keys()]),
  );

const customersWhere = (db: Db, agentCode: string, where: SQL | undefined) =>
  db
    .select({ id: profiles.id })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .where(and(ofAgent(agentCode), where));

/** Counts the tasks of an agent about their customers whose day has come. */
export const countDueTasks = (ctx: Pick<Services, 'db' | 'clock'>, agentCode: string): Promise<number> =>
  ctx.db.$count(
    customerTasks,
    and(isDue(ctx, agentCode), inArray(customerTasks.profileId, customersWhere(ctx.db, agentCode, undefined))),
  );

/** Counts the customers of an agent whose birthday is within `BIRTHDAY_DAYS`. */
export async function countBirthdays(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  agentCode: string,
): Promise<number> {
  return (await customersWhere(db, agentCode, hasBirthday(clock.now()))).length;
}

/** The tags, and the number of tasks that are due, of the accounts on a page. */
export async function notesOfMany(ctx: Context, agentCode: string, ids: readonly string[]) {
  const tagRows = await ctx.db
    .select({ profileId: customerTags.profileId, tag: customerTags.tag })
    .from(customerTags)
    .where(and(eq(customerTags.agentCode, agentCode), isOneOf(customerTags.profileId, ids)))
    .orderBy(customerTags.tag);
  const taskRows = await ctx.db
    .select({ profileId: customerTasks.profileId, count: sql`count(*)`.mapWith(Number) })
    .from(customerTasks)
    .where(and(isDue(ctx, agentCode), isOneOf(customerTasks.profileId, ids)))
    .groupBy(customerTasks.profileId);
  return {
    tagsOf: (id: string) => tagRows.flatMap(({ profileId, tag }) => (profileId === id ? tag : [])),
    dueTasks: new Map(taskRows.map(({ profileId, count }) => [profileId, count])),
  };
}
