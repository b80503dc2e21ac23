import { expect, type Page } from 'playwright/test';

/** Elements that stand out to the right, and cards that cut off what is wider than they are; shadow roots included. Runs in the page. */
function sticksOut(): string[] {
  const width = document.documentElement.clientWidth;
  const cutting: string[] = [];
  const visitCards = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visitCards(element.shadowRoot);
      const { clientWidth, scrollWidth } = element;
      if (element.matches('.px-card') && scrollWidth > clientWidth)
        cutting.push(`${element.className} of ${clientWidth} px holds ${scrollWidth} px`);
    }
  };
  visitCards(document);
  if (document.documentElement.scrollWidth <= width) return cutting;
  const names: string[] = [
    ...cutting,
    `the page is ${document.documentElement.scrollWidth} px wide, the window ${width} px`,
  ];
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.getBoundingClientRect().right > width + 0.5) names.push(`${element.localName}.${element.className}`);
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
  return names.slice(0, 10);
}

/** Text that reaches out of a box that hides what does, shadow roots included; what is for screen readers alone is left out. Runs in the page. */
function cutOff(): string[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const boxes = (from: Element | null): Element[] => {
    const root = from?.getRootNode();
    const above = from?.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    return from ? [from, ...boxes(above)] : [];
  };
  const isCut = (text: DOMRect, from: Element) => {
    for (const box of boxes(from)) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (clipPath !== 'none' || edge.width <= 2 || overflowX === 'auto' || overflowX === 'scroll') return false;
      if (hides(overflowX) && (text.right > edge.right + 2 || text.left < edge.left - 2)) return true;
      // lines are less high than their letters
      if (hides(overflowY) && text.bottom > edge.bottom + text.height / 4) return true;
    }
    return false;
  };
  // what nobody is near is laid out anew only when somebody comes: until then it has the height of before
  const far = [...document.querySelectorAll<HTMLElement>('.px-far')];
  for (const element of far) element.style.contentVisibility = 'visible';
  const names: string[] = [];
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      for (const node of element.checkVisibility() ? element.childNodes : []) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isText = node instanceof Text && node.data.trim() !== '' && !element.closest('script, style, title');
        const cut = isText && [...range.getClientRects()].some((rect) => isCut(rect, element));
        if (cut) names.push(`${element.localName}.${element.className} cuts off "${node.data.trim().slice(0, 40)}"`);
      }
    }
  };
  visit(document);
  for (const element of far) element.style.contentVisibility = '';
  return [...new Set(names)];
}

/** Text of several letters that stands in a box of less than two letters' width, one letter below the other. Runs in the page. */
function tooNarrow(): string[] {
  const names: string[] = [];
  const isForScreenReaders = (from: Element | null): boolean =>
    from !== null && (getComputedStyle(from).clipPath !== 'none' || isForScreenReaders(from.parentElement));
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
      if (text.length < 4 || !element.checkVisibility()) continue;
      const { width, height } = element.getBoundingClientRect();
      const letter = parseFloat(getComputedStyle(element).fontSize);
      if (isForScreenReaders(element)) continue;
      if (width < 2 * letter && height > 3 * letter)
        names.push(`${element.localName}.${element.className} shows "${text.slice(0, 40)}" on ${width.toFixed(0)} px`);
    }
  };
  visit(document);
  return names;
}

/** Buttons, links and fields side by side in one part of the page of which one covers another. Runs in the page. */
function covered(): string[] {
  const names: string[] = [];
  const visit = (root: Document | ShadowRoot) => {
    const parts = new Map<Element | null, Element[]>();
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (!element.matches('a[href], button, input:not([type=range], [type=radio], [type=checkbox]), select')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('[inert]'))
        continue;
      if (/absolute|fixed|sticky/.test(getComputedStyle(element).position)) continue;
      const parent = element.parentElement;
      parts.set(parent, [...(parts.get(parent) ?? []), element]);
    }
    // a link within words may go on in the next line, where another begins
    const linesOf = (element: Element) => [...element.getClientRects()];
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    const named = (element: Element) => `"${(element.textContent || element.localName).trim().slice(0, 30)}"`;
    for (const controls of parts.values())
      controls.forEach((one, at) => {
        for (const other of controls.slice(at + 1))
          if (linesOf(one).some((line) => linesOf(other).some((beside) => isOver(line, beside))))
            names.push(`${named(one)} and ${named(other)} cover each other`);
      });
  };
  visit(document);
  return names;
}

/** Controls beside each other of which one lies over the other. */
export const coveredControls = (page: Page): Promise<string[]> => page.evaluate(covered);

/** What makes the page wider than its window, or a card wider than itself; empty when nobody has to scroll sideways and nothing is cut off. */
export const tooWideElements = (page: Page): Promise<string[]> => page.evaluate(sticksOut);

/** Text that cannot be read in full. */
export const cutElements = (page: Page): Promise<string[]> => page.evaluate(cutOff);

/** Text that nobody reads, since its box is as narrow as a letter. */
export const tooNarrowElements = (page: Page): Promise<string[]> => page.evaluate(tooNarrow);

/** Expects that the page has no horizontal scroll at its present width, and that no card cuts off what it holds: once it has followed a change of the width, which a chart does a frame later. */
export async function expectNoSidewaysScroll(page: Page, options: { readonly timeout?: number } = {}): Promise<void> {
  const message = 'what is wider than the window or its card';
  await expect.poll(() => tooWideElements(page), { message, ...options }).toEqual([]);
}

/** Names of schemes on a page that has no warning that can be read whole, shadow roots included. Runs in the page. */
function namedWithout({
  schemes,
  warning,
}: {
  readonly schemes: readonly string[];
  readonly warning: string;
}): string[] {
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const texts: string[] = [];
  let isWarned = false;
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (!element.checkVisibility() || element.closest('script, style, title')) continue;
      const text = plain(element.textContent);
      const { width, height } = element.getBoundingClientRect();
      if (text === warning && width > 100 && height > 10) isWarned = true;
      const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''));
      if (own.some((words) => words.trim() !== '')) texts.push(text);
    }
  };
  visit(document);
  return isWarned ? [] : schemes.filter((scheme) => texts.some((text) => text.includes(scheme))).slice(0, 3);
}

/** Schemes that a page names without the risk warning to the letter. */
export const schemesWithoutWarning = async (
  page: Page,
  schemes: readonly string[],
  warning: string,
): Promise<string[]> =>
  (await page.evaluate(namedWithout, { schemes, warning })).map(
    (scheme) => `"${scheme}" is named without the risk warning`,
  );
