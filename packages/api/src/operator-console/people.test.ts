import { findRecords, getOperatorPerson, getPersonTimeline, revealPerson } from '@prosperx/core/operator';
import { refundText } from '@prosperx/core/payment';
import { loadSandboxFixture } from '@prosperx/core/sandbox';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, mandates, orders, payments, profiles, refunds } from '#db/schema/index.js';
import { REFUND, REVIEW_BANK_ACCOUNT } from '#queue/job-kinds.js';
import { hashPanEnds } from '#records/kyc/pan-columns.js';
import { LATE_ORDER } from '#sandbox/fixtures/operator-work.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { operatorClient } from '#testing/operators.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const LEELA = seedProfileId('leela-thomas');
const SECRETS = ['9876500090', 'LEEPT4590K', 'leela@example.com', '501000123090', '501000000005'];

describeWithDb(
  'people in the console',
  (given) => {
    let kit: TestKit;
    let meena: TestClient;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
      await kit.client().call(loadSandboxFixture, { body: { name: 'operator-work' } });
      meena = await operatorClient(kit);
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
