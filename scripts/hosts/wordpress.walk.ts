import { join } from 'node:path';
import { expect, test as base } from '@prosperx/e2e';
import type { Page } from 'playwright/test';
import type { Contract } from '../../packages/sdk/src/widget/contract.js';
import { toKebab } from '../../packages/sdk/src/widget/fields.js';
import { toName } from '../../packages/sdk/src/widget/names.js';
import { pageLines } from '../../packages/sdk/src/widget/page-lines.js';
import { widgets } from '../../packages/sdk/src/widgets.js';
import { ROOT } from '../lib/exec.mjs';
import { hearConsole } from './walk.js';
import { hasWordpress, startWordpress, type Wordpress } from './wordpress.js';

const contracts = widgets.map(({ contract }) => contract as unknown as Contract);

/** What the editor gives to scripts, as far as this test uses it. */
interface EditorOfWordpress {
  readonly blocks: { createBlock(name: string, attributes: object): object };
  readonly data: {
    dispatch(store: string): Record<'set' | 'insertBlocks' | 'editPost' | 'savePost', (...args: unknown[]) => unknown>;
    select(store: string): { getPermalink(): string };
  };
}

/** WordPress of this machine's Debian, with the plug-in set to the site. */
const test = base.extend<object, { blog: Wordpress }>({
  blog: [
    async ({ site }, use) => {
      if (!(await hasWordpress())) throw new Error(`WordPress is missing, and Debian's package cannot be installed`);
      const settings = { server: site.origin, partner: 'bluebank', version: 'latest' };
      const blog = await startWordpress(join(ROOT, '.cache/hosts/wordpress'), settings);
      await use(blog);
      await blog.stop();
    },
    { scope: 'worker', timeout: 1_800_000 },
  ],
});

/** Logs the author in who may do everything. */
async function logIn(page: Page, { origin }: Wordpress): Promise<void> {
  await page.goto(`${origin}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill('admin');
  await page.locator('#user_pass').fill('a-long-password');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/wp-admin/);
}

const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const scripts = (page: Page) =>
  page.locator('script[type=module]').evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));

test('wordpress: a shortcode survives what WordPress makes of text, in quotation marks of any kind', async ({
  page,
  site,
  blog,
}) => {
  const said = hearConsole(page);
  const address = await blog.publish(
    'A plan',
    [
      'We "plan" -- with a calculator:',
      '',
      '[prosperx widget="sip-calculator" monthly-amount="10000" years="15" heading="Tom\'s & Ann\'s plan -- now"]',
      '',
      'and [prosperx widget=“sip-calculator” monthly-amount=“20000” heading=“Your own plan”] in a line,',
      '[prosperx widget=&quot;sip-calculator&quot; monthly-amount=&#8220;30000&#8221;]',
    ].join('\n'),
  );
  await page.goto(address);
  const amounts = slider(page, 'Monthly investment');
  await expect(amounts).toHaveCount(3);
  for (const [at, amount] of [/10,000/, /20,000/, /30,000/].entries())
    await expect(amounts.nth(at)).toHaveAttribute('aria-valuetext', amount);
  await expect(page.getByRole('heading', { name: "Tom's & Ann's plan -- now" })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your own plan' })).toBeVisible();
  expect(await scripts(page)).toEqual([`${site.origin}/sdk/latest/sip-calculator.js`]);
  expect(said).toEqual([]);
});

test('wordpress: what is no attribute of a widget is left out, and no value leaves its attribute', async ({
  page,
  blog,
}) => {
  const evil = `[prosperx widget="sip-calculator" onclick="alert(1)" style="color:red" api-base="https://evil.example" heading='"><img src=x onerror=alert(1)>']`;
  const html = await (await fetch(await blog.publish('Evil', evil))).text();
  const [tag = ''] = /<px-sip-calculator[^>]*>/.exec(html) ?? [];
  expect(tag).not.toMatch(/onclick|style=|evil\.example/);
  expect(html).not.toContain('<img src=x');
  const none = await blog.publish('None', '[prosperx widget="no-such-widget"] [prosperx]');
  await page.goto(none);
  await expect(page.locator('main, body').first()).not.toContainText(/no-such-widget|prosperx/i);
  // a page without a widget has no script of ours
  expect(await scripts(page)).toEqual([]);
});

test('wordpress: every attribute that all elements have reaches the widget, and an author reads which were left out', async ({
  page,
  blog,
}) => {
  const address = await blog.publish('In Hindi', '[prosperx widget="sip-calculator" locale="hi" quiet colour="red"]');
  await page.goto(address);
  await expect(page.locator('px-sip-calculator[locale=hi][quiet]')).toContainText(/[\u0900-\u097f]/);
  const note = page.getByText('does not take these attributes, which are left out: colour.');
  await expect(note).toHaveCount(0);
  await logIn(page, blog);
  await page.goto(address);
  await expect(note).toBeVisible();
});

test('wordpress: a frame needs no script for a widget of everybody, and its loader for one of a person', async ({
  page,
  site,
  blog,
}) => {
  await page.goto(
    await blog.publish('Frame', '[prosperx widget="sip-calculator" frame="yes" monthly-amount="10000" years="15"]'),
  );
  expect(await scripts(page)).toEqual([]);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('slider', { name: 'Monthly investment' })).toHaveAttribute('aria-valuetext', /10,000/);
  await page.goto(
    await blog.publish('Cart', '[prosperx widget="cart" frame="yes"] [prosperx widget="cart" frame="yes"]'),
  );
  expect(await scripts(page)).toEqual([`${site.origin}/sdk/latest/embed.js`]);
  await expect(page.frameLocator('iframe').first().locator('px-cart')).toContainText(/\S/);
});

test('wordpress: an author sets the server and adds a block; a reader sees the widget', async ({
  page,
  site,
  blog,
}) => {
  const { origin } = blog;
  await logIn(page, blog);

  await page.goto(`${origin}/wp-admin/options-general.php?page=prosperx`);
  await page.getByLabel('Address of your server').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The address of your server is its origin')).toBeVisible();
  await expect(page.getByLabel('Address of your server')).toHaveValue(site.origin);
  await page.getByLabel('Version of the widgets').fill('1');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Version of the widgets')).toHaveValue('1');

  await page.goto(`${origin}/wp-admin/post-new.php?post_type=page`);
  const link = await page.evaluate(async () => {
    const { blocks, data } = (globalThis as never as { wp: EditorOfWordpress }).wp;
    data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    const block = blocks.createBlock('prosperx/widget', { given: 'monthly-amount="10000" years="15"' });
    data.dispatch('core/block-editor').insertBlocks(block);
    data.dispatch('core/editor').editPost({ title: 'By a block', status: 'publish' });
    await data.dispatch('core/editor').savePost();
    return data.select('core/editor').getPermalink();
  });
  await expect(page.getByLabel('Attributes')).toHaveValue('monthly-amount="10000" years="15"');
  await page.goto(link);
  await expect(slider(page, 'Monthly investment')).toHaveAttribute('aria-valuetext', /10,000/);
  await expect(slider(page, 'Time period')).toHaveAttribute('aria-valuetext', '15 years');
  expect(await scripts(page)).toEqual([`${site.origin}/sdk/1/sip-calculator.js`]);
});

test('wordpress: the shortcodes of all widgets, as the documentation writes them, write their elements', async ({
  blog,
}) => {
  const linesOf = (contract: Contract) =>
    pageLines('wordpress', contract, {
      server: '',
      partner: '',
      props: contract.examples.at(-1)?.props ?? {},
      look: { theme: 'dark' },
    });
  const html = await (await fetch(await blog.publish('All', contracts.map(linesOf).join('\n\n')))).text();
  for (const { tag, examples } of contracts) {
    const [element = ''] = new RegExp(`<${tag} [^>]*></${tag}>`).exec(html) ?? [];
    expect(element, tag).toContain('theme="dark"');
    for (const [name, value] of Object.entries(examples.at(-1)?.props ?? {}))
      if (typeof value === 'number' || typeof value === 'boolean')
        expect(element).toContain(`${toKebab(name)}="${value}"`);
    expect(html).toContain(`/${toName(tag)}.js"`);
  }
});
