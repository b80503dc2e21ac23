import {
  checkTags,
  learnSpellings,
  MOST_NOTES,
  MOST_TASKS,
  spellingsOf,
  tidyFamily,
  tidyTags,
} from '@prosperx/core/agent';
import {
  checkUpdate,
  type CustomerUpdate,
  tidyUpdate,
  type updateCustomers as call,
  type UpdateFault,
  type UpdateOutcome,
} from '@prosperx/core/customer-update';
import { businessDateAt, DAY } from '@prosperx/core/time';
import { and, eq, inArray, or } from 'drizzle-orm';
import { agentCustomers, customerNotes, customerTags, customerTasks, profiles, users } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { groupBy } from '#kernel/group-by.js';
import { customersByMobile } from '#records/agent/by-mobile.js';
import { ofAgent } from '#records/agent/of-agent.js';
import { lockFamilies } from '#records/family/members.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { familiesOf, knownFamilies } from './customer-families.js';
import { knownTags } from './customer-notes.js';
import { about, isFull, type Kept, moveToFamily, writeNote, writeTags, writeTask } from './kept-notes.js';

/** The limit of files that one advisor looks at or has kept. */
const UPDATES_A_DAY = { most: 100, within: DAY } as const;

/** Keeps what a file says of customers who are known, or says what it would change; a row with a fault holds up no other, and one that is sent again changes nothing more. */
export const updateCustomers: Verb<typeof call> = async ({ ctx, input }) => {
  const { isPreview } = input;
  const rows = input.rows.map(tidyUpdate);
  const { code } = await advisorOf(ctx);
  await consumeLimit(ctx, throttleKey(ctx, 'customer-update', code), UPDATES_A_DAY);
  const accounts = await accountsFor(ctx, code, rows);
  const families = spellingsOf(await knownFamilies(ctx.db, code));
  const tags = spellingsOf(await knownTags(ctx.db, code));
  const outcomes: UpdateOutcome[] = [];
  for (const [at, row] of rows.entries()) {
    const update = { ...row, family: tidyFamily(row.family, families), tags: tidyTags(row.tags, tags) };
    const outcome = await updateOne(ctx, { agentCode: code, accounts: accounts[at] ?? [], update, isPreview });
    // names that a row brings are known to the next
    if (outcome.family) learnSpellings(families, [outcome.family.to]);
    learnSpellings(tags, outcome.tags);
    outcomes.push(outcome);
  }
  return { rows: outcomes };
};

interface Account {
  readonly profileId: string;
  readonly name: string;
}

/** Returns the accounts of an advisor's customers that each row names, found all at once: by client code, else by mobile. */
async function accountsFor(
  ctx: Context,
  agentCode: string,
  rows: readonly CustomerUpdate[],
): Promise<readonly (readonly Account[])[]> {
  const uccs = rows.flatMap(({ ucc }) => (ucc === '' ? [] : ucc));
  const mobiles = rows.flatMap(({ ucc, mobile }) => (ucc === '' && mobile !== '' ? mobile : []));
  const people = await customersByMobile(ctx, agentCode, new Set(mobiles));
  const found = await ctx.db
    .select({ profileId: profiles.id, name: profiles.name, ucc: profiles.ucc, userId: users.id })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .where(and(ofAgent(agentCode), or(inArray(profiles.ucc, uccs), inArray(users.id, [...people.values()]))));
  const ofUcc = groupBy(found, ({ ucc }) => ucc);
  const ofPerson = groupBy(found, ({ userId }) => userId);
  return rows.map(({ ucc, mobile }) => (ucc === '' ? ofPerson.get(people.get(mobile) ?? '') : ofUcc.get(ucc)) ?? []);
}

const NOTHING = { family: null, tags: [], note: false, task: false };

const refused = (name: string, faults: readonly UpdateFault[]): UpdateOutcome => ({
  ...NOTHING,
  ...{ name, outcome: 'refused', faults: [...faults] },
});

interface Asked {
  readonly agentCode: string;
  readonly accounts: readonly Account[];
  readonly update: CustomerUpdate;
  readonly isPreview: boolean;
}

async function updateOne(ctx: Context, { agentCode, accounts, update, isPreview }: Asked): Promise<UpdateOutcome> {
  const [account] = accounts;
  const faults = [
    ...checkUpdate(update, businessDateAt(ctx.clock.now())),
    ...(accounts.length > 1 ? ['several_accounts' as const] : account ? [] : ['customer_unknown' as const]),
  ];
  const name = accounts.length === 1 ? (account?.name ?? '') : '';
  if (!account || faults.length > 0) return refused(name, faults);
  const kept = { agentCode, profileId: account.profileId };
  if (isPreview) return { ...(await planOf(ctx, kept, update)), name };
  return ctx.db.transaction(async (tx) => {
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, kept.profileId)).for('no key update');
    await lockFamilies(tx, agentCode);
    const inside = withDb(ctx, tx);
    const plan = await planOf(inside, kept, update);
    if (plan.outcome === 'changes') await write(inside, kept, { plan, update });
    return { ...plan, name };
  });
}

type Plan = Omit<UpdateOutcome, 'name'>;

/** What a row changes of what is kept about its customer. */
async function planOf(ctx: Context, kept: Kept, update: CustomerUpdate): Promise<Plan> {
  const { db, crypto } = ctx;
  const from = (await familiesOf(db, kept.agentCode, [kept.profileId])).get(kept.profileId) ?? '';
  const family = update.family === '' || update.family === from ? null : { from, to: update.family };
  const has = await tagsOf(ctx, kept);
  const tags = update.tags.filter((tag) => !has.includes(tag));
  const notes = update.note === '' ? [] : await db.select().from(customerNotes).where(about(customerNotes, kept));
  const note = update.note !== '' && !notes.some((row) => crypto.open(customerNotes.text, row) === update.note);
  const tasks = update.task === '' ? [] : await db.select().from(customerTasks).where(about(customerTasks, kept));
  const isKnown = tasks.some(
    (row) => row.dueOn === update.dueOn && crypto.open(customerTasks.text, row) === update.task,
  );
  const task = update.task !== '' && !isKnown;
  const faults: (UpdateFault | false)[] = [
    family !== null && (await isFull(db, kept.agentCode, family.to)) && 'family_full',
    tags.length > 0 && checkTags([...has, ...tags]) !== null && 'tags_too_many',
    note && notes.length >= MOST_NOTES && 'notes_too_many',
    task && tasks.length >= MOST_TASKS && 'tasks_too_many',
  ];
  const found = faults.filter((fault) => fault !== false);
  if (found.length > 0) return refused('', found);
  const isSame = family === null && tags.length === 0 && !note && !task;
  return { outcome: isSame ? 'same' : 'changes', faults: [], family, tags, note, task };
}

async function tagsOf({ db }: Context, kept: Kept): Promise<string[]> {
  const rows = await db.select({ tag: customerTags.tag }).from(customerTags).where(about(customerTags, kept));
  return rows.map(({ tag }) => tag);
}

interface Planned {
  readonly plan: Plan;
  readonly update: CustomerUpdate;
}

async function write(ctx: Context, kept: Kept, { plan, update }: Planned): Promise<void> {
  if (plan.tags.length > 0) await writeTags(ctx.db, kept, [...(await tagsOf(ctx, kept)), ...plan.tags]);
  if (plan.note) await writeNote(ctx, kept, update.note);
  if (plan.task && update.dueOn !== null) await writeTask(ctx, kept, { text: update.task, dueOn: update.dueOn });
  // it may write the log, which is written last
  if (plan.family) await moveToFamily(ctx, kept, plan.family.to);
}
