import { getAgentCertificates, getOwnAgent, saveAgentCertificates } from '@prosperx/core/agent';
import { getOperatorPicture, getWaitingAdvisors, refuseAdvisor, verifyAdvisor } from '@prosperx/core/operator';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { agents } from '#db/schema/index.js';
import { readCertification } from '#records/agent/certification.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { lastActOfOperator, operatorAtWork } from '#testing/operators.js';
import type { TestKit } from '#testing/test-kit.js';

const reason = 'Checked with what was handed in.';

const atWire = (at: number | null) => (at === null ? null : new Date(at).toISOString());

describeWithDb(
  'the certificates of advisors, in the console',
  (given) => {
    let kit: TestKit;
    let meena: TestClient;
    beforeEach(async () => {
      ({ kit, meena } = await operatorAtWork(given.db));
    });

    const lastAct = () => lastActOfOperator(given.db);

    it('are verified by what was looked at, and by nothing that was handed in since', async () => {
      const [advisor] = await meena.call(getWaitingAdvisors);
      expect(advisor).toMatchObject({ code: 'AG2009', arn: 'ARN-200209' });
      for (const fileId of [advisor?.arnFile, advisor?.nismFile])
        expect((await meena.call(getOperatorPicture, { body: { fileId: fileId ?? '' } })).base64).not.toBe('');
      const verify = async (seen: object = {}) => {
        const [{ code, arn, euin, savedAt } = advisor!] = await meena.call(getWaitingAdvisors);
        const now = { code, arn, euin, savedAt: atWire(savedAt) };
        return meena.send(verifyAdvisor, { body: { ...now, ...seen, reason } });
      };
      const refusal = { error: { fields: { arn: 'arn_changed' } } };
      expect(await (await verify({ arn: 'ARN-200210' })).json()).toMatchObject(refusal);
      // the advisor hands in another person's number, then another end, while the operator looks at what was there
      const { euin, savedAt } = advisor!;
      const own = await advisorOfCode(kit, 'AG2009');
      const query = { agentCode: 'AG2009' };
      const saved = {
        ...{ isNISMCertified: true, nismCode: 'NISM-2020123456', isARNHolder: true, arnCode: 'ARN-200209' },
        ...{ nismValidStartDate: '2025-01-10', nismValidEndDate: '2028-01-09', euin: euin ?? '' },
        ...{ arnValidStartDate: '2025-03-01', arnValidEndDate: '2028-02-29' },
      };
      kit.clock.advance(1_000);
      await own.call(saveAgentCertificates, { query, body: { ...saved, euin: 'E999999' } });
      expect(await (await verify({ euin })).json()).toMatchObject(refusal);
      await own.call(saveAgentCertificates, { query, body: { ...saved, arnValidEndDate: '2099-12-31' } });
      expect(await (await verify({ savedAt: atWire(savedAt) })).json()).toMatchObject(refusal);
      expect(await meena.call(getWaitingAdvisors)).toMatchObject([{ code: 'AG2009', arnTo: '2099-12-31' }]);
      expect((await verify()).status).toBe(200);
      expect(await lastAct()).toMatchObject({ action: 'advisor.saved', objectId: 'AG2009', details: { reason } });
      expect(await meena.call(getWaitingAdvisors)).toEqual([]);
      await given.db.update(agents).set({ verified: false }).where(eq(agents.code, 'AG2009'));
      const nobody = { code: 'AG9', arn: 'ARN-1', euin: null, savedAt: null };
      expect((await meena.fail(verifyAdvisor, { body: { ...nobody, reason } })).code).toBe('not_found');
    });

    it('are refused for a cause: the advisor reads what and why, gets a notification, and hands them in again', async () => {
      const [advisor] = await meena.call(getWaitingAdvisors);
      const { code, arn, euin } = advisor!;
      const savedAt = atWire(advisor!.savedAt);
      const words = 'The card shows the ARN of somebody else.';
      const body = { code, arn, euin, savedAt, cause: 'picture', reason: words } as const;
      expect((await meena.fail(refuseAdvisor, { body: { ...body, reason: 'no' } })).fields).toEqual({
        reason: 'reason_short',
      });
      expect((await meena.fail(refuseAdvisor, { body: { ...body, euin: null } })).fields).toEqual({
        arn: 'arn_changed',
      });
      await given.db.update(agents).set({ language: 'hi' }).where(eq(agents.code, code));
      await meena.call(refuseAdvisor, { body });
      expect(await lastAct()).toMatchObject({
        ...{ action: 'advisor.refused', objectId: code },
        details: { arn, euin, cause: 'picture', reason: words },
      });
      expect(await meena.call(getWaitingAdvisors)).toEqual([]);
      // nobody verifies it any more, and nobody refuses it twice
      for (const again of [
        meena.fail(refuseAdvisor, { body }),
        meena.fail(verifyAdvisor, { body: { code, arn, euin, savedAt, reason } }),
      ])
        expect((await again).fields).toEqual({ arn: 'arn_changed' });
      await kit.settle();
      const mails = await kit.client().call(sandboxMessages, { query: { to: 'joseph@example.com' } });
      expect(mails).toMatchObject([{ subject: `${arn} का वेरिफिकेशन नहीं हुआ` }]);
      expect(mails[0]?.text).toContain(words);
      const own = await advisorOfCode(kit, code);
      const query = { agentCode: code };
      const refusal = { arn, euin, cause: 'picture', words, at: kit.clock.now() };
      expect(await own.call(getOwnAgent)).toMatchObject({ arnState: 'missing', agentStatus: 'not_verified', refusal });
      expect(await readCertification(kit.services, code)).toMatchObject({ state: 'missing', arn: null, euin: null });
      // what was typed stands there still, to be mended
      const kept = await own.call(getAgentCertificates, { query });
      expect(kept).toMatchObject({ isSaved: true, isARNHolder: true, arnCode: arn, euin, refusal });
      const anew = await own.call(saveAgentCertificates, { query, body: kept });
      expect(anew).toMatchObject({ arnCode: arn, refusal: null });
      expect(await own.call(getOwnAgent)).toMatchObject({ arnState: 'waiting', refusal: null });
      // one whom another operator has verified meanwhile stays so
      const [waiting] = await meena.call(getWaitingAdvisors);
      expect(waiting).toMatchObject({ code, arn });
      await meena.call(verifyAdvisor, { body: { code, arn, euin, savedAt: atWire(waiting!.savedAt), reason } });
      const late = { ...body, savedAt: atWire(waiting!.savedAt) };
      expect((await meena.fail(refuseAdvisor, { body: late })).fields).toEqual({ arn: 'arn_changed' });
      expect(await own.call(getOwnAgent)).toMatchObject({ arnState: 'verified' });
    });
  },
  'seeded',
);
