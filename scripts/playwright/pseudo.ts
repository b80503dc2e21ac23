import type { Page } from 'playwright/test';

/** How much longer a language may be than English. */
const LONGER = 0.4;

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýAÁEÉIÍOÓUÚYÝcçCÇnñNÑsšSŠzžZŽ'.matchAll(/(.)(.)/gu)].map(([, plain = '', marked = '']) => [
    plain,
    marked,
  ]),
);

/** Returns an English text as the pseudo-language has it: with accents, 40 % longer, in brackets. What has no word in it, such as a figure, stays. */
export function pseudo(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (!/[A-Za-z]{2}/.test(words)) return text;
  let spare = Math.ceil(words.length * LONGER);
  const longer = [...words].map((letter) => {
    const marked = ACCENTED[letter] ?? letter;
    return 'aeiouy'.includes(letter) && spare-- > 0 ? marked + marked : marked;
  });
  const rest = spare > 0 ? ` ${'éáó íú '.repeat(spare).slice(0, spare).trim()}` : '';
  return `${before}[${longer.join('')}${rest.trimEnd()}]${after}`;
}

/** Every text of the page that a person can see, shadow roots included, but for what is marked as English: names. Runs in the page. */
function swap(texts: Readonly<Record<string, string>> | null): string[] {
  const found = new Set<string>();
  const kept = ((window as unknown as { keptTexts?: Map<Node, string> }).keptTexts ??= new Map());
  if (texts === null) {
    for (const [node, text] of kept) if (node.nodeValue !== null) node.nodeValue = text;
    kept.clear();
    return [];
  }
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      // a widget says its language too, whatever is around it
      const isMarked = element.closest('[lang]')?.matches(':not(html, [data-px-scope])');
      if (isMarked || element.closest('script, style, title, noscript, template, pre, code')) continue;
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || node.data.trim() === '') continue;
        found.add(node.data);
        const other = texts[node.data];
        if (other === undefined || other === node.data) continue;
        kept.set(node, node.data);
        node.data = other;
      }
    }
  };
  visit(document);
  return [...found];
}

/** Shows the page in the pseudo-language while a task runs: its English as it stands, so that every screen that a walk reaches is shown in it. */
export async function inPseudo(page: Page, task: () => Promise<void>): Promise<void> {
  const english = await page.evaluate(swap, {});
  await page.evaluate(swap, Object.fromEntries(english.map((text) => [text, pseudo(text)])));
  try {
    await task();
  } finally {
    await page.evaluate(swap, null);
  }
}
