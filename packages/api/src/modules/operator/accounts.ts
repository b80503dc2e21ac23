import { ENROLMENT_HOURS, isOperatorName, tidyOperatorName } from '@prosperx/core/operator';
import { HOUR } from '@prosperx/core/time';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { audit, byCommand } from '#audit/audit.js';
import { newId, newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { operators, operatorSessions } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import { operatorCommandText as text } from './operator-command.text.js';
import { newSecret } from './totp.js';

type Deps = Pick<Services, 'db' | 'clock' | 'crypto'>;

/** What an operator is known by before they have enrolled: a link, once, and the secret that their app will hold. */
function newEnrolment({ clock, crypto }: Deps, id: string) {
  const token = newToken();
  const kept = {
    passwordHash: null,
    lastStep: null,
    secret: crypto.seal(operators.secret, id, newSecret()),
    linkHash: crypto.lookup('operator_link', token),
    linkUntil: clock.now() + ENROLMENT_HOURS * HOUR,
  };
  return { token, kept };
}

const endSessions = (tx: Db, operatorId: string, now: number) =>
  tx
    .update(operatorSessions)
    .set({ endedAt: now })
    .where(and(eq(operatorSessions.operatorId, operatorId), isNull(operatorSessions.endedAt)));

async function added(deps: Deps, name: string): Promise<string> {
  if (!isOperatorName(name)) throw new StartError(text.badName(name));
  const id = newId('opr');
  const { token, kept } = newEnrolment(deps, id);
  const made = await deps.db
    .insert(operators)
    .values({ id, name, ...kept, createdAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (made.length === 0) throw new StartError(text.taken(name));
  return token;
}

/** Changes an operator who is one; throws `StartError` for a name that is nobody's. */
async function changed(deps: Deps, name: string, change: (id: string) => Partial<typeof operators.$inferInsert>) {
  const isOne = and(eq(operators.name, name), isNull(operators.endedAt));
  const [found] = await deps.db.select({ id: operators.id }).from(operators).where(isOne).for('update');
  if (!found) throw new StartError(text.unknown(name));
  await deps.db.update(operators).set(change(found.id)).where(eq(operators.id, found.id));
  await endSessions(deps.db, found.id, deps.clock.now());
}

const acts = {
  add: (deps: Deps, name: string) => added(deps, name),
  reset: async (deps: Deps, name: string) => {
    let token = '';
    await changed(deps, name, (id) => {
      const enrolment = newEnrolment(deps, id);
      token = enrolment.token;
      return enrolment.kept;
    });
    return token;
  },
  end: async (deps: Deps, name: string) => {
    const now = deps.clock.now();
    await changed(deps, name, () => ({ endedAt: now, passwordHash: null, linkHash: null, linkUntil: null }));
    return null;
  },
} as const;

async function lines({ db, clock }: Deps): Promise<readonly string[]> {
  const rows = await db.select().from(operators).orderBy(asc(operators.name));
  const stateOf = ({ endedAt, passwordHash, linkUntil }: (typeof rows)[number]) => {
    if (endedAt !== null) return text.ended;
    if (passwordHash !== null) return text.enrolled;
    return linkUntil !== null && linkUntil > clock.now() ? text.invited : text.linkOver;
  };
  return rows.length === 0 ? [text.none] : rows.map((row) => `${row.name}  ${stateOf(row)}`);
}

/**
 * `npm run operator`: shows all operators, after one is added, given a new link (`reset`: password and app are void, sessions over) or ended.
 * `publicUrl` is the address of the site. Throws `StartError` with what is wrong.
 */
export async function operatorCommand(
  deps: Deps & { readonly publicUrl: string },
  args: readonly string[],
): Promise<readonly string[]> {
  const [act, given, ...rest] = args;
  if (act === undefined || (act === 'list' && given === undefined)) return lines(deps);
  if (!Object.hasOwn(acts, act) || given === undefined || rest.length > 0) throw new StartError(text.usage);
  const name = tidyOperatorName(given);
  const token = await deps.db.transaction(async (tx) => {
    const made = await acts[act as keyof typeof acts]({ ...deps, db: tx }, name);
    const action = { add: 'operator.added', reset: 'operator.reset', end: 'operator.ended' }[act as keyof typeof acts];
    await audit(byCommand({ ...deps, db: tx }), { action, objectId: name });
    return made;
  });
  const link = `${deps.publicUrl}/v1/operator#${new URLSearchParams({ token: token ?? '' }).toString()}`;
  return [...(await lines(deps)), ...(token === null ? [] : ['', text.link(name), link])];
}
