import { type Paise, toRupees } from '@prosperx/core/money';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { type Db, preparedOnce } from '#db/db.js';
import {
  agentChanges,
  agentCustomers,
  mandates,
  orders,
  orderSets,
  partnerAgents,
  partnerCustomers,
  profiles,
  sales,
  sips,
  stateChanges,
  transferPlans,
  webhookEndpoints,
  webhookEvents,
} from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { WEBHOOK } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';

/** Days for which an event and its deliveries are kept. */
export const EVENT_DAYS = 30;

const AT_ONCE = 50;

type Change = typeof stateChanges.$inferSelect;

/** The event that partners get for a change, and whom it is about. */
interface PartnerNotice {
  readonly userId: string | null;
  readonly agentCode: string | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Reader = (tx: Db, change: Change) => Promise<PartnerNotice | null>;

/** A moment as partners read it. */
const at = (change: Change) => ({ state: change.state, at: new Date(change.at).toISOString() });
const rupeesOf = (amount: Paise | null) => amount && toRupees(amount);

const orderOf: Reader = async (tx, change) => {
  const [found] = await tx
    .select({ order: orders, set: orderSets, userId: profiles.userId })
    .from(orders)
    .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .where(eq(orders.id, change.objectId));
  if (!found) return null;
  const { order, set, userId } = found;
  const data = {
    orderId: order.id,
    pxOrderNumber: set.pxOrderNumber,
    customer: order.profileId,
    kind: order.kind,
    schemeId: order.schemeId,
    amount: toRupees(order.amount),
    paymentState: change.paymentState,
    ...at(change),
  };
  return { userId, agentCode: set.agentCode, type: 'order.changed', data };
};

const mandateOf: Reader = async (tx, change) => {
  const [found] = await tx
    .select({ mandate: mandates, userId: profiles.userId })
    .from(mandates)
    .innerJoin(profiles, eq(profiles.id, mandates.profileId))
    .where(eq(mandates.id, change.objectId));
  if (!found) return null;
  const { mandate, userId } = found;
  const data = {
    mandateId: mandate.id,
    customer: mandate.profileId,
    limit: toRupees(mandate.limit),
    ...at(change),
  };
  return { userId, agentCode: null, type: 'mandate.changed', data };
};

const redemptionOf: Reader = async (tx, change) => {
  const [found] = await tx
    .select({ redemption: sales, userId: profiles.userId })
    .from(sales)
    .innerJoin(profiles, eq(profiles.id, sales.profileId))
    .where(eq(sales.id, change.objectId));
  if (!found) return null;
  const { redemption, userId } = found;
  const { id: saleId, pxOrderNumber, profileId: customer, kind, schemeId, toSchemeId, planId, agentCode } = redemption;
  const data = {
    saleId,
    pxOrderNumber,
    customer,
    kind,
    schemeId,
    toSchemeId,
    planId,
    amount: rupeesOf(redemption.amount),
    payout: rupeesOf(redemption.payout),
    ...at(change),
  };
  return { userId, agentCode, type: 'sale.changed', data };
};

/** A SIP is told with its terms as they are now: a pause or another amount leaves its state. What a customer does with it is told to their advisor of now, whoever was credited with its first order. */
const sipOf: Reader = async (tx, change) => {
  const [found] = await tx
    .select({ sip: sips, userId: profiles.userId })
    .from(sips)
    .innerJoin(profiles, eq(profiles.id, sips.profileId))
    .where(eq(sips.id, change.objectId));
  if (!found) return null;
  const { sip, userId } = found;
  const { id: sipId, profileId: customer, schemeId, nextDate, skipFrom, skipCount } = sip;
  const data = {
    sipId,
    customer,
    schemeId,
    amount: toRupees(sip.amount),
    nextDate,
    skipFrom,
    skipCount,
    isStopped: sip.stoppedAt !== null,
    ...at(change),
  };
  return { userId, agentCode: null, type: 'sip.changed', data };
};

/** The same of a plan. */
const planOf: Reader = async (tx, change) => {
  const [found] = await tx
    .select({ plan: transferPlans, userId: profiles.userId })
    .from(transferPlans)
    .innerJoin(profiles, eq(profiles.id, transferPlans.profileId))
    .where(eq(transferPlans.id, change.objectId));
  if (!found) return null;
  const { id: planId, profileId: customer, kind, schemeId, toSchemeId, amount } = found.plan;
  const data = { planId, customer, kind, schemeId, toSchemeId, amount: toRupees(amount), ...at(change) };
  return { userId: found.userId, agentCode: null, type: 'plan.changed', data };
};

/** A lead names the advisor it is for; who the person is, the partner's advisor reads in the product. */
const leadOf: Reader = (_, { objectId, state: agentCode, at: time }) =>
  Promise.resolve({
    userId: null,
    agentCode,
    type: 'lead.created',
    data: { leadId: objectId, agentCode, at: new Date(time).toISOString() },
  });

/** A change of agent is told to the partners of the one who is left, and of the one who is chosen, each for its own agent. */
const agentChangeOf: Reader = async (tx, change) => {
  const [found] = await tx.select().from(agentChanges).where(eq(agentChanges.id, change.objectId));
  const agentCode = change.state === 'left' ? found?.fromAgentCode : found?.toAgentCode;
  if (!found || !agentCode) return null;
  const own = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, found.userId));
  const data = { customers: own.map(({ id }) => id), agentCode, ...at(change) };
  return { userId: null, agentCode, type: 'customer.advisor_changed', data };
};

const readerOf: Readonly<Record<Change['subject'], Reader>> = {
  order: orderOf,
  mandate: mandateOf,
  lead: leadOf,
  sale: redemptionOf,
  plan: planOf,
  sip: sipOf,
  advisor: agentChangeOf,
};

/** The partners who hear of it: that of the advisor who is credited or whose customer it is, and those with whom the customer is connected. */
async function listenersOf(tx: Db, { userId, agentCode }: PartnerNotice): Promise<string[]> {
  const mapped = tx
    .select({ code: agentCustomers.agentCode })
    .from(agentCustomers)
    .where(eq(agentCustomers.userId, userId ?? ''));
  const ofAgents = tx
    .select({ id: partnerAgents.partnerId })
    .from(partnerAgents)
    .where(or(eq(partnerAgents.agentCode, agentCode ?? ''), inArray(partnerAgents.agentCode, mapped)));
  const ofCustomers = tx
    .select({ id: partnerCustomers.partnerId })
    .from(partnerCustomers)
    .where(eq(partnerCustomers.userId, userId ?? ''));
  const rows = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(or(inArray(webhookEndpoints.id, ofAgents), inArray(webhookEndpoints.id, ofCustomers)));
  return rows.map(({ id }) => id);
}

/** Makes the events of the changes that came first, and their deliveries; returns how many changes there were. Servers that share a database take turns by the rows' locks. */
function makeEvents({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const changes = await tx
      .select()
      .from(stateChanges)
      .orderBy(asc(stateChanges.seq))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const change of changes) {
      const notice = await readerOf[change.subject](tx, change);
      for (const partnerId of notice ? await listenersOf(tx, notice) : []) {
        const event = { id: newId('evt'), partnerId, change: change.seq, createdAt: now };
        await tx.insert(webhookEvents).values({ ...event, type: notice?.type ?? '', data: notice?.data ?? {} });
        await enqueue(tx, [{ kind: WEBHOOK, ref: event.id }], now);
      }
    }
    await tx.delete(stateChanges).where(
      inArray(
        stateChanges.seq,
        changes.map(({ seq }) => seq),
      ),
    );
    return changes.length;
  });
}

const waitingChange = preparedOnce((db) =>
  db
    .select({ any: sql`1` })
    .from(stateChanges)
    .limit(1)
    .for('update', { skipLocked: true })
    .prepare('waiting_change'),
);

/** Turns changes of state into events for partners, as many as go at once; false when there are none. Changes that another server holds are none here: it makes their events. */
export async function runStateEvents(services: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  const [waiting] = await waitingChange(services.db).execute();
  return waiting !== undefined && (await makeEvents(services)) > 0;
}
