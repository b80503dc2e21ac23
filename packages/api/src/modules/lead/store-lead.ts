import { createHash } from 'node:crypto';
import type { Language } from '@prosperx/core/language';
import {
  byLeadField,
  type Lead,
  leadConsent,
  leadKeptUntil,
  type LeadSource,
  type LeadTerms,
  pickLeadTerms,
  SEALED_LEAD_TERMS,
} from '@prosperx/core/lead';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { agents, leads } from '#db/schema/index.js';
import { type Context, withDb } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { LEAD_NOTIFICATION } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { noteLead } from '#records/agent/note-for-partners.js';
import type { LeadNotification } from './lead-notification.js';
import { objectedAmong } from './objections.js';

export type LeadRow = typeof leads.$inferSelect;

/** A possible customer whose details were checked. */
export interface NewLead extends LeadTerms {
  /** The advisor who is credited. */
  readonly agentCode: string;
  readonly source: LeadSource;
  readonly tag: string | null;
  /** true where nobody known has sent it: it changes nothing of what another has sent. */
  readonly isUnverified?: boolean;
  /** That of the form which the person filled in; absent where an advisor did. */
  readonly language?: Language | null;
  /** Who is written to about it. */
  readonly notifications: readonly LeadNotification['to'][];
}

type Sealing = Pick<Services, 'crypto'>;
type SealedTerm = (typeof SEALED_LEAD_TERMS)[number];

/** Terms of which those that are sealed are turned into others. */
function eachSealed<Kept>(terms: Omit<LeadTerms, SealedTerm>, turn: (term: SealedTerm) => Kept) {
  const turned = Object.fromEntries(SEALED_LEAD_TERMS.map((term) => [term, turn(term)]));
  return { ...terms, ...(turned as Record<SealedTerm, Kept>) };
}

/** Terms as the table keeps them. */
const keptTerms = ({ crypto }: Sealing, id: string, terms: LeadTerms) =>
  eachSealed(pickLeadTerms(terms), (term) => crypto.seal(leads[term], id, terms[term]));

/** The terms of a row. */
const termsOf = ({ crypto }: Sealing, row: LeadRow): LeadTerms =>
  eachSealed(pickLeadTerms(row), (term) => crypto.open(leads[term], row));

/** Returns a lead as its advisor sees it; `isCustomer` says whether somebody with this mobile is a customer of theirs. */
export function leadOf(ctx: Sealing, row: LeadRow, isCustomer = false): Lead {
  return {
    leadId: row.id,
    source: row.source,
    tag: row.tag,
    ...byLeadField(termsOf(ctx, row)),
    status: row.status,
    followUpOn: row.followUpOn,
    keptUntil: leadKeptUntil(businessDateAt(row.changedAt)),
    invitations: row.invitations,
    invitedAt: row.invitedAt,
    isCustomer,
    createdAt: row.createdAt,
  };
}

/** The id of a lead: the same for what is sent twice a day, such as by a double click. */
function idOf(parts: readonly (string | null)[]): string {
  return `led_${createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22)}`;
}

/**
 * Keeps a lead and has its notifications sent; the same person for the same thing on the same day is one lead, with the details that came last.
 * Of strangers it is one only with the same details: who knows a mobile does not change what its owner has sent. Resolves to null where the
 * person wants to be nobody's lead.
 */
export async function storeLead(ctx: Context, lead: NewLead): Promise<Lead | null> {
  const { crypto } = ctx;
  const now = ctx.clock.now();
  const { agentCode, source, tag } = lead;
  const mobileHash = crypto.lookup('mobile', lead.mobile);
  const own = lead.isUnverified ? [crypto.lookup('lead', `${lead.name}\0${lead.email.toLowerCase()}`)] : [];
  const id = idOf([source, tag, agentCode, mobileHash, businessDateAt(now), ...own]);
  const details = { ...keptTerms(ctx, id, lead), changedAt: now };
  const row = { id, agentCode, source, tag, mobileHash, language: lead.language ?? null };
  const notifications = lead.notifications.map((to) => ({
    kind: LEAD_NOTIFICATION,
    ref: `${id}:${to}`,
    payload: { leadId: id, to },
  }));
  return ctx.db.transaction(async (tx) => {
    if ((await objectedAmong(tx, [mobileHash])).size > 0) return null;
    const [stored] = await tx
      .insert(leads)
      .values({ ...row, ...details, consentVersion: leadConsent.version, createdAt: now })
      .onConflictDoUpdate({ target: leads.id, set: details })
      .returning();
    if (!stored) throw new Error('the lead was not written');
    await enqueue(tx, notifications, now);
    if (stored.createdAt === now) await noteLead(tx, stored, now);
    await audit(withDb(ctx, tx), { action: 'lead.created', objectId: id, details: { source, tag } });
    runSoon(ctx, notifications);
    return leadOf(ctx, stored);
  });
}

/** Keeps leads of an advisor's own list whose mobile is in none of theirs yet, all or none; returns the ids of those that were added, and who wants to be nobody's lead. */
export async function storeImported(
  ctx: Context,
  agentCode: string,
  given: readonly LeadTerms[],
): Promise<{ readonly added: ReadonlyMap<LeadTerms, string>; readonly objected: ReadonlySet<LeadTerms> }> {
  const now = ctx.clock.now();
  const added = new Map<LeadTerms, string>();
  const objected = new Set<LeadTerms>();
  await ctx.db.transaction(async (tx) => {
    // one import of an advisor after another, so that each sees what the other added
    await tx.select({ code: agents.code }).from(agents).where(eq(agents.code, agentCode)).for('no key update');
    const hashes = given.map(({ mobile }) => ctx.crypto.lookup('mobile', mobile));
    const objections = await objectedAmong(tx, hashes);
    const known = await tx
      .select({ mobileHash: leads.mobileHash })
      .from(leads)
      .where(and(eq(leads.agentCode, agentCode), inArray(leads.mobileHash, hashes)));
    const seen = new Set(known.map(({ mobileHash }) => mobileHash));
    const rows = given.flatMap((terms, at) => {
      const mobileHash = hashes[at];
      if (mobileHash === undefined || seen.has(mobileHash)) return [];
      if (objections.has(mobileHash)) {
        objected.add(terms);
        return [];
      }
      seen.add(mobileHash);
      const id = idOf(['home', null, agentCode, mobileHash, businessDateAt(now)]);
      added.set(terms, id);
      const kept = { ...keptTerms(ctx, id, terms), mobileHash, consentVersion: leadConsent.version };
      return [{ id, agentCode, source: 'home' as const, tag: null, ...kept, createdAt: now, changedAt: now }];
    });
    if (rows.length === 0) return;
    // what the form adds at the same time is the same lead
    await tx.insert(leads).values(rows).onConflictDoNothing();
    for (const row of rows) await noteLead(tx, row, now);
    await audit(withDb(ctx, tx), { action: 'leads.imported', details: { count: rows.length } });
  });
  return { added, objected };
}
