import {
  answerProposal,
  decideJob,
  getOperatorAudit,
  getOperatorHome,
  getParkedJobs,
  getPersonTimeline,
  getProposals,
  PROPOSAL_HOURS,
  retryJobs,
} from '@prosperx/core/operator';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditBySystem } from '#audit/audit.js';
import {
  auditEntries,
  deletionRequests,
  operatorProposals,
  queue,
  refunds,
  sandboxBankPayments,
} from '#db/schema/index.js';
import * as kinds from '#queue/job-kinds.js';
import { decideParked, endWaiting } from '#queue/operate.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { lockIsAwaited } from '#testing/locks.js';
import { operatorAtWork, operatorClient } from '#testing/operators.js';
import type { TestKit } from '#testing/test-kit.js';

const LEELA = seedProfileId('leela-thomas');
const reason = 'The gateway answers again since ten.';

interface Refusal {
  readonly code: string;
  readonly data?: unknown;
}
const whyOf = ({ code, data }: Refusal) =>
  code === 'decision_refused' ? (data as { readonly why: string }).why : code;

describeWithDb(
  'what moves money',
  (given) => {
    let kit: TestKit;
    let [meena, ravi]: TestClient[] = [];
    const clients = () => [meena, ravi] as [TestClient, TestClient];

    beforeEach(async () => {
      ({ kit, meena } = await operatorAtWork(given.db));
      // the refund of the fixture waits again, and its bank has sent nothing back yet
      const asParked = { state: 'parked', dueAt: kit.clock.now() } as const;
      await given.db.update(queue).set(asParked).where(eq(queue.kind, kinds.REFUND));
      await given.db.update(refunds).set({ state: 'due' });
      await given.db.update(sandboxBankPayments).set({ details: sql`${sandboxBankPayments.details} - 'refunds'` });
      await given.db.delete(operatorProposals);
      ravi = await operatorClient(kit, 'ravi');
    });

    const parked = async () => (await clients()[0].call(getParkedJobs)).jobs.find(({ kind }) => kind === kinds.REFUND);
    const propose = async (by: TestClient, act: 'retry' | 'drop' = 'retry') => {
      const seq = (await parked())?.seq ?? 0;
      const { outcome } = await by.call(decideJob, { body: { seq, act, reason } });
      expect(outcome).toBe('proposed');
      return (await by.call(getProposals))[0]?.id ?? '';
    };
    const answer = (by: TestClient, id: string, what: 'approve' | 'refuse' | 'withdraw' = 'approve') =>
      by.send(answerProposal, { body: { id, answer: what, reason: 'I looked at the gateway’s page.' } });
    const codeOf = async (response: Response) => whyOf(((await response.json()) as { error: Refusal }).error);
    const stateOf = async () => (await given.db.select().from(queue).where(eq(queue.kind, kinds.REFUND)))[0]?.state;
    const sentBack = async () => {
      const [booked] = await given.db
        .select()
        .from(sandboxBankPayments)
        .where(sql`details ? 'refunds'`);
      return Object.values((booked?.details as { refunds?: object } | undefined)?.refunds ?? {});
    };
    const entriesOf = (action: string) => given.db.select().from(auditEntries).where(eq(auditEntries.action, action));

    it('is done once a second operator approves it, and the audit names both', async () => {
      const [one, two] = clients();
      expect(await parked()).toMatchObject({ acts: ['retry', 'drop'], asksSecond: ['retry', 'drop'], attempts: 12 });
      const id = await propose(one);
      expect(await stateOf()).toBe('parked');
      expect(await parked()).toMatchObject({ proposal: { id, proposedBy: 'meena', reason, isMine: true } });
      // whoever decides sees whose money it is, and how much
      const about = { kind: 'refund', name: 'Leela Thomas', amount: 750_000 };
      expect(await parked()).toMatchObject({ profileId: LEELA, about });
      expect((await two.call(getProposals))[0]).toMatchObject({ about });
      expect((await two.call(getOperatorHome)).home?.waiting.proposals).toBe(1);
      expect(await codeOf(await answer(one, id))).toBe('own');
      expect((await answer(two, id)).status).toBe(200);
      await kit.settle();
      expect([await stateOf(), await sentBack()]).toEqual(['done', [750_000]]);
      const acts = await two.call(getOperatorAudit, { query: {} });
      expect(acts.slice(0, 3)).toMatchObject([
        { actor: 'operator:ravi', action: 'proposal.approved', details: { proposedBy: 'meena' } },
        { actor: 'operator:ravi', action: 'queue.retried', details: { proposal: reason, kind: kinds.REFUND } },
        { actor: 'operator:meena', action: 'proposal.made', reason },
      ]);
      expect(await codeOf(await answer(two, id))).toBe('over');
      const timeline = await two.call(getPersonTimeline, { query: { profileId: LEELA } });
      const acted = timeline.filter(({ who }) => who.startsWith('operator:'));
      expect(acted.map(({ what, who, reason: why }) => [what, who, why])).toEqual([
        ['proposal.approved', 'operator:ravi', 'I looked at the gateway’s page.'],
        ['queue.retried', 'operator:ravi', 'I looked at the gateway’s page.'],
        ['proposal.made', 'operator:meena', reason],
      ]);
    });

    // the embedded database has one connection: nobody waits for anybody
    it.runIf(given.engine === 'postgres')('is over for whoever approves it while its job ends', async () => {
      const [one, two] = clients();
      const id = await propose(one);
      let approving: Promise<Response> | undefined;
      await given.db.transaction(async (tx) => {
        const isIt = eq(queue.kind, kinds.REFUND);
        await tx.select().from(queue).where(isIt).for('update');
        approving = answer(two, id);
        await lockIsAwaited(given.db);
        await endWaiting(tx, isIt, kit.clock.now());
      });
      expect(await codeOf(await approving!)).toBe('over');
      expect(await sentBack()).toEqual([]);
    });

    it('is left as it was when it is refused, withdrawn, or nobody decides for a day', async () => {
      const [one, two] = clients();
      expect((await answer(two, await propose(one), 'refuse')).status).toBe(200);
      const again = await propose(one, 'drop');
      expect(await codeOf(await answer(two, again, 'withdraw'))).toBe('not_own');
      expect((await answer(one, again, 'withdraw')).status).toBe(200);
      const late = await propose(two);
      kit.clock.advance(PROPOSAL_HOURS * 3_600_000);
      const [today, other] = [await operatorClient(kit, 'meena'), await operatorClient(kit, 'ravi')];
      expect(await codeOf(await answer(today, late))).toBe('over');
      expect((await other.call(getProposals)).map(({ state }) => state).sort()).toEqual([
        'over',
        'refused',
        'withdrawn',
      ]);
      expect(await stateOf()).toBe('parked');
      // the job is not held by it: it can be proposed anew
      const seq = (await given.db.select().from(queue).where(eq(queue.kind, kinds.REFUND)))[0]?.seq ?? 0;
      expect(await today.call(decideJob, { body: { seq, act: 'retry', reason } })).toEqual({ outcome: 'proposed' });
    });

    it('is proposed once, and needs a reason that names nobody', async () => {
      const [one, two] = clients();
      const seq = (await parked())?.seq ?? 0;
      const both = await Promise.all(
        [one, two].map((by) => by.send(decideJob, { body: { seq, act: 'retry', reason } })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      for (const [bad, fault] of [
        ['now', 'reason_short'],
        ['Asha of 98765 00001 wants it', 'reason_personal'],
      ] as const)
        expect(await two.fail(decideJob, { body: { seq, act: 'drop', reason: bad } })).toMatchObject({
          code: 'invalid_input',
          fields: { reason: fault },
        });
    });

    it('is over when the command has decided meanwhile, also where the job waits for a person once more', async () => {
      const [one, two] = clients();
      const id = await propose(one, 'drop');
      const by = { ...kit.services, actor: { kind: 'system' }, subject: null } as const;
      await decideParked(by, { act: 'retry' }, (await parked())?.seq ?? 0);
      expect(await codeOf(await answer(two, id))).toBe('over');
      // it failed once more, for another reason than the one that was known
      await given.db.update(queue).set({ state: 'parked' }).where(eq(queue.kind, kinds.REFUND));
      expect(await codeOf(await answer(two, id))).toBe('over');
      expect(await stateOf()).toBe('parked');
      expect(await propose(two, 'retry')).not.toBe(id);
    });

    it('is done once, however many approve at the same moment', async () => {
      const [one] = clients();
      const id = await propose(one);
      const before = (await entriesOf('queue.retried')).length;
      const others = await Promise.all(Array.from({ length: 6 }, () => operatorClient(kit, 'ravi')));
      const answers = await Promise.all(others.map((by) => answer(by, id)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      await kit.settle();
      expect(await entriesOf('queue.retried')).toHaveLength(before + 1);
      expect(await sentBack()).toEqual([750_000]);
    });

    // the twin reads that the proposal is open, and then does it
    it('is done several times by one who looks first and does it then', async () => {
      const id = await propose(clients()[0]);
      const before = (await entriesOf('queue.retried')).length;
      let [readers, goOn] = [0, () => {}];
      const allHaveRead = new Promise<void>((resolve) => (goOn = resolve));
      const approve = async () => {
        const open = and(eq(operatorProposals.id, id), eq(operatorProposals.state, 'open'));
        const [proposal] = await given.db.select().from(operatorProposals).where(open);
        readers += 1;
        if (readers === 6) goOn();
        await allHaveRead;
        if (!proposal) return;
        await given.db.update(operatorProposals).set({ state: 'done' }).where(open);
        await given.db.update(queue).set({ state: 'pending' }).where(eq(queue.seq, proposal.jobSeq));
        await given.db.transaction((db) =>
          auditBySystem({ ...kit.services, db }, { action: 'queue.retried', objectId: String(proposal.jobSeq) }),
        );
      };
      await Promise.all(Array.from({ length: 6 }, approve));
      expect((await entriesOf('queue.retried')).length).toBe(before + 6);
    });

    it('is no part of what one operator has tried anew at once, as mails after their server was away', async () => {
      const [one] = clients();
      const notification = { kind: kinds.LOGIN_MAIL, state: 'parked' as const, dueAt: kit.clock.now() };
      const notifications = [1, 2, 3].map((at) => ({
        ...notification,
        ref: `all ${at}`,
        payload: {},
        createdAt: kit.clock.now(),
      }));
      await given.db.insert(queue).values(notifications);
      const retry = (kind: string) => one.send(retryJobs, { body: { kind, reason } });
      expect(await codeOf(await retry(kinds.REFUND))).toBe('one_by_one');
      expect(await (await retry(kinds.LOGIN_MAIL)).json()).toMatchObject({ data: { retried: 3 } });
      const states = await given.db
        .select()
        .from(queue)
        .where(inArray(queue.kind, [kinds.LOGIN_MAIL, kinds.REFUND]));
      expect(states.map(({ state }) => state).sort()).toEqual(['parked', 'pending', 'pending', 'pending']);
      expect(await codeOf(await retry(kinds.LOGIN_MAIL))).toBe('not_parked');
      await given.db.delete(queue).where(eq(queue.kind, kinds.LOGIN_MAIL));
    });

    it('is not what a mail is: one operator retries or drops that', async () => {
      const [one] = clients();
      const job = {
        kind: kinds.OPERATOR_ALARM,
        ref: 'mail',
        payload: {},
        createdAt: kit.clock.now(),
        dueAt: kit.clock.now(),
      };
      const [mail] = await given.db
        .insert(queue)
        .values({ ...job, state: 'parked' })
        .returning();
      const seq = mail?.seq ?? 0;
      expect(whyOf(await one.fail(decideJob, { body: { seq, act: 'approve', reason } }))).toBe('not_parked');
      expect(await one.call(decideJob, { body: { seq, act: 'drop', reason } })).toEqual({ outcome: 'done' });
      expect(whyOf(await one.fail(decideJob, { body: { seq, act: 'retry', reason } }))).toBe('not_parked');
      expect(whyOf(await one.fail(decideJob, { body: { seq: 1e300, act: 'retry', reason } }))).toBe('not_parked');
      await given.db.delete(deletionRequests);
    });

    it('is every job but notifications, news, questions and what only the server keeps', () => {
      const { AFTER_APPROVAL: _, AFTER_DROP: __, ONE_PERSON_JOBS, PROVIDER_MESSAGES, ...named } = kinds;
      const all: string[] = Object.values(named).filter((kind) => typeof kind === 'string');
      expect([...ONE_PERSON_JOBS].filter((kind) => !all.includes(kind))).toEqual([]);
      expect(PROVIDER_MESSAGES.filter((kind) => ONE_PERSON_JOBS.has(kind))).toEqual([]);
      const asked = all.filter((kind) => !ONE_PERSON_JOBS.has(kind));
      expect(asked).toEqual(
        expect.arrayContaining([
          kinds.CANCEL_PLAN,
          kinds.CANCEL_MANDATE,
          kinds.REGISTER_MANDATE,
          kinds.PLAN_INSTALMENT,
        ]),
      );
    });
  },
  'seeded',
);
