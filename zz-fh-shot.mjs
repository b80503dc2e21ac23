import { chromium } from 'playwright';
import { readFileSync } from 'node:fs';
const axeSource = readFileSync('/work/main/node_modules/axe-core/axe.min.js', 'utf8');
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const base = 'http://localhost:8172/v1';
const fund = '/mutual-fund-detail/x?schemeId=sch_Gzoa5ilwYSCrkPj75qiyOU';
const shots = {
  'detail-light-1440': [fund, 1440, 'light'],
  'detail-dark-1440': [fund, 1440, 'dark'],
  'detail-light-390': [fund, 390, 'light'],
  'detail-light-320': [fund, 320, 'light'],
  'detail-light-1024': [fund, 1024, 'light'],
  'invest-dark-390': [
    fund,
    390,
    'dark',
    async (p) => {
      await p.getByRole('group', { name: 'Invest' }).getByRole('button', { name: 'Start SIP' }).click();
      await p.waitForTimeout(500);
    },
  ],
  'results-dark-1440': ['/search?keywords=flexi', 1440, 'dark'],
  'results-light-390': ['/search?keywords=fund', 390, 'light'],
  'results-light-320': ['/search?keywords=hdfc', 320, 'light'],
  'results-light-1024': ['/search?keywords=hdfc', 1024, 'light'],
  'none-light-390': ['/search?keywords=zzzzqqq', 390, 'light'],
  'suggest-dark-1440': [
    '/search?keywords=hdfc',
    1440,
    'dark',
    async (p) => {
      const b = p.getByRole('combobox');
      await b.fill('flexi');
      await p.waitForTimeout(1500);
      await b.press('ArrowDown');
      await p.waitForTimeout(300);
    },
  ],
  'panel-light-390': [
    '/search-panel',
    390,
    'light',
    async (p) => {
      const b = p.getByRole('combobox').last();
      await b.fill('flexi');
      await p.waitForTimeout(1500);
    },
  ],
};
const only = process.argv.slice(2);
for (const [name, [path, width, scheme, act]] of Object.entries(shots)) {
  if (only.length && !only.some((o) => name.includes(o))) continue;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (m) => {
    if (['error', 'warning'].includes(m.type())) console.log(name, m.type(), m.text().slice(0, 300));
  });
  page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message));
  await page.addInitScript((s) => {
    localStorage.setItem('px-recent-searches', '["elss","corporate bond","nifty 50 index"]');
  }, scheme);
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  if (act) await act(page);
  await page.screenshot({ path: `/tmp/fh/${name}.png`, fullPage: !act });
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () =>
    (
      await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
    ).violations.map((v) => [
      v.id,
      v.impact,
      v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? '').slice(0, 120)),
    ]),
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  console.log(name, 'overflow', wide, JSON.stringify(found, null, 1));
  await context.close();
}
await browser.close();
