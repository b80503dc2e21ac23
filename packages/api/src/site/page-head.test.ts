import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFunds } from '@prosperx/core/fund';
import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '#app.js';
import type { OpenedDb } from '#db/db.js';
import { nfos, schemes } from '#db/schema/index.js';
import { isShown } from '#records/fund/is-shown.js';
import { openTestDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';

const SHELL = `<html lang="en-IN"><head>
    <meta name="description" content="general" />
    <title>ProsperX</title>
  </head><body><div id="app"></div></body>`;

let opened: OpenedDb;
let app: App;
let live: App;
let folder: string;
let fund: typeof schemes.$inferSelect;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'px-head-'));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site/index.html'), SHELL);
  const files = { site: join(folder, 'site'), sdk: join(folder, 'sdk') };
  opened = await openTestDb('seeded');
  app = createApp({ ...testKit(opened.db).services, files });
  live = createApp({ ...testKit(opened.db, { config: { sandbox: false } }).services, files });
  const [first] = await opened.db.select().from(schemes).where(isShown).limit(1);
  if (!first) throw new Error('the catalogue is empty');
  fund = first;
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, from = live, headers: Record<string, string> = {}) =>
  from.hono.request(`http://localhost:8080${path}`, { headers });
const page = async (path: string) => (await get(path)).text();
const linked = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
const structured = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as {
    '@graph': { name?: string; identifier?: string }[];
  };
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('the head of a page', () => {
  it('names the fund, its last NAV and the day of it, whatever the name in the address is', async () => {
    const html = await page(`/v1/mutual-fund-detail/old-name?schemeId=${fund.id}&utm_source=x`);
    expect(html).toContain(`<title>${fund.name.replaceAll('&', '&amp;')} · ProsperX</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]*NAV ₹[\d,.]+ on \d\d? \w+ \d{4}\./);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(linked(html)).toMatch(
      new RegExp(`^http://localhost:8080/v1/mutual-fund-detail/(?!old)[^?]+\\?schemeId=${fund.id}$`),
    );
    expect(structured(html)['@graph'][0]).toMatchObject({ name: fund.name, identifier: fund.isin });
    expect(html).toContain(
      `<meta property="og:image" content="http://localhost:8080/pictures/${fund.id}.png?nav=${fund.latestNavDate}" />`,
    );
  });

  it('names the return of a fund, and none of one that pays out, whose NAV does not tell it', async () => {
    const of = async (option: string) => {
      await opened.db.update(schemes).set({ option, threeYearReturn: 12.5 }).where(eq(schemes.id, fund.id));
      return page(`/v1/mutual-fund-detail/x?schemeId=${fund.id}`);
    };
    expect(await of('IDCW')).not.toContain('a year over 3 years');
    expect(await of('Growth')).toContain('12.50% a year over 3 years');
  });

  // Trust E5: a name that looks like a tag stays a name
  it('keeps a name that looks like a tag what it is: a name', async () => {
    const name = `</script><img src=x onerror="alert(1)"> & 'Sons' $& fund`;
    await opened.db.update(schemes).set({ name }).where(eq(schemes.id, fund.id));
    const html = await page(`/v1/mutual-fund-detail/x?schemeId=${fund.id}`);
    await opened.db.update(schemes).set({ name: fund.name }).where(eq(schemes.id, fund.id));
    expect(html).not.toContain('<img');
    expect(structured(html)['@graph'][0]).toMatchObject({ name });
    expect(html).toContain('<title>&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; ');
  });

  describe('of a new fund offer', () => {
    const pageOf = ({ id }: { readonly id: string }) => `/v1/mutual-fund-detail/x?schemeId=${id}&nfoType=1`;
    const description = async (offer: { readonly id: string }) =>
      /<meta name="description" content="([^"]*)"/.exec(await page(pageOf(offer)))?.[1];
    let offer: typeof nfos.$inferSelect;
    beforeAll(async () => {
      const date = businessDate('2026-11-10');
      const own = {
        ...{
          id: 'nfo_of_test',
          schemeName: 'Invented Fund',
          fundHouse: 'Invented Mutual Fund',
          category: 'Mid Cap Fund',
        },
        ...{ opens: date, closes: businessDate('2026-11-20'), isinRegularGrowth: fund.isin, isinDirectGrowth: null },
        ...{ minimumLumpsum: null, minimumSip: null, source: 'test', asOf: date, movedDays: 0 },
        ...{ createdAt: 0, changedAt: 0 },
      };
      [offer] = (await opened.db.insert(nfos).values(own).returning()) as [typeof offer];
    });
    const change = (given: Partial<typeof offer>) => opened.db.update(nfos).set(given).where(eq(nfos.id, offer.id));

    it('is that of the fund, once one of its ISIN is shown', async () => {
      expect(linked(await page(pageOf(offer)))).toContain(`?schemeId=${fund.id}`);
    });

    it('says until when it is open, and then when it ended', async () => {
      await change({ isinRegularGrowth: null });
      expect(await description(offer)).toContain('open from 10 November 2026 to 20 November 2026');
      await change({ closes: businessDate('2026-11-14') });
      expect(await description(offer)).toContain('ended on 14 November 2026');
    });

    it('is none where the list has it no more, sixteen days after it was withdrawn', async () => {
      await change({ withdrawn: businessDate('2026-11-02') });
      expect(await description(offer)).toContain('ended on 02 November 2026');
      await change({ withdrawn: businessDate('2026-10-31') });
      expect((await get(pageOf(offer))).status).toBe(404);
    });
  });

  it('counts the funds of a category, under one address', async () => {
    const html = await page('/v1/mutual-fund-results/Fixed-Income/All?mutualFundCategory=Fixed%20Income&page=2');
    expect(html).toContain('<title>Debt funds · ProsperX</title>');
    const { totalElements } = await testKit(opened.db)
      .client()
      .call(listFunds, { query: { category: 'Fixed Income' } as never });
    expect(html).toContain(`content="${totalElements} Debt funds compared`);
    expect(linked(html)).toBe('http://localhost:8080/v1/mutual-fund-results/Fixed-Income/All');
  });

  it('counts those that its list shows at first, and asks search engines to leave out an empty one', async () => {
    const isDebt = eq(schemes.category, 'Fixed Income');
    const address = '/v1/mutual-fund-results/Fixed-Income/All';
    expect(await page(address)).not.toContain('noindex');
    await opened.db.update(schemes).set({ option: 'Monthly IDCW Payout' }).where(isDebt);
    const html = await page(address);
    await opened.db.update(schemes).set({ option: 'Growth' }).where(isDebt);
    expect(html).toContain('content="0 Debt funds compared');
    expect(html).toContain('<meta name="robots" content="noindex" />');
  });

  it.each([
    ['Equity/Mid-Cap', 'Mid Cap funds', 'Equity/Mid-Cap'],
    ['equity/large-&-mid-cap', 'Large &amp; Mid Cap funds', 'Equity/Large-%26-Mid-Cap'],
    ['Equity/Gilt', 'Equity funds', 'Equity/All'],
  ])('counts the funds of %s by the scheme’s own sub-category', async (path, title, canonical) => {
    const html = await page(`/v1/mutual-fund-results/${path}`);
    expect(html).toContain(`<title>${title} · ProsperX</title>`);
    expect(linked(html)).toBe(`http://localhost:8080/v1/mutual-fund-results/${canonical}`);
  });

  it.each(['/v1/home', '/v1/nfos', '/v1/sip-calculator', '/v1/goal-amount-calculator', '/v1/best-performing-funds'])(
    '%s has a title and an address of its own',
    async (path) => {
      const html = await page(`${path}?agentCode=AG1001`);
      expect(html).not.toContain('<title>ProsperX</title>');
      expect(linked(html)).toBe(`http://localhost:8080${path}`);
    },
  );

  it.each(['/v1/mutual-fund-detail/x?schemeId=none', '/v1/mutual-fund-detail/x', '/v1/mutual-fund-results/None/All'])(
    '%s is not found, and the page says so itself',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
      expect(await answer.text()).toBe(SHELL);
    },
  );

  it.each(['/v1/profile/portfolio', '/v1/cart-review', '/v1/login', '/v1/constructor'])(
    '%s is kept by no search engine',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    },
  );

  it('is fetched once while it stays the same', async () => {
    const first = await get('/v1/nfos');
    const again = await get('/v1/nfos', live, { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('mountSitemap', () => {
  it('lists every fund that is shown, and the public pages, in files that the index names', async () => {
    const files = locations(await page('/sitemap.xml'));
    expect(files).toEqual(['http://localhost:8080/sitemap-pages.xml', 'http://localhost:8080/sitemap-funds-1.xml']);
    const funds = locations(await page('/sitemap-funds-1.xml'));
    expect(new Set(funds).size).toBe(await opened.db.$count(schemes, isShown));
    const [one = ''] = funds;
    const html = await page(one.slice('http://localhost:8080'.length));
    expect(linked(html)).toBe(one);
    const pages = locations(await page('/sitemap-pages.xml'));
    for (const address of pages) {
      const path = address.slice('http://localhost:8080'.length);
      expect([path, linked(await page(path))]).toEqual([path, address]);
    }
    expect((await get('/sitemap-funds-2.xml')).status).toBe(404);
  });

  it('a sandbox asks search engines to stay away, a real server names its sitemap', async () => {
    expect(await (await get('/robots.txt', app)).text()).toBe('User-agent: *\nDisallow: /\n');
    expect(await page('/robots.txt')).toContain('Sitemap: http://localhost:8080/sitemap.xml');
  });
});

describe('the language of a page', () => {
  const languageOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1];
  const PAGE = '/v1/sip-calculator';

  it('is that of its address, which is kept, and has an address of its own for search engines', async () => {
    const answer = await get(`${PAGE}?lang=hi`);
    const html = await answer.text();
    expect(languageOf(html)).toBe('hi-IN');
    expect(html).toContain('<title>एसआईपी कैलकुलेटर · ProsperX</title>');
    expect(linked(html)).toBe(`http://localhost:8080${PAGE}?lang=hi`);
    expect(html).toContain(`<link rel="alternate" hreflang="mr" href="http://localhost:8080${PAGE}?lang=mr" />`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="http://localhost:8080${PAGE}" />`);
    expect(answer.headers.get('content-language')).toBe('hi-IN');
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^px_language=hi; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    // what sets a cookie is no page for everybody
    expect(answer.headers.get('cache-control') ?? '').not.toContain('public');
    const again = await get(PAGE, live, { cookie: 'px_language=hi', 'accept-language': 'ta' });
    expect(languageOf(await again.text())).toBe('hi-IN');
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['hi', 'डेट फंड', 'एसआईपी कैलकुलेटर'],
    ['mr', 'डेट फंड', 'एसआयपी कॅल्क्युलेटर'],
    ['gu', 'ડેટ ફંડ', 'એસઆઈપી કેલ્ક્યુલેટર'],
    ['bn', 'ডেট ফান্ড', 'এসআইপি ক্যালকুলেটর'],
    ['ta', 'டெப்ட் ஃபண்டுகள்', 'எஸ்ஐபி கால்குலேட்டர்'],
    ['te', 'డెట్ ఫండ్లు', 'సిప్ క్యాలిక్యులేటర్'],
    ['kn', 'ಡೆಟ್ ಫಂಡ್‌ಗಳು', 'ಎಸ್‌ಐಪಿ ಕ್ಯಾಲ್ಕುಲೇಟರ್'],
  ])('titles pages and categories in %s', async (language, category, calculator) => {
    expect(await page(`${PAGE}?lang=${language}`)).toContain(`<title>${calculator} · ProsperX</title>`);
    expect(await page(`/v1/mutual-fund-results/Fixed-Income/All?lang=${language}`)).toContain(
      `<title>${category} · ProsperX</title>`,
    );
  });

  it('is the first that the browser asks for, where the site speaks it, and else English', async () => {
    const told = async (language: string) =>
      languageOf(await (await get(PAGE, live, { 'accept-language': language })).text());
    expect(await told('hi-IN,hi;q=0.9,en;q=0.8')).toBe('hi-IN');
    expect(await told('en-IN,en;q=0.9,hi;q=0.8')).toBe('en-IN');
    expect(await told('en;q=0.2, ta;q=0.9')).toBe('ta-IN');
    expect(await told('fr, *;q=0.5')).toBe('en-IN');
    expect(languageOf(await page(`${PAGE}?lang=xx`))).toBe('en-IN');
  });

  it('is told to whoever keeps the page in between, and each is another page', async () => {
    const english = await get(PAGE);
    const hindi = await get(PAGE, live, { cookie: 'px_language=hi' });
    expect(english.headers.get('vary')).toContain('Accept-Language');
    expect(english.headers.get('vary')).toContain('Cookie');
    expect(english.headers.get('etag')).not.toBe(hindi.headers.get('etag'));
  });
});
