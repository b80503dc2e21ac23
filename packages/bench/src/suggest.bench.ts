// Suggestions from 14,000 names next to a scan by LIKE, both through HTTP handlers in this process over the same database.
import { addManySchemes, openFor, testKit } from '@prosperx/api/trust';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { compare } from './compare.js';

const SUGGEST = 'http://localhost:8080/prosperx-api/api/v1/mf/suggest-mutual-fund';
const TYPED = ['parag', 'hdfc flexi', 'axis elss', 'nippon small', 'liquid', 'balanced adv'];

const opened = await openFor('pglite');
if (!opened) throw new Error('there is no embedded database');
const { db, close } = opened;
await addManySchemes(db, 14_000);
const { app } = testKit(db);
const peer = new Hono().get('/suggest', async (c) => {
  const pattern = `%${(c.req.query('text') ?? '').replaceAll(' ', '%')}%`;
  const { rows } = await db.execute(sql`select * from schemes where name ilike ${pattern} order by name limit 10`);
  return c.json(rows);
});

const each = (ask: (text: string) => Response | Promise<Response>) => async () => {
  for (const text of TYPED) {
    const response = await ask(encodeURIComponent(text));
    if (!response.ok) throw new Error(await response.text());
    await response.text();
  }
};

await compare(
  `suggestions for ${TYPED.length} texts among 14,000 names`,
  {
    name: 'ours, which forgives slips and sorts by nearness,',
    run: each((text) => app.hono.request(`${SUGGEST}?text=${text}`)),
  },
  { name: 'a scan by LIKE, which does neither,', run: each((text) => peer.request(`/suggest?text=${text}`)) },
);
await close();
