import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatDate, formatNav } from '@prosperx/core/format';
import { and, eq, ne } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type App, createApp } from '#app.js';
import type { OpenedDb } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { pictures } from '#records/document/document-worker.js';
import { wideSvgOf } from '#records/document/wide-picture.mjs';
import { isShown } from '#records/fund/is-shown.js';
import { openTestDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';
import { fundPicturePath } from './fund-picture.js';

let opened: OpenedDb;
let app: App;
let fund: typeof schemes.$inferSelect;

beforeAll(async () => {
  opened = await openTestDb('seeded');
  app = createApp({ ...testKit(opened.db).services, files: { site: '/nowhere', sdk: '/nowhere' } });
  const [first] = await opened.db.select().from(schemes).where(isShown).limit(1);
  if (!first) throw new Error('the catalogue is empty');
  fund = first;
});
afterAll(() => opened.close());

const get = (path: string) => app.hono.request(`http://localhost:8080${path}`);

describe('the picture that previews of a fund’s link show', () => {
  it('is a PNG, as wide as previews are, that strangers may show and keep for a day', async () => {
    const answer = await get(fundPicturePath({ id: fund.id, navDate: fund.latestNavDate! }));
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  // Trust G1: the picture of a preview carries it
  it('says the fund, its last NAV with its day, and the risk warning; it is drawn anew with a new NAV alone', async () => {
    const draw = vi.spyOn(pictures, 'draw').mockResolvedValue(new Uint8Array());
    const { latestNav, latestNavDate, id, name } = fund;
    await opened.db
      .update(schemes)
      .set({ latestNavDate: '2031-02-03' as never })
      .where(eq(schemes.id, id));
    await get(`/pictures/${id}.png`);
    await get(`/pictures/${id}.png?nav=x`);
    expect(draw).toHaveBeenCalledTimes(1);
    const [[said] = []] = draw.mock.calls;
    const svg = await wideSvgOf(said as never);
    for (const words of [`NAV on ${formatDate('2031-02-03' as never)} ₹${formatNav(latestNav!)}`, RISK_WARNING])
      expect(svg).toContain(words);
    expect(svg).toContain(`<desc>${name.replaceAll('&', '&#38;')}`);
    expect(svg).not.toContain('<text');
    await opened.db.update(schemes).set({ latestNavDate }).where(eq(schemes.id, id));
    draw.mockRestore();
  });

  it('is drawn for each of many funds that one crawler asks for at once', async () => {
    let areDrawn = (_: Uint8Array) => {};
    const draw = vi.spyOn(pictures, 'draw').mockReturnValue(new Promise((resolve) => (areDrawn = resolve)));
    const funds = await opened.db
      .select({ id: schemes.id })
      .from(schemes)
      .where(and(isShown, ne(schemes.id, fund.id)))
      .limit(13);
    const asked = funds.map(({ id }) => get(`/pictures/${id}.png`));
    await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(13), { timeout: 4_000 });
    areDrawn(new Uint8Array());
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(13).fill(200));
    draw.mockRestore();
  });

  it.each(['nope', '..', `${'x'.repeat(200)}`])('of a fund that is not there is not found: %s', async (id) => {
    const answer = await get(`/pictures/${id}.png`);
    expect(answer.headers.get('content-type')).not.toContain('image');
    expect(answer.status).toBeGreaterThan(300);
  });
});
