// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { followEarlyLink } from './rendered-page.js';

it('a link that waited for a page which cannot take over is followed once: who comes back to the page stays there', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  window.pxPressed = Object.assign(document.createElement('a'), { href: '/v1/home' });
  followEarlyLink();
  followEarlyLink();
  expect(assign).toHaveBeenCalledTimes(1);
  expect(window.pxPressed).toBeUndefined();
});
