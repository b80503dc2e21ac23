// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_SCRIPT } from './early-script.js';
import { followEarlyLink, takeEarlyPress } from './rendered-page.js';

it('a link that waited for a page which cannot take over is followed once: who comes back to the page stays there', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  window.pxPressed = Object.assign(document.createElement('a'), { href: '/v1/home' });
  followEarlyLink();
  followEarlyLink();
  expect(assign).toHaveBeenCalledTimes(1);
  expect(window.pxPressed).toBeUndefined();
});

describe('a press on a button before the page takes over', () => {
  const answered = vi.fn();
  let button: HTMLElement;

  beforeEach(() => {
    runInThisContext(EARLY_SCRIPT);
    document.body.innerHTML = '<div id="app"><div><button type="button">Add to cart</button></div></div>';
    button = document.querySelector('button') as HTMLElement;
    button.click();
    button.addEventListener('click', answered);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    answered.mockReset();
  });

  it('is answered', () => {
    takeEarlyPress()();
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('is forgotten after ten seconds', () => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    takeEarlyPress()();
    expect(answered).not.toHaveBeenCalled();
  });

  it('is forgotten when the page is hidden: its clock stands still while the device sleeps', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    takeEarlyPress()();
    expect(answered).not.toHaveBeenCalled();
  });

  it('is forgotten when its sheet is closed', () => {
    button.parentElement?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
    takeEarlyPress()();
    expect(answered).not.toHaveBeenCalled();
  });
});
