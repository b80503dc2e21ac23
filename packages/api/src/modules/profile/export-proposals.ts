import { asc, eq } from 'drizzle-orm';
import { agents, proposalItems, proposals } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { isoOf, type Row } from './export-rows.js';

/** Returns what advisors proposed to a person, each version with its words, its items and the answer. */
export async function proposalsOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const rows = await db
    .select({ proposal: proposals, advisor: agents.name })
    .from(proposals)
    .innerJoin(agents, eq(agents.code, proposals.agentCode))
    .where(eq(proposals.profileId, profileId))
    .orderBy(asc(proposals.createdAt));
  const items = await db.select().from(proposalItems).where(eq(proposalItems.profileId, profileId));
  return rows.map(({ proposal, advisor }) => ({
    advisor,
    version: proposal.version,
    state: proposal.state,
    words: crypto.open(proposals.words, proposal),
    reason: crypto.open(proposals.reason, proposal),
    sentAt: isoOf(proposal.sentAt),
    until: isoOf(proposal.expiresAt),
    answeredAt: isoOf(proposal.answeredAt),
    items: items
      .filter(({ proposalId }) => proposalId === proposal.id)
      .toSorted((one, other) => one.place - other.place)
      .map((item) => ({
        call: item.call,
        terms: JSON.parse(crypto.open(proposalItems.change, item)) as unknown,
        answer: item.answer,
      })),
  }));
}
