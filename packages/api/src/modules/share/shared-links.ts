import { PxError } from '@prosperx/core/errors';
import {
  LINKS_A_PAGE,
  type getSharedLinks as listCall,
  type revokeShortLink as revokeCall,
} from '@prosperx/core/share';
import { and, desc, eq, getTableColumns, gt } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { agentCustomers, profiles, shortLinks } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { withDb } from '#kernel/context.js';

export const getSharedLinks: Verb<typeof listCall> = async ({ ctx, input }) => {
  const { code: agentCode } = await advisorOf(ctx);
  const own = and(eq(shortLinks.agentCode, agentCode), gt(shortLinks.expiresAt, ctx.clock.now()));
  const rows = await ctx.db
    .select({
      ...getTableColumns(shortLinks),
      id: shortLinks.code,
      customer: profiles.name,
      isOwn: agentCustomers.userId,
    })
    .from(shortLinks)
    .leftJoin(profiles, eq(profiles.id, shortLinks.profileId))
    .leftJoin(agentCustomers, and(eq(agentCustomers.userId, profiles.userId), eq(agentCustomers.agentCode, agentCode)))
    .where(own)
    .orderBy(desc(shortLinks.createdAt), desc(shortLinks.code))
    .limit(LINKS_A_PAGE)
    .offset(LINKS_A_PAGE * Number(input.page ?? 0));
  const links = rows.map((row) => ({
    code: row.code,
    kind: row.kind,
    // whoever is another advisor's customer by now has no name here
    receiver: ctx.crypto.open(shortLinks.receiver, row) ?? (row.isOwn && row.customer),
    sharedAt: row.createdAt,
    expiresAt: row.expiresAt,
    openedAt: row.openedAt,
    opens: row.opens,
    revokedAt: row.revokedAt,
  }));
  return { count: await ctx.db.$count(shortLinks, own), links };
};

/** One that is revoked already stays as it is. A link of another advisor is as unknown as one that there is not. */
export const revokeShortLink: Verb<typeof revokeCall> = async ({ ctx, input }) => {
  const { code: agentCode } = await advisorOf(ctx);
  return ctx.db.transaction(async (tx) => {
    const [link] = await tx
      .select()
      .from(shortLinks)
      .where(and(eq(shortLinks.code, input.code), eq(shortLinks.agentCode, agentCode)))
      .for('update');
    if (!link) throw new PxError('not_found');
    if (link.revokedAt !== null) return { revokedAt: link.revokedAt };
    const revokedAt = ctx.clock.now();
    await tx.update(shortLinks).set({ revokedAt }).where(eq(shortLinks.code, link.code));
    await audit(withDb(ctx, tx), {
      action: 'short_link.revoked',
      objectId: link.profileId,
      details: { kind: link.kind },
    });
    return { revokedAt };
  });
};
