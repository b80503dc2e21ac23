import { getKycDetails } from '@prosperx/core/kyc';
import { checkHeldKyc, getHeldKycs, getOperatorHome } from '@prosperx/core/operator';
import { loadSandboxFixture } from '@prosperx/core/sandbox';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { profiles, users } from '#db/schema/index.js';
import type { KycProvider } from '#providers/kyc/port.js';
import { checkKyc } from '#records/kyc/check-kyc.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { operatorClient } from '#testing/operators.js';
import { testContext, type TestKit, testKit } from '#testing/test-kit.js';

const BORN = '31/01/1990';
const reason = 'They say that their KYC is fixed.';
let count = 0;
/** A PAN that nobody has, and that the registry holds back or not. */
const newPan = (letters: 'HOLDR' | 'TESTP') => `${letters}${String((count += 1) + 2_000)}Q`;

describeWithDb(
  'the accounts that their KYC holds back',
  (given) => {
    let kit: TestKit;
    let meena: TestClient;
    /** Happens while the registry is asked next. */
    let meanwhile: (() => Promise<unknown>) | null;
    beforeEach(async () => {
      await given.db.execute(sql`delete from throttles`);
      meanwhile = null;
      const { kyc } = testKit(given.db).services.providers;
      const lookUp: KycProvider['lookUp'] = async (...asked) => {
        const happens = meanwhile;
        meanwhile = null;
        await happens?.();
        return kyc.lookUp(...asked);
      };
      kit = testKit(given.db, { providers: { kyc: { ...kyc, lookUp } } });
      await kit.client().call(loadSandboxFixture, { body: { name: 'operator-work' } });
      meena = await operatorClient(kit);
    });

    async function newHeld() {
      const investor = await newInvestor(kit, false);
      const pan = newPan('HOLDR');
      const give = (other: string, dob?: string) =>
        investor.client.call(getKycDetails, { query: { pan: other, ...(dob && { dob }) } });
      await give(pan);
      const stored = async () => {
        const [row] = await given.db.select().from(profiles).where(eq(profiles.id, investor.profileId));
        return { ...row!, pan: kit.services.crypto.open(profiles.pan, row!) };
      };
      const check = { body: { profileId: investor.profileId, reason } };
      return { ...investor, pan, give, stored, check };
    }

    it('keep a PAN that their holder gives while the registry is asked about the one before', async () => {
      const { give, stored, check } = await newHeld();
      const mended = newPan('TESTP');
      meanwhile = () => give(mended, BORN);
      const { code, data } = await meena.fail(checkHeldKyc, check);
      expect([code, data]).toEqual(['decision_refused', { why: 'pan_changed' }]);
      const kept = await stored();
      expect(kept).toMatchObject({ pan: mended, kycStatus: 'KYC_VALIDATED_STATUS' });
      expect([kept.panProvenAt, kept.kycName]).not.toContain(null);
    });

    it('would lose it to an answer that is kept for whatever PAN it is about', async () => {
      const { give, stored, pan, profileId } = await newHeld();
      const mended = newPan('TESTP');
      const subject = { ...(await stored()), profileId };
      meanwhile = () => give(mended, BORN);
      await checkKyc(testContext(kit.services, { subject }), subject, pan, null);
      expect(await stored()).toMatchObject({ pan, panProvenAt: null, kycName: null });
    });

    it('are asked about out of the operator’s own allowance, not out of the holder’s', async () => {
      const { check, give, pan } = await newHeld();
      for (let times = 0; times < 25; times += 1) await meena.call(checkHeldKyc, check);
      expect((await give(pan)).status).toBe('KYC_HOLD_REJECTED_STATUS');
      let code = '';
      for (let times = 0; times < 60 && code === ''; times += 1)
        code = await meena.call(checkHeldKyc, check).then(
          () => '',
          (error: unknown) => /"code":"(\w+)"/.exec(String(error))?.[1] ?? String(error),
        );
      expect(code).toBe('too_many_requests');
      expect((await give(pan)).status).toBe('KYC_HOLD_REJECTED_STATUS');
    });

    it('are listed without those that were shut, and read so often and no more', async () => {
      const { userId, profileId } = await newHeld();
      const isListed = async () =>
        (await meena.call(getHeldKycs)).held.some(({ profileId: listed }) => listed === profileId);
      expect(await isListed()).toBe(true);
      await given.db.update(users).set({ disabledAt: kit.clock.now() }).where(eq(users.id, userId));
      expect(await isListed()).toBe(false);
      const { held, all } = await meena.call(getHeldKycs);
      expect([(await meena.call(getOperatorHome)).home?.waiting.kyc, all]).toEqual([held.length, held.length]);
      for (let times = 3; times < 120; times += 1) await meena.call(getHeldKycs);
      expect((await meena.fail(getHeldKycs)).code).toBe('too_many_requests');
    });
  },
  'seeded',
);
