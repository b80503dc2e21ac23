// @vitest-environment node
import * as React from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { configure } from '#services/provider-registry.js';
import type { Contract } from './contract.js';

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

  // effects, which bring the second frame, do not run there
  it.skipIf(isPreact)('renders a calculator whole, and in an element its figure alone before the rest', async () => {
    const { SipCalculator } = await import('#react.js');
    const { StyleRootContext } = await import('#theme/use-styles.js');
    const { renderToString } = await import('react-dom/server');
    const inElement = (
      <StyleRootContext.Provider value={{} as ShadowRoot}>
        <SipCalculator />
      </StyleRootContext.Provider>
    );
    const [whole, first] = [renderToString(<SipCalculator />), renderToString(inElement)];
    // a page within an iframe has a window above it, and tells its height at once
    vi.stubGlobal('top', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const inFrame = renderToString(inElement);
    for (const html of [whole, first, inFrame]) expect(html).toContain('role="status"');
    for (const part of ['type="range"', 'px-calc__out']) {
      for (const html of [whole, inFrame]) expect(html).toContain(part);
      expect(first).not.toContain(part);
    }
  });

  // the build gives a widget its words, which come in the browser
  it.skipIf(isPreact)('renders nothing of a widget in another language, and so no English', async () => {
    const { toReact } = await import('#widget/react.js');
    const { sipCalculatorContract } = await import('#features/sip-calculator/sip-calculator.contract.js');
    const { SipCalculator: View } = await import('#features/sip-calculator/sip-calculator.js');
    const { renderToString } = await import('react-dom/server');
    const words = () => Promise.reject(new Error('not on a server'));
    const Widget = toReact({ ...sipCalculatorContract, words }, View);
    const textOf = (locale: string) => renderToString(<Widget locale={locale} />).replace(/<[^>]*>/g, '');
    expect(textOf('en')).toContain('In 10 years you could have');
    expect(textOf('hi')).toBe('');
  });

  // `style-src 'self'` refuses a style attribute of the markup, and React leaves it so
  it.skipIf(isPreact)('renders no widget with a style of its own', async () => {
    const { ProsperXProvider } = await import('#react.js');
    const { toReact } = await import('#widget/react.js');
    const { widgets } = await import('#widgets.js');
    const { renderToString } = await import('react-dom/server');
    for (const { contract, load } of widgets) {
      const Widget = toReact(contract as Contract, (await load()) as never) as React.ComponentType;
      const looked = { apiBase: 'https://a.example', accent: '#0b6e4f', radius: '4px' };
      const html = renderToString(React.createElement(ProsperXProvider, looked, React.createElement(Widget)));
      expect(html, contract.tag).toContain('data-px-scope');
      expect(html, contract.tag).not.toMatch(/\sstyle=/);
    }
  });
});
