import { isFinalSaleState, isReserving, nextSaleState, saleDates } from '@prosperx/core/sale';
import { instantAt, type ExchangeCalendar } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { bankAccounts, folios, profiles, type SaleRow, schemes } from '#db/schema/index.js';
import { accountOf } from '#records/bank/repository.js';
import { subBrokerOf } from '#records/order/sub-broker.js';
import type { ExchangeAnswer, ExchangeSale } from '#providers/exchange/port.js';
import { ProviderUnknown } from '#providers/providers.js';
import { EXECUTE_SALE } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { sendOnce } from '#queue/send-once.js';
import type { Services } from '#kernel/services.js';
import { changeSale, readSale } from './change-sale.js';
import { endSaleSearchInTime } from './end-sale-search.js';
import { notifySeller } from './sale-letter.js';

/** The time of the open morning after the NAV at which fund houses say what was sold. */
const EXECUTION_TIME = '09:00';

/** Sends a sale to the exchange: asks by our reference first, and sends only what is not there. */
export const sendSale: JobHandler = async (services, message) => {
  const { ref } = message;
  const { exchange } = services.providers;
  const sale = await readSale(services.db, ref);
  // a sale that is over is not sent any more
  if (isFinalSaleState(sale.state)) return;
  try {
    const answer = await sendOnce(services, message, {
      ask: () => exchange.findSale(ref),
      send: async () => exchange.sell(await saleToSend(services, sale)),
    });
    await saveAnswer(services, ref, answer);
  } catch (error) {
    if (error instanceof ProviderUnknown) {
      await changeSale(services, ref, async (_, { state }) => ({ state: nextSaleState(state, 'unanswered') }));
      await endSaleSearchInTime(services, sale);
    }
    throw error;
  }
};

async function saleToSend({ db, clock, crypto }: Services, sale: SaleRow): Promise<ExchangeSale> {
  const [row] = await db
    .select({ ucc: profiles.ucc, isin: schemes.isin, folioNumber: folios.folioNumber })
    .from(folios)
    .innerJoin(profiles, eq(profiles.id, folios.profileId))
    .innerJoin(schemes, eq(schemes.id, sale.schemeId))
    .where(eq(folios.id, sale.folioId));
  if (!row) throw new Error('a sale has no folio');
  const account = sale.bankAccountId === null ? null : await accountOf(db, sale.bankAccountId);
  return {
    ...row,
    clientRef: sale.clientRef,
    subBroker: await subBrokerOf({ db, clock }, sale.agentCode),
    toIsin: sale.toSchemeId === null ? null : await isinOf(db, sale.toSchemeId),
    what: saleQuantityOf(sale),
    registrationNumber: sale.registrationNumber,
    payoutAccount: account && { account: crypto.open(bankAccounts.account, account), ifsc: account.ifsc },
  };
}

/** All that is free goes as units: what the exchange calls all would take what is locked, or bought since, too. */
function saleQuantityOf({ measure, amount, units, reservedUnits }: SaleRow): ExchangeSale['what'] {
  if (measure === 'amount' && amount !== null) return { measure, amount };
  return { measure: 'units', units: units ?? reservedUnits };
}

async function isinOf(db: Db, schemeId: string): Promise<string> {
  const [scheme] = await db.select({ isin: schemes.isin }).from(schemes).where(eq(schemes.id, schemeId));
  if (!scheme) throw new Error('a switch goes to a scheme that does not exist');
  return scheme.isin;
}

function saveAnswer(services: Services, clientRef: string, answer: ExchangeAnswer): Promise<void> {
  return changeSale(services, clientRef, async (tx, sale) => {
    const now = services.clock.now();
    if (!isReserving(sale.state)) return {};
    if (!answer.accepted) {
      await notifySeller(tx, { about: 'refused', id: sale.id }, now);
      return { state: nextSaleState(sale.state, 'refused'), remarks: answer.reason };
    }
    await scheduleExecution(tx, sale, now, services.calendar);
    const acceptedAt = sale.acceptedAt ?? now;
    return { state: nextSaleState(sale.state, 'accepted'), bseOrderNumber: answer.orderNumber, acceptedAt };
  });
}

/** Schedules the question for what was sold, on the open morning after the NAV. */
async function scheduleExecution(tx: Db, sale: SaleRow, now: number, calendar: ExchangeCalendar): Promise<void> {
  const { navDate } = await datesOf(tx, sale, calendar);
  const dueAt = Math.max(instantAt(calendar.add(navDate, 1), EXECUTION_TIME), now);
  await enqueue(tx, [{ kind: EXECUTE_SALE, ref: sale.clientRef, payload: { clientRef: sale.clientRef }, dueAt }], now);
}

/** Returns the days of a sale. */
export async function datesOf(
  db: Db,
  { schemeId, createdAt }: Pick<SaleRow, 'schemeId' | 'createdAt'>,
  calendar: ExchangeCalendar,
) {
  return saleDates(createdAt, await readSubCategory(db, schemeId), calendar);
}

/** Returns the sub-category of a scheme, by which its dates go. */
export async function readSubCategory(db: Db, schemeId: string): Promise<string> {
  const [scheme] = await db.select({ subCategory: schemes.subCategory }).from(schemes).where(eq(schemes.id, schemeId));
  if (!scheme) throw new Error('a sale has no scheme');
  return scheme.subCategory;
}
