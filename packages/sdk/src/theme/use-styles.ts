import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { renderHooks } from './render-hooks.js';

/** A layout effect that a server may render past: there is no layout there, and React 18 warns about layout effects. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The root to which the sheets of a widget belong: the page, or the shadow root it stands in. */
export type StyleRoot = Document | ShadowRoot;

/** The root of the styles, which the element shell sets to its shadow root; null means the document. */
export const StyleRootContext = createContext<StyleRoot | null>(null);

// A constructable sheet holds no state of a widget: one a text serves all roots of the page.
const sheets = new Map<string, CSSStyleSheet>();

/** Adopts a sheet into a root once. Adopted sheets pass `style-src 'self'` with Trusted Types on. */
export function adoptStyles(root: StyleRoot, cssText: string): void {
  let sheet = sheets.get(cssText);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(cssText);
    sheets.set(cssText, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** Styles a component before it is first painted. `cssText` is a constant imported as `./x.css?inline`. */
export function useStyles(cssText: string): void {
  const root = useContext(StyleRootContext);
  renderHooks.sheet?.(cssText);
  useBeforePaint(() => adoptStyles(root ?? document, cssText), [root, cssText]);
}
