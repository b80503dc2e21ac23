import {
  answerProposal,
  checkHeldKyc,
  decideJob,
  endPartnerKey,
  endPersonSessions,
  getBankReviews,
  getDeletions,
  getHeldKycs,
  getImports,
  getOperatorCalendar,
  getOperatorHome,
  getOperatorPartners,
  getOperatorPicture,
  getProposals,
  getReconciliation,
  importFile,
  runReconciliation,
  saveHolidays,
  withdrawDeletionFor,
} from '@prosperx/core/operator';
import { checkPartnerPage } from '@prosperx/core/partner';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { getCurrentUser, verifyPassword } from '@prosperx/core/session';
import { DAY, EXCHANGE_HOLIDAYS } from '@prosperx/core/time';
import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  auditEntries,
  bankAccounts,
  files,
  importRuns,
  orders,
  profiles,
  queue,
  schemes,
  users,
} from '#db/schema/index.js';
import { CANCEL_MANDATE } from '#queue/job-kinds.js';
import { finishImport } from '#records/fund/import-run.js';
import { seedId, seedProfileId } from '#sandbox/seed/seed-person.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { lastActOfOperator, operatorAtWork, operatorClient } from '#testing/operators.js';
import { addMandate } from '#testing/running-sip.js';
import type { TestKit } from '#testing/test-kit.js';

const LEELA = seedProfileId('leela-thomas');
const reason = 'Checked with what was handed in.';

describeWithDb(
  'the lists of an operator',
  (given) => {
    let kit: TestKit;
    let meena: TestClient;
    beforeEach(async () => {
      ({ kit, meena } = await operatorAtWork(given.db));
    });

    const lastAct = () => lastActOfOperator(given.db);

    it('count what waits', async () => {
      const { all } = await meena.call(getHeldKycs);
      expect((await meena.call(getOperatorHome)).home?.waiting).toEqual({
        jobs: 1,
        proposals: 0,
        bankReviews: 1,
        kyc: all,
        advisors: 1,
        deletions: 1,
        findings: null,
      });
    });

    it('shows the names of an account with its cheque, and links it once a second operator agrees', async () => {
      const [review] = await meena.call(getBankReviews, { query: { profileId: LEELA } });
      expect(await meena.call(getBankReviews, { query: { profileId: seedProfileId('asha') } })).toEqual([]);
      expect(review).toMatchObject({ name: 'Leela Thomas', bankHolder: 'LEELA MATHEW', account: '501••••005' });
      const picture = await meena.call(getOperatorPicture, { body: { fileId: review?.fileId ?? '' } });
      expect(picture.mediaType).toBe('image/jpeg');
      expect(Buffer.from(picture.base64, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
      expect(await lastAct()).toMatchObject({ action: 'picture.viewed', objectId: review?.fileId, subject: LEELA });
      const body = { seq: review?.seq ?? 0, act: 'approve', reason } as const;
      expect(await meena.call(decideJob, { body })).toEqual({ outcome: 'proposed' });
      // nobody is asked for it again
      expect((await meena.call(getBankReviews))[0]).toMatchObject({
        proposal: { proposedBy: 'meena', act: 'approve' },
      });
      const ravi = await operatorClient(kit, 'ravi');
      const [proposal] = await ravi.call(getProposals);
      await ravi.call(answerProposal, { body: { id: proposal?.id ?? '', answer: 'approve', reason } });
      await kit.settle();
      const [account] = await given.db
        .select()
        .from(bankAccounts)
        .where(eq(bankAccounts.id, seedId('bnk', 'leela-thomas new')));
      expect(account).toMatchObject({ state: 'active', isDefault: true });
      expect(await meena.call(getBankReviews)).toEqual([]);
      // what is decided is nobody's to look at any more
      expect((await meena.fail(getOperatorPicture, { body: { fileId: review?.fileId ?? '' } })).code).toBe('not_found');
    });

    it('shows no picture that waits for no decision', async () => {
      const [other] = await given.db
        .insert(files)
        .values({
          id: 'fil_other',
          profileId: LEELA,
          kind: 'signature',
          mediaType: 'image/png',
          byteCount: 1,
          sha256: '',
          createdAt: kit.clock.now(),
        })
        .returning();
      expect((await meena.fail(getOperatorPicture, { body: { fileId: other?.id ?? '' } })).code).toBe('not_found');
    });

    it('asks the registry again about a KYC that blocks an account, and tells its answer', async () => {
      const isLeela = eq(profiles.id, LEELA);
      const onHold = {
        kycStatus: 'KYC_HOLD_REJECTED_STATUS',
        kycRawStatus: 'KYC ON HOLD',
        kycCheckedAt: kit.clock.now(),
      };
      const ofLeela = async () => (await meena.call(getHeldKycs)).held.find(({ profileId }) => profileId === LEELA);
      const check = { body: { profileId: LEELA, reason } };
      expect((await meena.fail(checkHeldKyc, check)).code).toBe('not_found');
      await given.db.update(profiles).set(onHold).where(isLeela);
      expect(await ofLeela()).toMatchObject({
        ...{ name: 'Leela Thomas', pan: 'LEEPT••••K', status: onHold.kycStatus, registrySays: 'KYC ON HOLD' },
        ...{ checkedAt: onHold.kycCheckedAt, sentAt: null },
      });
      const noReason = await meena.fail(checkHeldKyc, { body: { profileId: LEELA, reason: 'no' } });
      expect(noReason.fields).toEqual({ reason: 'reason_short' });
      expect(await meena.call(checkHeldKyc, check)).toEqual({ status: 'KYC_VALIDATED_STATUS' });
      expect(await ofLeela()).toBeUndefined();
      const acts = await given.db.select().from(auditEntries).where(eq(auditEntries.subject, LEELA));
      expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(['kyc.asked', 'kyc.checked']));
      expect(acts.find(({ action }) => action === 'kyc.asked')?.details).toEqual({ reason });
    });

    it('ends a key of a partner at once', async () => {
      const key = 'sandbox-server-key-of-bluebank';
      const known = async () => {
        const answer = await kit.client().send(checkPartnerPage, { headers: { 'X-PX-Partner-Key': key } });
        return ((await answer.json()) as { data?: { registered: boolean } }).data?.registered;
      };
      expect(await known()).toBe(true);
      const blue = (await meena.call(getOperatorPartners)).find(({ partnerId }) => partnerId === 'bluebank');
      expect(JSON.stringify(blue)).not.toContain(key);
      const keyId = blue?.keys.find(({ kind }) => kind === 'server')?.id ?? '';
      await meena.call(endPartnerKey, { body: { partnerId: 'bluebank', keyId, reason } });
      expect(await known()).toBe(false);
      expect(await lastAct()).toMatchObject({
        action: 'partner_key.revoked',
        objectId: 'bluebank',
        details: { id: keyId, reason },
      });
      const again = { body: { partnerId: 'bluebank', keyId, reason } };
      expect((await meena.fail(endPartnerKey, again)).code).toBe('not_found');
      expect((await meena.fail(endPartnerKey, { body: { ...again.body, partnerId: 'greenapp' } })).code).toBe(
        'not_found',
      );
    });

    it('saves the holidays of a year whole, and says which is missing', async () => {
      const { years, knownUntil } = await meena.call(getOperatorCalendar);
      const next = String(Number(years[0]?.year) + 1);
      expect(knownUntil.slice(0, 4)).toBe(years[0]?.year);
      const list = `${next}-01-26, Republic Day\n${next}-05-01, Maharashtra Day\n${next}-08-15\n${next}-10-02, Gandhi Jayanti\n${next}-12-25, Christmas`;
      const save = (given_: string) => meena.send(saveHolidays, { body: { list: given_, reason } });
      const half = await (await save(`${next}-03-22, Holi`)).json();
      expect(half).toMatchObject({ error: { fields: { list: expect.stringContaining('is not whole') as string } } });
      expect((await save('next monday')).status).toBe(422);
      expect((await save(list)).status).toBe(200);
      // a day that was left out by mistake is named
      const changed = async (days: string) => (await (await save(days)).json()) as object;
      const [holi, data] = [`${next}-03-22`, { years: [next], added: [] as string[], gone: [] as string[] }];
      expect(await changed(`${list}\n${holi}, Holi`)).toMatchObject({ data: { ...data, added: [holi] } });
      expect(await changed(list)).toMatchObject({ data: { ...data, gone: [holi] } });
      expect(await lastAct()).toMatchObject({ action: 'calendar.imported', details: { years: next, reason } });
      expect(kit.services.calendar.holidays).toContain(`${next}-01-26`);
      expect((await meena.call(getOperatorCalendar)).years[0]?.year).toBe(next);
      expect(EXCHANGE_HOLIDAYS).not.toContain(`${next}-01-26`);
    });

    it('withdraws a deletion for its holder, who is told', async () => {
      const [deletion] = await meena.call(getDeletions);
      expect(deletion).toMatchObject({ profileId: LEELA, keptUntil: null, blockers: ['money'] });
      const mandateId = await addMandate(kit.services, LEELA, 10_000);
      const now = kit.clock.now();
      const job = { kind: CANCEL_MANDATE, ref: 'cxl_waits', payload: { mandateId } };
      await given.db.insert(queue).values({ ...job, state: 'parked', dueAt: now, createdAt: now });
      expect((await meena.call(getDeletions))[0]?.blockers).toEqual(['money', 'mandates']);
      await meena.call(withdrawDeletionFor, { body: { profileId: LEELA, reason } });
      await kit.settle();
      expect(await meena.call(getDeletions)).toEqual([]);
      expect(await lastAct()).toMatchObject({ action: 'deletion.withdrawn', subject: LEELA, details: { reason } });
      const mails = await kit.client().call(sandboxMessages, { query: { to: 'leela@example.com' } });
      expect(mails.map(({ text }) => text).join()).toMatch(/withdr/i);
      const again = { body: { profileId: LEELA, reason } };
      expect((await meena.fail(withdrawDeletionFor, again)).code).toBe('not_found');
    });

    it('takes a file of the market over, says what it changed, and why one changed nothing', async () => {
      const [scheme] = await given.db.select().from(schemes).where(like(schemes.isin, 'INF%')).limit(1);
      const give = async (kind: 'expense-ratios' | 'nav', name: string, content: string) => {
        const body = { file: new Uint8Array(Buffer.from(content)), name };
        const { id, run } = await meena.call(importFile, { query: { kind, reason }, body });
        // while it is taken over the embedded database may let nobody read the list
        expect(run).toMatchObject({ id, kind, fileName: name, actor: 'operator:meena', finishedAt: null, total: 0 });
        await kit.settle();
        return (await meena.call(getImports)).find((run) => run.id === id);
      };
      const csv = `ISIN,Expense Ratio,As Of\n${scheme?.isin},1.5,2026-10-31`;
      const taken = await give('expense-ratios', 'ratios.csv', csv);
      expect(taken).toMatchObject({
        fileName: 'ratios.csv',
        actor: 'operator:meena',
        refusal: null,
        done: 1,
        total: 1,
      });
      expect(taken?.finishedAt).not.toBeNull();
      expect(taken?.report.join(' ')).toContain('1 scheme');
      const page = await give('nav', 'NAVAll.txt', '<html>Service unavailable</html>');
      expect(page?.report).toEqual([]);
      expect(page?.refusal).toMatch(/./);
      expect(await lastAct()).toMatchObject({ action: 'import.begun', details: { kind: 'nav', reason } });
      const bytes = {
        query: { kind: 'nav', reason },
        body: { file: new Uint8Array([0xff, 0xfe, 0x80]), name: 'x' },
      } as const;
      expect((await meena.fail(importFile, bytes)).code).toBe('file_not_allowed');
    });

    it('says of an import that a restart cut off, and whose end nobody wrote, that it was broken off', async () => {
      const over = kit.clock.now();
      const begun = { kind: 'history', fileName: 'navs', actor: 'command', done: 3, total: 9 };
      const ago = { imp_cut: DAY, imp_long: DAY - 1, imp_here: 2 * DAY };
      const runs = Object.entries(ago).map(([id, time]) => ({ ...begun, id, startedAt: over - time }));
      await given.db.insert(importRuns).values(runs);
      let finish!: () => void;
      const here = finishImport({ ...kit.services, actor: { kind: 'system' } }, 'imp_here', async () => {
        await new Promise<void>((resolve) => (finish = resolve));
        return [];
      });
      const read = await meena.call(getImports);
      const ofRun = (id: keyof typeof ago) => read.find((run) => run.id === id);
      expect(ofRun('imp_long')).toMatchObject({ finishedAt: null, refusal: null });
      // this server is still at it, whatever its clock says
      expect(ofRun('imp_here')).toMatchObject({ finishedAt: null, refusal: null });
      finish();
      await here;
      expect(ofRun('imp_cut')).toMatchObject({ finishedAt: over });
      expect(ofRun('imp_cut')?.refusal).toContain('broken off');
    });

    it('ends the sessions of a person, wherever they have logged in', async () => {
      const investor = await newInvestor(kit);
      const { client, profileId } = investor;
      await client.call(getCurrentUser);
      const advisor = await advisorFor(kit, investor);
      expect(await meena.call(endPersonSessions, { body: { profileId, reason } })).toEqual({ ended: 1 });
      expect((await client.fail(getCurrentUser)).code).toBe('signed_out');
      // the phone of a person is not their advisor's
      await advisor.call(getCurrentUser);
      expect(await lastAct()).toMatchObject({ action: 'sessions.ended', subject: profileId, details: { reason } });
      const nobody = { body: { profileId: 'prf_none', reason } };
      expect((await meena.fail(endPersonSessions, nobody)).code).toBe('not_found');
    });

    it('has each device of such a person count as new, where the next login asks for a code', async () => {
      const [phone, username] = [kit.client(), '9876500001'];
      const login = { body: { username, password: SANDBOX_PASSWORD } };
      await phone.call(verifyPassword, login);
      const profileId = seedProfileId('asha');
      const [{ userId } = { userId: '' }] = await given.db.select().from(profiles).where(eq(profiles.id, profileId));
      await given.db.update(users).set({ codeAtLogin: 'new_device' }).where(eq(users.id, userId));
      await phone.call(verifyPassword, login);
      await meena.call(endPersonSessions, { body: { profileId, reason } });
      expect((await phone.fail(verifyPassword, login)).code).toBe('otp_required');
    });

    it('has the books compared, and says what to do about what does not agree', async () => {
      expect(await meena.call(getReconciliation)).toBeNull();
      await meena.call(runReconciliation);
      expect((await meena.fail(runReconciliation)).code).toBe('too_many_requests');
      await kit.settle();
      const clean = await meena.call(getReconciliation);
      expect(clean).toMatchObject({ actor: 'operator:meena', scope: 'all', found: 0, findings: [] });
      await given.db
        .update(orders)
        .set({ amount: sql`${orders.amount} + 100` })
        .where(eq(orders.profileId, LEELA));
      kit.clock.advance(120_000);
      await meena.call(runReconciliation);
      await kit.settle();
      const found = await meena.call(getReconciliation);
      const amount = found?.findings.find(({ check }) => check === 'set_amount');
      expect(amount?.refs).toEqual([seedId('set', 'leela-thomas')]);
      // what the order says is a rupee more than what the set says
      expect(amount?.records).toEqual([
        {
          ref: seedId('set', 'leela-thomas'),
          says: [
            { book: 'Our order set', said: '₹7,500.00' },
            { book: 'Our orders', said: '₹7,501.00' },
          ],
        },
      ]);
      expect(amount?.todo).toContain('Find the set');
      expect((await meena.call(getOperatorHome)).home?.waiting.findings).toBe(found?.found);
    });
  },
  'seeded',
);
