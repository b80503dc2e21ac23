import { beforeAll, expect, it } from 'vitest';
import { checkPartnerPage } from '@prosperx/core/partner';
import { partnerOrigins, partners } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit, type TestKit } from '#testing/test-kit.js';

describeWithDb(
  'checkPartnerPage',
  (given) => {
    let kit: TestKit;

    beforeAll(async () => {
      kit = testKit(given.db);
      const ticketKey = kit.services.crypto.seal(partners.ticketKey, 'redshop', 'k');
      await given.db.insert(partners).values({ id: 'redshop', name: 'Red Shop', ticketKey, createdAt: 0 });
      await given.db.insert(partnerOrigins).values({ partnerId: 'redshop', origin: 'https://red.example' });
    });

    const ask = (origin: string, partner?: string) =>
      kit
        .client()
        .call(checkPartnerPage, { query: partner === undefined ? {} : { partner }, headers: { Origin: origin } });

    it.each([
      ['https://red.example', 'redshop', true],
      ['https://red.example', undefined, true],
      ['https://red.example', 'bluebank', false],
      ['https://red.example:8443', 'redshop', false],
      ['https://red.example.evil.example', 'redshop', false],
      ['http://127.0.0.1:4173', 'bluebank', true],
      ['http://127.0.0.1:4173', 'greenapp', true],
      ['http://127.0.0.1:4173', 'redshop', false],
      ['https://blog.example', 'bluebank', false],
      ['https://blog.example', undefined, false],
      ['null', 'bluebank', false],
    ])('%s for %s: %s', async (origin, partner, registered) => {
      expect(await ask(origin, partner)).toEqual({ registered });
    });

    it('the answer may be read by every page, also by one that is not registered', async () => {
      const answer = await kit.client().send(checkPartnerPage, { headers: { Origin: 'https://blog.example' } });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    });
  },
  'seeded',
);
