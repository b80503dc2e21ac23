import type { NamedScheme } from '@prosperx/core/fund';
import { isFinalRedemptionState, isReserving, nextRedemptionState, redemptionDates } from '@prosperx/core/redemption';
import { instantAt, type ExchangeCalendar } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { bankAccounts, folios, profiles, type RedemptionRow, schemes } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { ExchangeAnswer } from '#providers/exchange/port/orders.js';
import type { ExchangeRedemption } from '#providers/exchange/port/redemptions.js';
import { ProviderUnknown } from '#providers/providers.js';
import { EXECUTE_SALE } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { sendOnce } from '#queue/send-once.js';
import { accountOf } from '#records/bank/repository.js';
import { subBrokerOf } from '#records/order/sub-broker.js';
import { changeRedemption, readRedemption } from './change-redemption.js';
import { endRedemptionSearchInTime } from './end-redemption-search.js';
import { notifyRefusal } from './redemption-notification.js';

/** The time of the open morning after the NAV at which fund houses say what was sold. */
const EXECUTION_TIME = '09:00';

/** Sends a redemption to the exchange: asks by our reference first, and sends only what is not there. */
export const sendRedemption: JobHandler = async (services, message) => {
  const { ref } = message;
  const { exchange } = services.providers;
  const redemption = await readRedemption(services.db, ref);
  // a redemption that is over is not sent any more
  if (isFinalRedemptionState(redemption.state)) return;
  try {
    const answer = await sendOnce(services, message, {
      ask: () => exchange.findRedemption(ref),
      send: async () => exchange.redeem(await redemptionToSend(services, redemption)),
    });
    await saveAnswer(services, ref, answer);
  } catch (error) {
    if (error instanceof ProviderUnknown) {
      await changeRedemption(services, ref, async (_, { state }) => ({
        state: nextRedemptionState(state, 'unanswered'),
      }));
      // an instalment that the exchange made may be older than our first question
      await endRedemptionSearchInTime(services, redemption, message.createdAt);
    }
    throw error;
  }
};

async function redemptionToSend(
  { db, clock, crypto }: Services,
  redemption: RedemptionRow,
): Promise<ExchangeRedemption> {
  const [row] = await db
    .select({ ucc: profiles.ucc, isin: schemes.isin, folioNumber: folios.folioNumber })
    .from(folios)
    .innerJoin(profiles, eq(profiles.id, folios.profileId))
    .innerJoin(schemes, eq(schemes.id, redemption.schemeId))
    .where(eq(folios.id, redemption.folioId));
  if (!row) throw new Error('a sale has no folio');
  const account = redemption.bankAccountId === null ? null : await accountOf(db, redemption.bankAccountId);
  return {
    ...row,
    clientRef: redemption.clientRef,
    subBroker: await subBrokerOf({ db, clock }, redemption.agentCode),
    toIsin: redemption.toSchemeId === null ? null : await isinOf(db, redemption.toSchemeId),
    what: redemptionQuantityOf(redemption),
    registrationNumber: redemption.registrationNumber,
    payoutAccount: account && { account: crypto.open(bankAccounts.account, account), ifsc: account.ifsc },
  };
}

/** All that is free goes as units: what the exchange calls all would take what is locked, or bought since, too. */
function redemptionQuantityOf({ measure, amount, units, reservedUnits }: RedemptionRow): ExchangeRedemption['what'] {
  if (measure === 'amount' && amount !== null) return { measure, amount };
  return { measure: 'units', units: units ?? reservedUnits };
}

async function isinOf(db: Db, schemeId: string): Promise<string> {
  const [scheme] = await db.select({ isin: schemes.isin }).from(schemes).where(eq(schemes.id, schemeId));
  if (!scheme) throw new Error('a switch goes to a scheme that does not exist');
  return scheme.isin;
}

function saveAnswer(services: Services, clientRef: string, answer: ExchangeAnswer): Promise<void> {
  return changeRedemption(services, clientRef, async (tx, redemption) => {
    const now = services.clock.now();
    if (!isReserving(redemption.state)) return {};
    if (!answer.accepted) {
      await notifyRefusal(tx, redemption, now);
      return { state: nextRedemptionState(redemption.state, 'refused'), remarks: answer.reason };
    }
    await scheduleExecution(tx, redemption, now, services.calendar);
    const acceptedAt = redemption.acceptedAt ?? now;
    return { state: nextRedemptionState(redemption.state, 'accepted'), bseOrderNumber: answer.orderNumber, acceptedAt };
  });
}

/** Schedules the question for what was sold, on the open morning after the NAV. */
async function scheduleExecution(
  tx: Db,
  redemption: RedemptionRow,
  now: number,
  calendar: ExchangeCalendar,
): Promise<void> {
  const { navDate } = await datesOf(tx, redemption, calendar);
  const dueAt = Math.max(instantAt(calendar.add(navDate, 1), EXECUTION_TIME), now);
  await enqueue(
    tx,
    [{ kind: EXECUTE_SALE, ref: redemption.clientRef, payload: { clientRef: redemption.clientRef }, dueAt }],
    now,
  );
}

/** Returns the days of a sale. */
async function datesOf(
  db: Db,
  { schemeId, createdAt }: Pick<RedemptionRow, 'schemeId' | 'createdAt'>,
  calendar: ExchangeCalendar,
) {
  return redemptionDates(createdAt, await readRedeemedScheme(db, schemeId), calendar);
}

/** Returns the name and the sub-category of a scheme, by which its dates go. */
export async function readRedeemedScheme(db: Db, schemeId: string): Promise<NamedScheme> {
  const { name, subCategory } = schemes;
  const [scheme] = await db.select({ name, subCategory }).from(schemes).where(eq(schemes.id, schemeId));
  if (!scheme) throw new Error('a sale has no scheme');
  return scheme;
}
