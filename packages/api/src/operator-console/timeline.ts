import { PxError } from '@prosperx/core/errors';
import { type getPersonTimeline as call, OPERATOR_ROWS, type TimelineEntry } from '@prosperx/core/operator';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { entryId, newestFirst } from '#audit/entry.js';
import type { Db } from '#db/db.js';
import { auditEntries, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { countLookUp } from './count-look-up.js';
import { linesUntil, type RecordLine } from './record-lines.js';
import { jobsParkedAbout } from './record-of-job.js';

/** A record is there when it was made, and again when it came to the state in which it is. */
function entriesOf({ kind, id, number, state, about, amount, at, changedAt }: RecordLine): TimelineEntry[] {
  const about_ = [number, about].filter(Boolean).join(' · ');
  const made = { id: `${id}:made`, at, what: `${kind}.made`, who: '', about: about_, amount };
  const isChanged = changedAt !== at;
  return isChanged ? [made, { ...made, id: `${id}:changed`, at: changedAt, what: `${kind}.${state}` }] : [made];
}

/** What of an account waits for a person, at the moment from which it does. */
const parkedOf = async (db: Db, profileId: string): Promise<TimelineEntry[]> =>
  (await jobsParkedAbout(db, profileId)).map(({ seq, kind, dueAt }) => ({
    ...{ id: `job:${seq}`, at: dueAt, what: 'job.parked', who: '', about: `${seq} · ${kind}`, amount: null },
  }));

/** What the audit log says of an account, with its orders, payments, refunds, mandates, redemptions, SIPs, STPs and SWPs, and what of it waits for a person. A page ends with a whole moment, since the next one is asked for by the time. */
export const getPersonTimeline: Verb<typeof call> = async ({ ctx, input: { profileId, before } }) => {
  await countLookUp(ctx);
  const { db } = ctx;
  if ((await db.$count(profiles, eq(profiles.id, profileId))) === 0) throw new PxError('not_found');
  ctx.noteProfile(profileId);
  const given = Number(before);
  // later than any moment that a database keeps: the end is now
  const until = before !== undefined && given > 0 && given < 4e12 ? given : ctx.clock.now() + 1;
  const isAsked = and(eq(auditEntries.subject, profileId), lt(auditEntries.at, until));
  const [end] = await db
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(isAsked)
    .orderBy(desc(auditEntries.at))
    .offset(OPERATOR_ROWS - 1)
    .limit(1);
  const audited = await db
    .select()
    .from(auditEntries)
    .where(and(isAsked, end && gte(auditEntries.at, end.at)))
    .orderBy(...newestFirst);
  const recorded = [
    ...(await linesUntil(db, profileId, until)).flatMap(entriesOf),
    ...(await parkedOf(db, profileId)),
  ].filter(({ at }) => at < until);
  const entries = [
    ...audited.map(({ chain, seq, at, actor, action, objectId, details }) => {
      const who = actor.replace(/^user:.*/, 'user');
      const { reason } = details as Readonly<Record<string, unknown>>;
      const said = actor.startsWith('operator:') && typeof reason === 'string' ? reason : null;
      const [id, about] = [`audit:${entryId({ chain, seq })}`, objectId ?? ''];
      return { id, at, what: action, who, about, amount: null, reason: said };
    }),
    ...recorded,
  ].sort((a, b) => b.at - a.at);
  const last = entries[OPERATOR_ROWS - 1];
  return last ? entries.filter(({ at }) => at >= last.at) : entries;
};
