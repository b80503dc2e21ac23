// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { namedLazy } from '@prosperx/sdk/site/ui';
import { createElement, render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_SCRIPT } from './early-script.js';
import { holdStanding, StandingPart } from './standing.js';
import { fieldsIn, FORM_HTML, InvestForm } from './testing/rendered-form.js';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const toggled = (newState: 'closed' | 'open') => Object.assign(new Event('toggle'), { newState });

/** The code that the part below needs; what has come once stays. */
const code = { nth: 0, comes: true, wasAskedFor: 0 };
function newCode(): string {
  const name = `form-of-test-${(code.nth += 1)}`;
  Object.assign(code, { comes: true, wasAskedFor: 0 });
  namedLazy(name, async () => {
    code.wasAskedFor += 1;
    if (!code.comes) throw new Error('there is no network');
    return () => null;
  });
  return name;
}

describe('a part that stands as its server has sent it', () => {
  let root: HTMLElement;
  let added: (string | undefined)[][];
  let onChoose: () => void;

  const isDrawn = () => root.querySelector('select') === null;
  const signal = (name: string, on: Element = fieldsIn(root).amount) =>
    void on.dispatchEvent(new Event(name, { bubbles: true }));

  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    runInThisContext(EARLY_SCRIPT);
    added = [];
    onChoose = () => undefined;
    root = document.createElement('main');
    root.innerHTML = `<div class="px-standing">${FORM_HTML}</div>`;
    document.body.replaceChildren(root);
    // the page takes over without it
    const letStand = holdStanding(root, [[newCode()]]);
    const children = createElement(InvestForm, {
      onChoose: () => onChoose(),
      onAdd: (...choice: (string | undefined)[]) => added.push(choice),
    });
    render(createElement(StandingPart, { children }), root);
    letStand();
    // what it draws for that has no field for the day
    Object.assign(fieldsIn(root).lumpsum, { checked: true });
    fieldsIn(root).amount.value = '23440';
  });
  afterEach(() => {
    render(null, root);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('sends what was typed with a press that was made while it took over', async () => {
    const { add } = fieldsIn(root);
    onChoose = () => void setTimeout(() => add.click());
    signal('focusin');
    await vi.waitFor(() => expect(added).toEqual([['LUMPSUM', '23440']]));
  });

  it.each(['pointerup', 'pointercancel'])('stays where it is while it is pressed, until %s', async (end) => {
    const { add } = fieldsIn(root);
    signal('pointerdown', add);
    await pause(40);
    expect(isDrawn()).toBe(false);
    signal(end, add);
    if (end === 'pointerup') add.click();
    await vi.waitFor(() => expect(isDrawn()).toBe(true));
    await pause(5);
    expect(added).toEqual(end === 'pointerup' ? [['LUMPSUM', '23440']] : []);
  });

  it('takes over all the same after two seconds', async () => {
    signal('pointerdown', fieldsIn(root).add);
    const later = performance.now() + 2_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await vi.waitFor(() => expect(isDrawn()).toBe(true));
  });

  it.each(['touchstart', 'online'])(
    'answers a press for which its code did not come once it does, after %s',
    async (sign) => {
      code.comes = false;
      fieldsIn(root).add.click();
      // a hiccup of the network is no reason to give up
      await vi.waitFor(() => expect(code.wasAskedFor).toBe(2), 3_000);
      await pause(20);
      code.comes = true;
      signal(sign, ...(sign === 'online' ? [document.body] : []));
      await vi.waitFor(() => expect(added).toEqual([['LUMPSUM', '23440']]));
      await pause(20);
      expect(added).toHaveLength(1);
    },
  );

  it.each<[string, () => unknown]>([
    ['something else in it is clicked', () => fieldsIn(root).amount.click()],
    ['something else on the page is clicked', () => document.body.click()],
    ['its sheet is closed', () => document.body.dispatchEvent(toggled('closed'))],
    [
      'the page is hidden',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
    ],
    ['ten seconds have passed', () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)],
  ])('forgets a press when %s before it is answered', async (_, leave) => {
    fieldsIn(root).add.click();
    leave();
    await vi.waitFor(() => expect(isDrawn()).toBe(true));
    await pause(20);
    expect(added).toEqual([]);
  });

  it('answers a press although its sheet was opened, or another one closed, meanwhile', async () => {
    fieldsIn(root).add.click();
    document.body.dispatchEvent(toggled('open'));
    document.head.dispatchEvent(toggled('closed'));
    await vi.waitFor(() => expect(added).toEqual([['LUMPSUM', '23440']]));
  });
});
