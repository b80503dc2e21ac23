import { getKycDetails, KYC_CALLBACK_PATH, requestKyc } from '@prosperx/core/kyc';
import { autoPopulate } from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { consents, kycRequests } from '#db/schema/index.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor, onPartnersPage } from '#testing/new-investor.js';
import { open, TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const DAY = 24 * 3_600_000;
const callbackUrl = `${TEST_ORIGIN}${KYC_CALLBACK_PATH}`;
let count = 0;

function person(over: Record<string, string> = {}) {
  const pancard = `KYCRQ${String((count += 1)).padStart(4, '0')}Z`;
  const body = { pancard, email: 'a@example.com', name: 'Asha Rao', mobile: '9876543210', callbackUrl, device: 'web' };
  return { body: { ...body, ...over } as { device: 'web' } & Record<keyof typeof body, string> };
}

describeWithDb(
  'requestKyc',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    const rowsOf = async (profileId: string) => ({
      requests: await given.db.select().from(kycRequests).where(eq(kycRequests.profileId, profileId)),
      consents: await given.db.select().from(consents).where(eq(consents.profileId, profileId)),
    });
    const press = (url: string, choice: string) =>
      kit.app.hono.request(url, {
        method: 'POST',
        headers: { Origin: TEST_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ choice }),
      });
    const idIn = (url: string) => url.split('/').at(-1) ?? '';
    const fill = (client: TestClient, ucc: string, requestId: string) =>
      client.call(autoPopulate, { query: { ucc, requestId } });

    it('a request that an advisor begins is no consent of the holder', async () => {
      const investor = await newInvestor(kit, false);
      const advisor = await advisorFor(kit, investor);
      await advisor.call(requestKyc, person());
      const { requests, consents: given } = await rowsOf(investor.profileId);
      expect([requests.length, given]).toEqual([1, []]);
    });

    it('a request is begun with consent, shared on the page of the provider, and read by whose it is alone', async () => {
      const { client, profileId, ucc } = await newInvestor(kit, false);
      const { url } = await client.call(requestKyc, person());
      expect(url).toMatch(/^http:\/\/localhost:8080\/prosperx-api\/sandbox\/identity\/kyc_/);
      const requestId = idIn(url);
      const kept = await rowsOf(profileId);
      expect(kept.requests).toMatchObject([{ requestId }]);
      expect(kept.consents).toMatchObject([{ purpose: 'kyc_shared', givenAt: kit.clock.now() }]);
      expect((await fill(client, ucc, requestId)).address).toBeNull();
      const back = await press(url, 'share');
      expect(back.status).toBe(303);
      expect(back.headers.get('location')).toBe(`${callbackUrl}?requestId=${requestId}`);
      expect(await fill(client, ucc, requestId)).toMatchObject({ occupationCode: '01', address: '12 Residency Road' });
      const stranger = await newInvestor(kit, false);
      const query = { ucc: stranger.ucc, requestId };
      expect((await stranger.client.fail(autoPopulate, { query })).code).toBe('redirect_failed');
    });

    it('a request leads to a page that shows whose request it is, protects itself, and takes one press', async () => {
      const { client, ucc } = await newInvestor(kit, false);
      const { body } = person({ name: 'Asha Kiran Rao' });
      const { url } = await client.call(requestKyc, { body });
      const page = await open(kit.app, url);
      const text = await page.text();
      expect(text).toContain('Asha Kiran Rao');
      expect(text).toContain(body.pancard);
      expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${TEST_ORIGIN}`);
      expect((await press(url, 'something')).status).toBe(422);
      expect((await press(url, 'cancel')).headers.get('location')).toContain(`requestId=${idIn(url)}`);
      await press(url, 'share');
      expect((await fill(client, ucc, idIn(url))).address).toBeNull();
      expect(await (await open(kit.app, url)).text()).toContain('Back to ProsperX');
      expect((await open(kit.app, `${url}x`)).status).toBe(404);
    });

    it('a request puts a PAN that had none under process, and two days later it is validated', async () => {
      const { client } = await newInvestor(kit, false);
      const { body } = person({ pancard: 'NOTAV0001A' });
      const statusOf = async () => (await client.call(getKycDetails, { query: { pan: body.pancard } })).status;
      expect(await statusOf()).toBe('KYC_NOT_AVAILABLE');
      const { url } = await client.call(requestKyc, { body });
      await press(url, 'share');
      expect(await statusOf()).toBe('KYC_UNDER_PROCESS_STATUS');
      kit.clock.advance(2 * DAY);
      const { name, ...said } = await kit.services.providers.kyc.lookUp(body.pancard, 'Asha Rao');
      expect(said.status).toBe('KYC_VALIDATED_STATUS');
      expect(name).toBe('MR ASHA RAO');
    });

    it.each([
      ['pancard', 'ABC', 'pan_invalid'],
      ['email', 'nobody', 'email_invalid'],
      ['mobile', '12345', 'mobile_invalid'],
      ['name', '', 'name_required'],
      ['callbackUrl', 'https://evil.example/v1/signzy-callback', 'not_allowed'],
      ['callbackUrl', 'http://localhost:8080/v1/home', 'not_allowed'],
      ['callbackUrl', 'http://localhost:8080/other/v1/signzy-callback', 'not_allowed'],
      ['callbackUrl', 'javascript:alert(1)//v1/signzy-callback', 'not_allowed'],
      ['callbackUrl', 'http://someone@localhost/v1/signzy-callback', 'not_allowed'],
      ['callbackUrl', KYC_CALLBACK_PATH, 'not_allowed'],
    ])('a request is not begun with a %s of %j', async (field, value, code) => {
      const { client, profileId } = await newInvestor(kit, false);
      const failure = await client.fail(requestKyc, person({ [field]: value }));
      expect(failure).toMatchObject({ code: 'invalid_input', fields: { [field]: code } });
      expect(await rowsOf(profileId)).toEqual({ requests: [], consents: [] });
    });

    it('a request leads back to a page of the partner on whose page it began', async () => {
      const investor = await newInvestor(kit, false);
      const { client } = investor;
      const there = person({ callbackUrl: `http://127.0.0.1:4173/app${KYC_CALLBACK_PATH}` });
      expect((await client.fail(requestKyc, there)).fields).toEqual({ callbackUrl: 'not_allowed' });
      expect((await client.call(requestKyc, { ...there, headers: await onPartnersPage(kit, investor) })).url).toContain(
        '/sandbox/identity/',
      );
    });

    it('a request that the provider does not begin leaves neither request nor consent', async () => {
      kit = testKit(given.db, { faults: { loseRequest: () => true } });
      const { client, profileId } = await newInvestor(kit, false);
      expect(await client.fail(requestKyc, person())).toMatchObject({
        code: 'redirect_failed',
        message: 'Unable to redirect. Please try again later.',
      });
      expect(await rowsOf(profileId)).toEqual({ requests: [], consents: [] });
    });

    it('a request is one of ten a day', async () => {
      const { client } = await newInvestor(kit, false);
      for (let left = 10; left > 0; left -= 1) await client.call(requestKyc, person());
      expect((await client.fail(requestKyc, person())).code).toBe('too_many_requests');
    });
  },
  'seeded',
);
