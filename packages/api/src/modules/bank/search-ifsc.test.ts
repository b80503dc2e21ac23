import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { searchIfsc } from '@prosperx/core/bank';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isListed, razorpayIfsc, readIfscList } from '#providers/ifsc/razorpay-ifsc.js';
import { ifscIn } from '#start/real-providers.js';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const DAY = 24 * 3_600_000;
const ask = (ifsc: string) => ({ query: { ifsc } });

describeWithDb(
  'searchIfsc',
  (given) => {
    let kit: TestKit;
    let asked: string[];
    let silent: boolean;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
      await given.db.execute(sql`delete from ifsc_branches`);
      [asked, silent] = [[], false];
      const source = kit.services.providers.ifsc;
      const find = (ifsc: string) => {
        asked.push(ifsc);
        return silent ? Promise.reject(new Error('down')) : source.find(ifsc);
      };
      Object.assign(kit.services.providers, { ifsc: { find } });
    });
    const search = (ifsc: string) => kit.client().call(searchIfsc, ask(ifsc));

    it('an IFSC is found by visitors, as people write it, with bank and branch', async () => {
      const branch = { ifsc: 'SBIN0000300', bank: 'State Bank of India', branch: 'Mumbai Main', city: 'Mumbai' };
      expect(await search(' sbin 0000300')).toEqual({ content: [branch] });
    });

    it('an IFSC that does not exist is an empty list, and what is none by its form is not asked about', async () => {
      expect(await search('ZZZZ0000001')).toEqual({ content: [] });
      for (const ifsc of ['', 'SBIN', 'SBIN1000300', '<script>']) expect(await search(ifsc)).toEqual({ content: [] });
      expect(asked).toEqual(['ZZZZ0000001']);
    });

    it('an IFSC is asked about once in thirty days, and known while the source is silent', async () => {
      const first = await search('SBIN0000300');
      kit.clock.advance(29 * DAY);
      await search('SBIN0000300');
      expect(asked).toHaveLength(1);
      kit.clock.advance(DAY);
      silent = true;
      expect(await search('SBIN0000300')).toEqual(first);
      expect(asked).toHaveLength(2);
      expect(await kit.client().fail(searchIfsc, ask('SBIN0000691'))).toMatchObject({ code: 'unavailable' });
    });

    it('an IFSC is asked for sixty times by an address, and then every five seconds', async () => {
      for (let left = 60; left > 0; left -= 1) await search('SBIN0000300');
      expect(await kit.client().fail(searchIfsc, ask('SBIN0000300'))).toMatchObject({ code: 'too_many_requests' });
      kit.clock.advance(5_000);
      await search('SBIN0000300');
    });
  },
  'seeded',
);

const example = {
  IFSC: 'KKBK0000261',
  BANK: 'Kotak Mahindra Bank',
  BRANCH: 'GURGAON',
  CITY: 'GURGAON',
  BANKCODE: 'KKBK',
  MICR: null,
  UPI: true,
  ADDRESS: 'MG ROAD',
};

describe('razorpayIfsc', () => {
  let answer: { readonly status: number; readonly body: string };
  let asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status, { 'Content-Type': 'application/json', Location: '/elsewhere' }).end(answer.body);
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    asked = [];
    answer = { status: 200, body: JSON.stringify(example) };
  });

  it('the public API gives bank, branch and city', async () => {
    const branch = { ifsc: 'KKBK0000261', bank: 'Kotak Mahindra Bank', branch: 'GURGAON', city: 'GURGAON' };
    expect(await razorpayIfsc(new URL(url)).find('KKBK0000261')).toEqual(branch);
    expect(await razorpayIfsc(new URL(`${url}/ifsc`)).find('KKBK0000261')).toEqual(branch);
    expect(asked).toEqual(['/KKBK0000261', '/ifsc/KKBK0000261']);
  });

  it('the public API says with 404 that there is no such branch', async () => {
    answer = { status: 404, body: '"Not Found"' };
    expect(await razorpayIfsc(new URL(url)).find('KKBK0009999')).toBeNull();
  });

  it.each([
    [500, '{}'],
    [200, '<html>'],
    [200, '{}'],
    [200, JSON.stringify({ ...example, IFSC: 'KKBK0000262' })],
    [302, ''],
  ])('the public API with %i and %j gives no answer', async (status, body) => {
    answer = { status, body };
    await expect(razorpayIfsc(new URL(url)).find('KKBK0000261')).rejects.toThrow(/^no answer: ifsc/);
  });

  it('the public API that cannot be reached gives no answer', async () => {
    await expect(razorpayIfsc(new URL('http://127.0.0.1:1')).find('KKBK0000261')).rejects.toThrow(/^no answer/);
  });

  it('the public API is named by the environment, or is not there', async () => {
    expect(await ifscIn({})).toBeNull();
    expect(await (await ifscIn({ IFSC_API_URL: url }))?.find('KKBK0000261')).not.toBeNull();
    await expect(ifscIn({ IFSC_API_URL: 'ifsc' })).rejects.toThrow(/^IFSC_API_URL must be/);
    await expect(ifscIn({ IFSC_API_URL: url, IFSC_LIST: '/nowhere' })).rejects.toThrow(/^IFSC_LIST must name/);
  });
});

const folder = process.env['REFERENCE_DATA'];

describe.skipIf(folder === undefined)('razorpayIfsc with IFSC_LIST (REFERENCE_DATA)', () => {
  const path = join(folder ?? '', 'ifsc/IFSC.json');

  it('the list says of every published example what is published', async () => {
    const list = await readIfscList(path);
    const asserts = JSON.parse(readFileSync(join(folder ?? '', 'ifsc/validator_asserts.json'), 'utf8')) as object;
    const examples = Object.values(asserts).flatMap((group) => Object.entries(group as Record<string, boolean>));
    expect(examples.length).toBeGreaterThan(600);
    for (const [ifsc, exists] of examples) expect(isListed(list, ifsc), ifsc).toBe(exists);
  });

  it('the list keeps what is not listed from being asked about', async () => {
    const source = await ifscIn({ IFSC_API_URL: 'http://127.0.0.1:1', IFSC_LIST: path });
    expect(await source?.find('PUNB0000000')).toBeNull();
    await expect(source?.find('KKBK0000261')).rejects.toThrow(/^no answer/);
  });
});
