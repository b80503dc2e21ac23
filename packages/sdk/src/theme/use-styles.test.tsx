import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { adoptStyles, StyleRootContext, useStyles } from './use-styles.js';

afterEach(cleanup);

const SHEET = '.px-probe { color: red }';
const shadow = () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });

function Probe({ css = SHEET }: { css?: string }) {
  useStyles(css);
  return <i />;
}

describe('useStyles', () => {
  it('adopts the sheet of many components once', () => {
    const root = shadow();
    render(
      <StyleRootContext.Provider value={root}>
        <Probe />
        <Probe />
      </StyleRootContext.Provider>,
    );
    expect(root.adoptedStyleSheets).toHaveLength(1);
  });

  it('shares one sheet between roots', () => {
    const [first, second] = [shadow(), shadow()];
    for (const root of [first, second]) adoptStyles(root, SHEET);
    expect(first.adoptedStyleSheets[0]).toBe(second.adoptedStyleSheets[0]);
  });

  it('leaves the sheets of others in place', () => {
    const root = shadow();
    const theirs = new CSSStyleSheet();
    root.adoptedStyleSheets = [theirs];
    adoptStyles(root, SHEET);
    expect(root.adoptedStyleSheets[0]).toBe(theirs);
  });

  it('styles the document where there is no shadow root', () => {
    const before = document.adoptedStyleSheets.length;
    render(<Probe css=".px-page-probe { color: red }" />);
    expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  });
});
