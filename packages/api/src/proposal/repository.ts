import { PxError } from '@prosperx/core/errors';
import { proposalStateAt } from '@prosperx/core/proposal';
import { and, asc, desc, eq, max, ne, type SQL } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Change } from '#customer-approval/acts.js';
import type { Db } from '#db/db.js';
import { type ProposalItemRow, proposalItems, type ProposalRow, proposals } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';

/** The token of a link names the thread and is signed: it lies nowhere, and shows the last version that was sent. */
export const tokenOf = ({ crypto }: Pick<Services, 'crypto'>, threadId: string): string =>
  `${threadId}.${crypto.lookup('proposal-link', threadId)}`;

/** The thread that a token names. Throws `approval_link_invalid` for one that we did not make. */
export function threadOf(services: Pick<Services, 'crypto'>, token: string): string {
  const threadId = token.split('.')[0] ?? '';
  if (token !== tokenOf(services, threadId)) throw new PxError('approval_link_invalid');
  return threadId;
}

/** The version of a thread that was sent last. Throws `approval_link_invalid` where there is none. */
export async function lastSent(db: Db, threadId: string): Promise<ProposalRow> {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.threadId, threadId), ne(proposals.state, 'draft')))
    .orderBy(desc(proposals.version))
    .limit(1);
  if (!row) throw new PxError('approval_link_invalid');
  return row;
}

/** The state of a version at the clock's time. */
export const stateOf = ({ state, expiresAt }: ProposalRow, { clock }: Pick<Context, 'clock'>) =>
  proposalStateAt(state, expiresAt, clock.now());

/** The last version of each thread that was sent and fits, latest first. */
export async function sentThreads(db: Db, which: SQL | undefined, most: number): Promise<ProposalRow[]> {
  const last = db
    .select({ threadId: proposals.threadId, version: max(proposals.version).as('last') })
    .from(proposals)
    .where(and(which, ne(proposals.state, 'draft')))
    .groupBy(proposals.threadId)
    .as('last_sent');
  const rows = await db
    .select({ proposal: proposals })
    .from(proposals)
    .innerJoin(last, and(eq(last.threadId, proposals.threadId), eq(last.version, proposals.version)))
    .orderBy(desc(proposals.sentAt))
    .limit(most);
  return rows.map(({ proposal }) => proposal);
}

export const itemsOf = (db: Db, proposalId: string): Promise<ProposalItemRow[]> =>
  db.select().from(proposalItems).where(eq(proposalItems.proposalId, proposalId)).orderBy(asc(proposalItems.place));

export const changeOf = ({ crypto }: Pick<Services, 'crypto'>, item: ProposalItemRow): Change =>
  JSON.parse(crypto.open(proposalItems.change, item)) as Change;

/** A row of an item at the end of a version. */
export function newItem(
  { crypto }: Pick<Services, 'crypto'>,
  { id: proposalId, profileId }: Pick<ProposalRow, 'id' | 'profileId'>,
  item: { readonly call: ProposalItemRow['call']; readonly change: Change; readonly place: number },
): typeof proposalItems.$inferInsert {
  const id = newId('item');
  const change = crypto.seal(proposalItems.change, id, JSON.stringify(item.change));
  return { id, proposalId, profileId, place: item.place, call: item.call, change };
}
