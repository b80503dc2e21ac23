import {
  findRecords,
  getOperatorPerson,
  getParkedJobs,
  getPersonTimeline,
  OPERATOR_ROWS,
  revealPerson,
} from '@prosperx/core/operator';
import { refundText } from '@prosperx/core/payment';
import { businessDateAt } from '@prosperx/core/time';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  auditEntries,
  ledgerEntries,
  mandates,
  orders,
  payments,
  profiles,
  queue,
  refunds,
  sipChanges,
  sips,
} from '#db/schema/index.js';
import {
  ALLOT_ORDER,
  CHANGE_SIP,
  EMAIL_LINK,
  EXPIRE_ORDERS,
  REFUND,
  REVIEW_BANK_ACCOUNT,
  SETTLE_PAYMENT,
} from '#queue/job-kinds.js';
import { hashPanEnds } from '#records/kyc/pan-columns.js';
import { LATE_ORDER } from '#sandbox/fixtures/operator-work.js';
import { seedId, seedProfileId } from '#sandbox/seed/seed-person.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { operatorAtWork } from '#testing/operators.js';
import type { TestKit } from '#testing/test-kit.js';

const LEELA = seedProfileId('leela-thomas');
const SECRETS = ['9876500090', 'LEEPT4590K', 'leela@example.com', '501000123090', '501000000005'];

describeWithDb(
  'people in the console',
  (given) => {
    let kit: TestKit;
    let meena: TestClient;
    beforeEach(async () => {
      ({ kit, meena } = await operatorAtWork(given.db));
    });

    const find = async (what: string) =>
      (await meena.call(findRecords, { query: { what } })).map(({ kind, profileId }) => `${kind} of ${profileId}`);

    it('are found by their mobile, their PAN or its end, and by the numbers of what they did', async () => {
      const [payment] = await given.db.select().from(payments).where(eq(payments.profileId, LEELA));
      const [refund] = await given.db
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, payment?.id ?? ''));
      const [mandate] = await given.db.select().from(mandates);
      const person = `person of ${LEELA}`;
      for (const what of [
        '9876500090',
        '+91 98765 00090',
        '098765-00090',
        'LEEPT4590K',
        'leept4590k',
        '590k',
        ' 590K ',
        'PX00000090',
      ])
        expect([what, await find(what)]).toEqual([what, [person]]);
      expect(await find(LATE_ORDER)).toEqual([`order of ${LEELA}`]);
      expect(await find(payment?.clientRef ?? '')).toEqual([`payment of ${LEELA}`]);
      // what a payer reads from the statement of their bank
      await given.db.update(payments).set({ bankReference: '871789850101' }).where(eq(payments.profileId, LEELA));
      expect(await find('871789850101')).toEqual([`payment of ${LEELA}`]);
      expect(await find(refund?.id ?? '')).toEqual([`refund of ${LEELA}`]);
      // as the reconciliation names what it finds
      expect(await find(seedId('set', 'leela-thomas'))).toEqual([`order of ${LEELA}`]);
      expect(await find(`exchange ${payment?.clientRef}`)).toEqual([`payment of ${LEELA}`]);
      const [entry] = await given.db.select().from(ledgerEntries).limit(1);
      const owner = [`person of ${entry?.profileId}`];
      expect(await find(`ledger ${entry?.seq}`)).toEqual(owner);
      expect(await find(`folio ${entry?.folioId} ${entry?.schemeId}`)).toEqual(owner);
      expect(await find(`ledger ${'9'.repeat(20)}`)).toEqual([]);
      expect(await find(mandate?.id ?? '')).toEqual([`mandate of ${mandate?.profileId}`]);
      expect(await find('6999999999')).toEqual([]);
      expect((await meena.fail(findRecords, { query: { what: 'ab' } })).fields).toEqual({ what: 'what_short' });
    });

    it('are found by the end of a PAN that was kept before there was such a way', async () => {
      await given.db.update(profiles).set({ panEnd: null }).where(eq(profiles.id, LEELA));
      expect(await find('590K')).toEqual([]);
      await hashPanEnds(given.db, kit.services.crypto);
      expect(await find('590K')).toEqual([`person of ${LEELA}`]);
    });

    it('are not looked up one after the other by the hundred', async () => {
      await find('6999999999');
      await given.db.execute(sql`update throttles set count = 120`);
      expect((await meena.fail(findRecords, { query: { what: '6999999999' } })).code).toBe('too_many_requests');
      kit.clock.advance(10_000);
      expect(await find('6999999999')).toEqual([]);
    });

    it('are shown without what they are reached, known or paid by', async () => {
      const person = await meena.call(getOperatorPerson, { query: { profileId: LEELA } });
      expect(person).toMatchObject({
        name: 'Leela Thomas',
        mobile: '••••••0090',
        pan: 'LEEPT••••K',
        email: 'l••••@example.com',
        accounts: [{ account: '501••••090' }, { account: '501••••005', state: 'review' }],
      });
      expect(person.records.map(({ kind }) => kind).sort()).toEqual(['order', 'payment', 'refund']);
      // a refund that is due and goes nowhere by itself
      expect([...(person.parked ?? [])].sort()).toEqual([REVIEW_BANK_ACCOUNT, REFUND].sort());
      const other = await meena.call(getOperatorPerson, { query: { profileId: seedProfileId('asha') } });
      expect(other.parked).toEqual([]);
      const all = JSON.stringify([person, await meena.call(getPersonTimeline, { query: { profileId: LEELA } })]);
      for (const secret of SECRETS) expect(all).not.toContain(secret);
      expect((await meena.fail(getOperatorPerson, { query: { profileId: 'prf_none' } })).code).toBe('not_found');
    });

    it('are shown whole for a reason, which stays in their timeline; nothing of it is in the log', async () => {
      const reason = 'They ask which account the refund goes to.';
      const body = { profileId: LEELA, reason };
      expect((await meena.fail(revealPerson, { body: { ...body, reason: 'why not' } })).fields).toEqual({
        reason: 'reason_short',
      });
      expect(await meena.call(revealPerson, { body })).toEqual({
        mobile: '9876500090',
        pan: 'LEEPT4590K',
        email: 'leela@example.com',
        accounts: ['501000123090', '501000000005'],
      });
      const [entry] = await given.db.select().from(auditEntries).where(eq(auditEntries.action, 'person.revealed'));
      expect(entry).toMatchObject({ actor: 'operator:meena', subject: LEELA, details: { reason } });
      const timeline = await meena.call(getPersonTimeline, { query: { profileId: LEELA } });
      expect(timeline[0]).toMatchObject({ what: 'person.revealed', who: 'operator:meena', reason });
      expect(timeline.map(({ what }) => what)).toContain('refund.made');
      const log = kit.log.lines.join('\n');
      for (const secret of SECRETS) expect(log).not.toContain(secret);
      expect((await meena.fail(revealPerson, { body: { ...body, profileId: 'prf_none' } })).code).toBe('not_found');
    });

    it('are told why an order came to nothing, and why money goes back', async () => {
      await given.db.update(orders).set({ remarks: 'Refused by the exchange.' }).where(eq(orders.profileId, LEELA));
      const { records } = await meena.call(getOperatorPerson, { query: { profileId: LEELA } });
      const about = (kind: string) => records.find((record) => record.kind === kind)?.about;
      expect(about('order')).toMatch(/ · Refused by the exchange\.$/);
      expect(about('refund')).toBe(refundText.order_over);
    });

    it('show the parked jobs that name an order set, a payment, a reference or a change alone, in the account and in its timeline', async () => {
      const [order] = await given.db.select().from(orders).where(eq(orders.profileId, LEELA));
      const [payment] = await given.db.select().from(payments).where(eq(payments.profileId, LEELA));
      const [person] = await given.db.select().from(profiles).where(eq(profiles.id, LEELA));
      const [sip] = await given.db
        .select()
        .from(sips)
        .where(eq(sips.profileId, seedProfileId('asha')));
      const now = kit.clock.now();
      const day = businessDateAt(now);
      await given.db.insert(sipChanges).values({
        ...{ id: 'change_parked', sipId: sip!.id, clientRef: 'parked', kind: 'terms', state: 'requested' },
        ...{ amount: sip!.amount, sipDate: 5, formerAmount: sip!.amount, formerDate: 6, instalment: 2 },
        ...{ date: day, start: day, createdAt: now, changedAt: now },
      });
      const since = now - 1;
      const park = (kind: string, payload: object) =>
        given.db.insert(queue).values({
          kind,
          ref: kind,
          payload,
          state: 'parked',
          dueAt: since,
          createdAt: since,
          lastError: 'TypeError',
        });
      await park(EXPIRE_ORDERS, { orderSetId: order!.orderSetId });
      await park(SETTLE_PAYMENT, { ref: payment!.clientRef });
      await park(ALLOT_ORDER, { clientRef: order!.clientRef });
      await park(EMAIL_LINK, { userId: person!.userId });
      await park(CHANGE_SIP, { changeId: 'change_parked' });
      const own = [EXPIRE_ORDERS, SETTLE_PAYMENT, ALLOT_ORDER, EMAIL_LINK];
      const parkedOf = async (profileId: string) => {
        const { parked } = await meena.call(getOperatorPerson, { query: { profileId } });
        const timeline = await meena.call(getPersonTimeline, { query: { profileId } });
        const told = timeline.filter(({ what, at }) => what === 'job.parked' && at === since);
        return [parked ?? [], told.map(({ about }) => about.replace(/^\d+ · /, ''))];
      };
      const [parked, told] = await parkedOf(LEELA);
      expect(parked).toEqual(expect.arrayContaining(own));
      expect(told?.toSorted()).toEqual(own.toSorted());
      expect(await parkedOf(seedProfileId('asha'))).toEqual([[CHANGE_SIP], [CHANGE_SIP]]);
      // and whoever reads the list of jobs sees whose they are
      const { jobs } = await meena.call(getParkedJobs);
      const ofKind = (kind: string) => jobs.find((job) => job.kind === kind)?.profileId;
      expect([...own, CHANGE_SIP].map(ofKind)).toEqual([...own.map(() => LEELA), seedProfileId('asha')]);
    });

    it('have older records in their timeline too, however many came since', async () => {
      const [order] = await given.db.select().from(orders).where(eq(orders.profileId, LEELA)).limit(1);
      const now = kit.clock.now();
      const many = Array.from({ length: 2 * OPERATOR_ROWS }, (_, at) => ({
        ...order!,
        ...{ id: `ord_many_${at}`, clientRef: `many_${at}`, bseOrderNumber: null },
        ...{ sipId: null, instalment: null, createdAt: now - at, changedAt: now - at },
      }));
      many.at(-1)!.changedAt = now;
      await given.db.insert(orders).values(many);
      const last = await meena.call(getPersonTimeline, { query: { profileId: LEELA } });
      expect(last.map(({ id }) => id)).toContain(`ord_many_${many.length - 1}:changed`);
      const before = String(now - OPERATOR_ROWS);
      const timeline = await meena.call(getPersonTimeline, { query: { profileId: LEELA, before } });
      expect(timeline.filter(({ id }) => id.startsWith('ord_many_')).map(({ id }) => id)).toContain(
        `ord_many_${OPERATOR_ROWS + 1}:made`,
      );
    });

    it('have a timeline that goes on before its last entry', async () => {
      const asha = seedProfileId('asha');
      const first = await meena.call(getPersonTimeline, { query: { profileId: asha } });
      const last = first.at(-1)?.at ?? 0;
      const next = await meena.call(getPersonTimeline, { query: { profileId: asha, before: String(last) } });
      expect(next.every(({ at }) => at < last)).toBe(true);
      expect([...first].sort((a, b) => b.at - a.at)).toEqual(first);
    });
  },
  'seeded',
);
