import { checkPartnerPage } from '@prosperx/core/partner';
import { beforeAll, expect, it } from 'vitest';
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
      ['https://red.example', 'redshop', null],
      ['https://red.example', undefined, null],
      ['https://red.example', 'bluebank', 'unregistered_origin'],
      ['https://red.example', 'nobody', 'unknown_partner'],
      ['https://red.example', '', 'unknown_partner'],
      ['https://red.example:8443', 'redshop', 'unregistered_origin'],
      ['https://red.example.evil.example', 'redshop', 'unregistered_origin'],
      ['http://127.0.0.1:4173', 'bluebank', null],
      ['http://127.0.0.1:4173', 'greenapp', null],
      ['http://127.0.0.1:4173', 'redshop', 'unregistered_origin'],
      // of several partners who have it, nobody's
      ['http://127.0.0.1:4173', undefined, 'unregistered_origin'],
      ['https://blog.example', 'bluebank', 'unregistered_origin'],
      ['https://blog.example', undefined, 'unregistered_origin'],
      ['null', 'bluebank', 'unregistered_origin'],
    ])('%s for %s: %s', async (origin, partner, reason) => {
      expect(await ask(origin, partner)).toEqual({ registered: reason === null, reason });
    });

    it('the answer may be read by every page, also by one that is not registered', async () => {
      const answer = await kit.client().send(checkPartnerPage, { headers: { Origin: 'https://blog.example' } });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    });
  },
  'seeded',
);
