import { reportFailure } from '@prosperx/core/failure-report';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const body = { page: '/mutual-fund-detail/$slug', errorClass: 'TypeError', places: ['fund-B3kx.js:1:2045'] };

describeWithDb(
  'reportFailure',
  (given) => {
    let kit: TestKit;
    let before: number;
    beforeAll(() => {
      kit = testKit(given.db);
    });
    beforeEach(() => {
      kit.clock.advance(3_600_000);
      before = kit.log.lines.length;
    });
    const logged = () => kit.log.lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);

    it('a page that broke is logged under the number that its reader is given', async () => {
      const { requestId } = await kit.client().call(reportFailure, { body });
      expect(requestId).toMatch(/^req_/);
      expect(logged()).toContainEqual(
        expect.objectContaining({ level: 'warn', event: 'page_failed', requestId, ...body }),
      );
    });

    it.each([
      ['an address in place of a route', { ...body, page: '/search?keywords=9876500001' }],
      ['a sentence in place of a class', { ...body, errorClass: 'no x of ABCDE1234F' }],
      ['a mobile number in place of a route', { ...body, page: '/9876500001' }],
      ['a PAN in place of a class', { ...body, errorClass: 'ABCDE1234F' }],
      ['words in place of a place', { ...body, places: ['asha@example.com'] }],
      ['more places than are of use', { ...body, places: Array<string>(9).fill('a.js:1:1') }],
    ])('a page that broke is not logged with %s', async (_, given) => {
      expect((await kit.client().fail(reportFailure, { body: given })).code).toBe('invalid_input');
      expect(logged().filter(({ event }) => event === 'page_failed')).toEqual([]);
    });

    it('a page that broke does not fill the log, however often it breaks', async () => {
      const client = kit.client();
      const answers = await Promise.all(Array.from({ length: 40 }, () => client.send(reportFailure, { body })));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(30);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
      expect(logged().filter(({ event }) => event === 'page_failed')).toHaveLength(30);
    });
  },
  'seeded',
);
