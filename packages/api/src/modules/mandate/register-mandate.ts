import { PxError } from '@prosperx/core/errors';
import {
  checkMandateEnd,
  checkMandateLimit,
  type getRegisteredMandate as call,
  isSameMandate,
  mandateEnd,
  mandateEndText,
  mandateLimitText,
  type MandateMethod,
  type MandateState,
  mandateTypeOf,
  mandateTypesFor,
  onlineMethods,
} from '@prosperx/core/mandate';
import { ZERO_PAISE } from '@prosperx/core/money';
import { type BusinessDate, businessDateAt, DAY } from '@prosperx/core/time';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { type MandateRow, mandates } from '#db/schema/index.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { REGISTER_MANDATE } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { runNow } from '#queue/worker.js';
import type { BankRow } from '#records/bank/accounts.js';
import { payingAccount } from '#records/bank/repository.js';
import { scheduleCheck } from '#records/mandate/change-mandate.js';
import { accountOfMandate, kindOf, methodOf, ownMandate, readMandate } from '#records/mandate/repository.js';
import { lockedProfile } from '#records/profile/repository.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { channelsOf, registeredSubject, sipTotalOf } from './mandate-config.js';

type Input = InputOf<typeof call>;

const MANDATES_A_DAY = { most: 20, within: DAY } as const;

const refused = (field: string, code: string, message?: string) =>
  new PxError('invalid_input', { fields: { [field]: code }, ...(message !== undefined && { message }) });

/** A mandate as it is asked for, checked by core's rules. */
interface CheckedMandate {
  readonly method: MandateMethod;
  readonly bank: BankRow;
}

async function checkMandate(ctx: Context, input: Input): Promise<CheckedMandate> {
  const { profileId, taxStatus } = registeredSubject(ctx);
  const { type, mandateAmount, method = type === 'X' ? 'paper' : 'netBanking' } = input;
  if (!mandateTypesFor(taxStatus).includes(type)) throw refused('type', 'not_allowed');
  if (mandateTypeOf(method) !== type) throw refused('method', 'not_allowed');
  // its form, which is given to the account holder alone, names the whole number of the account
  if (type === 'X' && ctx.scope !== null) throw new PxError('own_login_required');
  const begun = input.mandateId === undefined ? null : await ownMandate(ctx, input.mandateId);
  const bank =
    begun && input.bankAccountId === undefined
      ? await accountOfMandate(ctx.db, begun)
      : await payingAccount(ctx.db, profileId, input.bankAccountId ?? null);
  if (!bank) throw new PxError('bank_account_missing');
  if (method !== 'paper' && !onlineMethods(await channelsOf(ctx, bank)).includes(method))
    throw refused('method', 'not_offered');
  // one that was begun is as it is, whatever was ordered since
  const sipTotal = begun ? ZERO_PAISE : await sipTotalOf(ctx, profileId);
  const facts = { method, bounds: ctx.config.mandateBounds, sipTotal };
  const wrong = checkMandateLimit(mandateAmount, facts);
  if (wrong) throw refused('mandateAmount', wrong, mandateLimitText(wrong, facts));
  const wrongEnd = checkMandateEnd(input.endDate ?? null, businessDateAt(ctx.clock.now()));
  if (wrongEnd) throw refused('endDate', wrongEnd, mandateEndText[wrongEnd]);
  return { method, bank };
}

/** Returns a mandate like the one that is asked for, which its holder has not proven yet. */
async function findUnfinishedMandate(tx: Db, profileId: string, input: Input, wanted: CheckedMandate) {
  const begun = await tx
    .select()
    .from(mandates)
    .where(and(eq(mandates.profileId, profileId), inArray(mandates.state, BEGUN)))
    .orderBy(desc(mandates.createdAt));
  return begun.find((row) => matchesRequest(row, row.bankAccountId, input, wanted));
}

/** The states of a mandate that can be gone on with. */
const BEGUN = ['created', 'unknown'] as const satisfies readonly MandateState[];

function matchesRequest(
  row: MandateRow,
  bankAccountId: string | null,
  input: Input,
  { method, bank }: CheckedMandate,
): boolean {
  const endOf = (chosen: BusinessDate | null) => mandateEnd(row.startDate, chosen);
  const terms = { method: methodOf(row), amount: row.limit, bankAccountId, endDate: endOf(row.endDate) };
  const endDate = endOf(input.endDate ?? null);
  const asked = { method, amount: input.mandateAmount, bankAccountId: bank.id, endDate };
  return isSameMandate(terms, asked);
}

async function addMandate(
  tx: Db,
  ctx: Context,
  profileId: string,
  input: Input,
  wanted: CheckedMandate,
): Promise<MandateRow> {
  const now = ctx.clock.now();
  const startDate = businessDateAt(now);
  const [row] = await tx
    .insert(mandates)
    .values({
      id: newId('mandate'),
      profileId,
      bankAccountId: wanted.bank.id,
      clientRef: newId('ref'),
      kind: kindOf(wanted.method),
      limit: input.mandateAmount,
      state: 'created' as const,
      startDate,
      endDate: mandateEnd(startDate, input.endDate ?? null),
      createdAt: now,
      changedAt: now,
    })
    .returning();
  if (!row) throw new Error('a mandate was not kept');
  await scheduleCheck(tx, row, now);
  const details = { method: wanted.method, limit: row.limit };
  await audit(withDb(ctx, tx), { action: 'mandate.created', objectId: row.id, details });
  return row;
}

/** Returns the mandate that is set up: one that was begun before where it is the same. Two calls at once find the same one. */
async function mandateFor(ctx: Context, input: Input, wanted: CheckedMandate): Promise<MandateRow> {
  const { profileId } = registeredSubject(ctx);
  if (input.mandateId !== undefined) {
    const begun = await ownMandate(ctx, input.mandateId);
    const bank = await accountOfMandate(ctx.db, begun);
    const isBegun = BEGUN.some((state) => state === begun.state);
    if (!isBegun || !matchesRequest(begun, bank?.id ?? null, input, wanted)) throw new PxError('mandate_over');
    return begun;
  }
  await consumeLimit(ctx, throttleKey(ctx, 'mandate', profileId), MANDATES_A_DAY);
  return ctx.db.transaction(async (tx) => {
    await lockedProfile(tx, profileId);
    const begun = await findUnfinishedMandate(tx, profileId, input, wanted);
    if (begun) return begun;
    const mandate = await addMandate(tx, ctx, profileId, input, wanted);
    const job = { kind: REGISTER_MANDATE, ref: mandate.clientRef, payload: { mandateId: mandate.id } };
    await enqueue(tx, [job], ctx.clock.now());
    return mandate;
  });
}

/** Asks the exchange to register a mandate now; returns the mandate as it is then. Throws `mandate_refused` where it does not. */
export async function withExchange(ctx: Context, { id, clientRef }: MandateRow): Promise<MandateRow> {
  await runNow(ctx, [{ kind: REGISTER_MANDATE, ref: clientRef }]);
  const mandate = await readMandate(ctx.db, id);
  if (mandate.state === 'rejected') throw new PxError('mandate_refused', { message: mandate.reason });
  return mandate;
}

export const getRegisteredMandate: Verb<typeof call> = async ({ ctx, input }) => {
  const wanted = await checkMandate(ctx, input);
  const { id, createdAt } = await withExchange(ctx, await mandateFor(ctx, input, wanted));
  return { mandateId: id, createdDate: createdAt, now: ctx.clock.now() };
};
