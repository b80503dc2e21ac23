import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, trustIf } from '@prosperx/e2e';
import { waitForIdle } from '@prosperx/e2e/at-rest';
import { LANGUAGES } from '../../packages/core/src/language/languages.js';
import { widgets } from '../../packages/sdk/src/widgets.js';
import { ROOT } from '../lib/exec.mjs';
import { englishIn } from './english-left.js';

/** Widgets whose words are all of their domain: no folder of translations has their name. */
const OF_DOMAIN = ['lead-form', 'invest-more', 'redeem', 'switch'];
/** The law is cited by its own name. */
const LAW = 'Income-tax Act';

const tags = widgets.map(({ contract }) => contract.tag);

/** The tags of the widgets whose first screens are translated. */
function spoken(language: string): readonly string[] {
  const names = readdirSync(join(ROOT, 'packages/sdk/src/languages', language, 'features'));
  return tags.filter((tag) => [...names, ...OF_DOMAIN].includes(tag.slice('px-'.length)));
}

/** All texts of an answer: names of funds and houses stay in English wherever they are said. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

/** What an element says in Latin letters, outside of what it marks as English. Runs in the page. */
function latinTexts(element: Element): string[] {
  const found: string[] = [];
  for (const each of element.shadowRoot?.querySelectorAll('*') ?? []) {
    if (each.closest('style, [lang=en]')) continue;
    for (const node of each.childNodes)
      if (node instanceof Text && /[A-Za-z]{2}/.test(node.data)) found.push(node.data);
  }
  return found;
}

for (const language of Object.keys(LANGUAGES).filter((one) => one !== 'en'))
  test(
    `all elements of one page come up in its language: ${language}`,
    trustIf(language !== 'ta'),
    async ({ page, serve, site }) => {
      test.setTimeout(180_000);
      const names = new Set([LAW]);
      page.on('response', (answer) => {
        if (answer.url().includes('/prosperx-api/'))
          void answer.json().then(
            (body: unknown) => textsOf(body).forEach((text) => names.add(text)),
            () => undefined,
          );
      });
      const shown = spoken(language);
      expect(shown.length).toBeGreaterThan(20);
      const elements = shown.map((tag) => `<${tag} api-base="${site.origin}" partner="bluebank"></${tag}>`).join('\n');
      const script = `<script type="module" src="${site.origin}/sdk/latest/elements.js"></script>`;
      const html = `<!doctype html><html lang="${language}"><title>.</title><body>${elements}${script}`;
      await page.goto((await serve({ folders: {}, files: { '/': html } })).loopback);
      for (const tag of shown)
        await expect
          .poll(() => page.locator(tag).evaluate((one) => one.shadowRoot?.querySelector('.px')?.childElementCount))
          .toBeGreaterThan(0);
      await waitForIdle(page);

      const longestFirst = [...names].filter((name) => name.length > 1).sort((one, other) => other.length - one.length);
      const withoutNames = (text: string) => longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), text);
      const left: string[] = [];
      for (const tag of shown)
        for (const text of await page.locator(tag).evaluate(latinTexts))
          if (englishIn(withoutNames(text)).length > 0) left.push(`${tag}: ${text}`);
      expect(left).toEqual([]);
    },
  );
