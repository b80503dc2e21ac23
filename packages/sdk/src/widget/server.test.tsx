// @vitest-environment node
import * as React from 'react';
import { describe, expect, it } from 'vitest';
import { configure } from '#api/provider-registry.js';

describe('the package on a server', () => {
  it('has no browser around it', () => {
    expect([typeof document, typeof HTMLElement, typeof customElements]).toEqual([
      'undefined',
      'undefined',
      'undefined',
    ]);
  });

  it('imports on a server without doing anything', async () => {
    await import('#elements.js');
    expect(() => configure({ apiBase: 'https://a.example' })).not.toThrow();
  });

  // preact/compat is react and react-dom in one
  const isPreact = 'render' in React;

  it.skipIf(isPreact)('renders React widgets to text on a server', async () => {
    const { SipCalculator, ProsperXProvider } = await import('#react.js');
    const { renderToString } = await import('react-dom/server');
    const html = renderToString(
      React.createElement(ProsperXProvider, {}, React.createElement(SipCalculator, { years: 20 })),
    );
    expect(html).toContain('data-px-scope');
    expect(html).not.toContain('<style');
  });
});
