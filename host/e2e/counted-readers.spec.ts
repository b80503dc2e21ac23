import { servePartnerPage } from './partner-page.js';
import { expect, test } from './site.js';

test('a page with frames hears that a reader saw a widget and began to use it, and nothing of a quiet one', async ({
  page,
  site,
  serve,
}) => {
  const base = `data-prosperx-base="${site.origin}"`;
  const body = `<div id="sip" data-prosperx-widget="sip-calculator" ${base}></div><div id="goal" data-prosperx-widget="goal-calculator" data-quiet ${base}></div>`;
  const { registered } = await servePartnerPage(serve, { server: site.origin, body, by: 'frames' });
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const type of ['px-view', 'px-start'])
      addEventListener(type, (event) =>
        heard.push([type, (event.target as Element).id, (event as CustomEvent<unknown>).detail]),
      );
  });
  const heard = () => page.evaluate(() => (window as never as { heard: unknown[] }).heard);
  await page.goto(registered);
  await expect.poll(heard).toEqual([['px-view', 'sip', { widget: 'sip-calculator' }]]);
  for (const id of ['goal', 'sip']) {
    const slider = page.frameLocator(`#${id} iframe`).getByRole('slider').first();
    await slider.press('ArrowRight');
    await slider.press('ArrowRight');
  }
  await expect.poll(heard).toEqual([
    ['px-view', 'sip', { widget: 'sip-calculator' }],
    ['px-start', 'sip', { widget: 'sip-calculator' }],
  ]);
});
