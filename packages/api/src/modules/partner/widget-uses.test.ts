import { addPartnerOrigin, countWidgetUse, getPartnerUses, USE_DAYS } from '@prosperx/core/partner';
import { businessDateAt } from '@prosperx/core/time';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { widgetUses } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { inDashboard } from '#testing/partner-dashboard.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const BLUE = 'partner@bluebank.example';
const GREEN = 'partner@greenapp.example';
const DAY = 86_400_000;

describeWithDb(
  'the use of widgets on partners’ pages',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    it('is counted by page for the partner alone, without what may name a person', async () => {
      const [blue, green] = [await inDashboard(kit, BLUE), await inDashboard(kit, GREEN)];
      await blue.call(addPartnerOrigin, { body: { origin: 'https://counted.bluebank.example' } });
      const tell = (page: string, act: 'view' | 'start' | 'order', widget = 'sip-calculator', partner = 'bluebank') =>
        kit.client().send(countWidgetUse, { query: { partner }, body: { widget, page, act } });
      const page = 'https://counted.bluebank.example/plan';
      await tell(`${page}?name=Asha#top`, 'view');
      await tell(page, 'view');
      await tell(page, 'start');
      await tell('https://counted.bluebank.example/of/9876500001', 'order', 'cart');
      // a page of nobody, and one that claims to be of another
      await tell('https://nobody.example/plan', 'view');
      await tell(page, 'view', 'goal-calculator', 'greenapp');
      expect((await tell('file:///home/asha/plan.html', 'view')).status).toBe(422);
      const counted = await blue.call(getPartnerUses);
      expect(counted).toEqual([
        { widget: 'sip-calculator', page, views: 2, starts: 1, orders: 0 },
        { widget: 'goal-calculator', page, views: 1, starts: 0, orders: 0 },
        { widget: 'cart', page: 'https://counted.bluebank.example/of/*', views: 0, starts: 0, orders: 1 },
      ]);
      expect(await green.call(getPartnerUses)).toEqual([]);
      kit.clock.advance(USE_DAYS * DAY);
      expect(await (await inDashboard(kit, BLUE)).call(getPartnerUses)).toEqual([]);
    });

    it('is counted by origin, once a page that invents addresses has filled the lines of a day', async () => {
      const blue = await inDashboard(kit, BLUE);
      const origin = 'https://many.bluebank.example';
      await blue.call(addPartnerOrigin, { body: { origin } });
      const day = businessDateAt(kit.clock.now());
      const lines = Array.from({ length: 1_000 }, (_, at) => ({ page: `${origin}/${at}`, widget: 'cart' }));
      await given.db
        .insert(widgetUses)
        .values(lines.map((line) => ({ ...line, partnerId: 'bluebank', day, views: 2 })));
      for (const path of ['new', 'newer', '7'])
        await kit.client().send(countWidgetUse, {
          query: { partner: 'bluebank' },
          body: { widget: 'cart', page: `${origin}/${path}`, act: 'view' },
        });
      const told = await given.db.select().from(widgetUses).where(eq(widgetUses.day, day));
      expect(told.find(({ page }) => page === origin)?.views).toBe(2);
      expect(told.find(({ page }) => page === `${origin}/7`)?.views).toBe(3);
    });
  },
  'seeded',
);
