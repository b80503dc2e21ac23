// @vitest-environment happy-dom
import type { widgets } from '@prosperx/sdk/site/widgets';
import { afterEach, expect, it, vi } from 'vitest';
import { showWidget } from './show-widget.js';

const contract = { tag: 'px-shown', title: 'Shown', visibility: 'public', props: {}, events: {} };

afterEach(() => vi.unstubAllGlobals());

it('a frame that is told a language is in it, so that its calls ask in it and screen readers read it so', () => {
  vi.stubGlobal('parent', { postMessage: () => undefined });
  history.replaceState(null, '', '?locale=hi-IN');
  const row = { contract, load: async () => () => null } as unknown as (typeof widgets)[number];
  const config = { apiBase: null, partner: null, agentCode: null, origins: [], theme: {}, maxRate: undefined };
  showWidget(row, document.createElement('div'), { ...config, refusal: null });
  expect(document.documentElement.lang).toBe('hi');
});
