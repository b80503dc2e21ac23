import type { Page } from 'playwright/test';

/** Spaces text as far as WCAG 1.4.12 lets a reader do; takes it back again. Runs in the page. */
function space(isWide: boolean): void {
  const page = window as { pxSpacing?: CSSStyleSheet };
  page.pxSpacing ??= new CSSStyleSheet();
  const sheet = page.pxSpacing;
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  const visit = (root: Document | ShadowRoot) => {
    const others = root.adoptedStyleSheets.filter((one) => one !== sheet);
    root.adoptedStyleSheets = isWide ? [...others, sheet] : others;
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
  };
  visit(document);
}

/** Does something while letters, words, lines and paragraphs stand as far apart as a reader may want them. */
export async function withWideSpacing(page: Page, task: () => Promise<void>): Promise<void> {
  await page.evaluate(space, true);
  await task();
  await page.evaluate(space, false);
}

/** What moves on the page: an animation or a transition that is under way. A sign that somebody waits may turn, more slowly. Runs in the page. */
function moving(): string[] {
  const found: string[] = [];
  const visit = (root: Document | ShadowRoot) => {
    for (const animation of root.getAnimations()) {
      const { target, pseudoElement } = animation.effect as KeyframeEffect;
      const isWaiting = target?.matches('[aria-busy="true"], .px-loader *') ?? false;
      if (animation.playState === 'running' && !isWaiting)
        found.push(`${target?.localName}.${target?.className}${pseudoElement ?? ''} moves`);
    }
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
  };
  visit(document);
  return [...new Set(found)];
}

/** What moves although its reader wants nothing to. */
export async function movingElements(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.evaluate(moving);
}

/** Lines of one chart that nothing but their colour tells apart: neither dashes nor what is below them. Runs in the page. */
function alike(): string[] {
  const found: string[] = [];
  const visit = (root: Document | ShadowRoot) => {
    for (const chart of root.querySelectorAll('.px-plot__lines')) {
      const lines = [...chart.querySelectorAll('path:not([data-fill])')];
      const dashes = new Set(lines.map((line) => getComputedStyle(line).strokeDasharray));
      if (dashes.size < lines.length && !chart.querySelector('[data-fill=band]'))
        found.push(`${lines.length} lines of "${chart.parentElement?.ariaLabel}" are drawn in ${dashes.size} ways`);
    }
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
  };
  visit(document);
  return found;
}

export const linesAlike = (page: Page): Promise<string[]> => page.evaluate(alike);

/** A control that a finger presses. */
export interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Every control that can be pressed, as large as what can be pressed of it. A link within a sentence is as high as its line, as WCAG has it. Runs in the page. */
function targets(): Target[] {
  const found: Target[] = [];
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option]';
  const isHidden = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement));
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && /\w/.test(node.data));
  /** Returns the size of a box with what reaches beyond it to be pressed, which is drawn as nothing. */
  const pressable = (box: Element) => {
    const { width, height } = box.getBoundingClientRect();
    const beyond = ['::before', '::after']
      .map((pseudo) => getComputedStyle(box, pseudo))
      .filter(({ position, content }) => position === 'absolute' && content !== 'none');
    const most = (own: number, side: 'height' | 'width') =>
      Math.max(own, ...beyond.map((style) => parseFloat(style[side]) || 0));
    return { width: most(width, 'width'), height: most(height, 'height') };
  };
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll(CONTROLS)) {
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]')) continue;
      const isTick = element.matches('[type=radio], [type=checkbox]');
      const box = (isTick && (element as HTMLInputElement).labels?.[0]) || element.closest('label') || element;
      if (isHidden(box) || isInSentence(box)) continue;
      const { width, height } = pressable(box);
      const name = element.ariaLabel || box.textContent?.trim() || (element as HTMLInputElement).name;
      if (width > 0 && height > 0)
        found.push({ name: `${element.localName}.${element.className} "${name}"`, width, height });
    }
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
  };
  visit(document);
  return found;
}

export const targetsOf = (page: Page): Promise<Target[]> => page.evaluate(targets);

/** Controls whose reach, what can be pressed beyond what is drawn of them, takes more than an edge of another control. Runs in the page. */
function reaching(edge: number): string[] {
  const found: string[] = [];
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  /** What moves over the page by itself covers what is below it, and is meant to. */
  const layerOf = (element: Element | null): Element | null =>
    element === null || element.matches('dialog') || /fixed|sticky/.test(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement);
  const reachOf = (element: Element) => {
    const own = element.getBoundingClientRect();
    const { position, content, pointerEvents, top, right, bottom, left } = getComputedStyle(element, '::after');
    if (position !== 'absolute' || content === 'none' || pointerEvents === 'none') return own;
    return {
      top: own.top + parseFloat(top),
      right: own.right - parseFloat(right),
      bottom: own.bottom - parseFloat(bottom),
      left: own.left + parseFloat(left),
    };
  };
  const named = (element: Element) =>
    `"${(element.ariaLabel || element.textContent || element.className).trim().slice(0, 40)}"`;
  const visit = (root: Document | ShadowRoot) => {
    const seen = [...root.querySelectorAll(CONTROLS)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('[inert]'),
    );
    for (const one of seen) {
      const reach = reachOf(one);
      for (const other of seen) {
        if (one === other || one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other)) continue;
        const box = other.getBoundingClientRect();
        const across = Math.min(reach.right, box.right) - Math.max(reach.left, box.left);
        const down = Math.min(reach.bottom, box.bottom) - Math.max(reach.top, box.top);
        if (across > edge && down > edge) found.push(`${named(one)} is pressed in place of ${named(other)}`);
      }
    }
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
  };
  visit(document);
  return found;
}

/** Controls that are pressed where another one is drawn, by more than `edge` px. */
export const reachingControls = (page: Page, edge: number): Promise<string[]> => page.evaluate(reaching, edge);

/** Sentences that warn, in letters smaller than those of the smallest label of the calculator around them. Runs in the page. */
function tooSmall(warnings: readonly string[]): string[] {
  const found: string[] = [];
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const visit = (root: Document | ShadowRoot) => {
    for (const calculator of root.querySelectorAll('.px-calc')) {
      const around = [...calculator.querySelectorAll('label, dt')].filter((one) => one.checkVisibility()).map(sizeOf);
      for (const element of calculator.querySelectorAll('p, span, small')) {
        const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
        const warning = warnings.find((one) => own.includes(one));
        if (warning && sizeOf(element) < Math.min(...around) - 0.1)
          found.push(`"${warning}" is ${sizeOf(element)} px beside ${Math.min(...around)} px`);
      }
    }
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
  };
  visit(document);
  return found;
}

export const tooSmallWarnings = (page: Page, warnings: readonly string[]): Promise<string[]> =>
  page.evaluate(tooSmall, warnings);
