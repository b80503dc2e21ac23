import type { Page } from 'playwright/test';

/** As near as two messages have to be to be heard as one said twice, in milliseconds. */
const AT_ONCE = 1_000;

interface Heard {
  pxHeard?: { text: string; at: number }[];
}

/** Keeps what a screen reader would say by itself: what comes into a live region, and an alert that comes as a whole. Runs in the page. */
function listen(): void {
  const LIVE = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]';
  const heard = ((window as Heard).pxHeard ??= []);
  const last = new WeakMap<Element, string>();
  const note = (region: Element | null | undefined) => {
    const text = region?.checkVisibility() ? (region.textContent ?? '').trim() : '';
    if (!region || text === last.get(region)) return;
    last.set(region, text);
    if (text !== '') heard.push({ text, at: performance.now() });
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      note((target instanceof Element ? target : target.parentElement)?.closest(LIVE));
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll(LIVE)])
          if (region.matches('[role=alert]')) note(region);
          else if (region.matches(LIVE)) last.set(region, (region.textContent ?? '').trim());
      }
    }
  });
  const follow = (root: Node) => observer.observe(root, { childList: true, characterData: true, subtree: true });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, options);
    follow(root);
    return root;
  };
  follow(document);
}

/** Follows what the documents of a page say by themselves, from the next one on. */
export const listenToMessages = (page: Page): Promise<unknown> => page.addInitScript(listen);

/** Messages that were said twice at once since they were last asked for, and regions within others, whose words are said for each. Runs in the page. */
function saidTwice(atOnce: number): string[] {
  const LIVE = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]';
  const heard = (window as Heard).pxHeard?.splice(0) ?? [];
  const found = heard
    .filter(({ text, at }, index) => heard.slice(0, index).some((one) => one.text === text && at - one.at < atOnce))
    .map(({ text }) => `"${text.slice(0, 80)}" is said twice`);
  const visit = (root: Document | ShadowRoot) => {
    for (const region of root.querySelectorAll(LIVE)) {
      const outer = region.parentElement?.closest(LIVE);
      const text = (region.textContent ?? '').trim();
      if (outer && text !== '' && region.checkVisibility()) found.push(`"${text.slice(0, 80)}" is said within another`);
    }
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
  };
  visit(document);
  return [...new Set(found)];
}

export const messagesSaidTwice = (page: Page): Promise<string[]> => page.evaluate(saidTwice, AT_ONCE);

const NAMED =
  /^(button|link|textbox|searchbox|combobox|listbox|checkbox|radio|switch|slider|spinbutton|tab|menuitem|dialog|img|table|heading)$/;

/** Controls, headings, pictures and dialogs without a name in the tree that a screen reader is given. */
export async function namelessNodes(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && NAMED.test(String(role?.value)))
    .filter(({ name }) => String(name?.value ?? '').trim() === '')
    .map(({ role }) => `a ${String(role?.value)} has no name`);
}
