import type { ReactNode, RefObject } from 'react';
import { setStyle } from './set-style.js';
import { useStyles } from './use-styles.js';
import base from './base.css?inline';
import pageReset from './page-reset.css?inline';
import moreTokens from './tokens-more.css?inline';
import tokens from './tokens.css?inline';

/** What every root needs before its first widget. */
export const baseSheets: readonly string[] = [tokens, base];

/** `auto` follows the reader's system; left out, a widget follows the `color-scheme` of its page. */
export type Theme = 'light' | 'dark' | 'auto';

/** What a page may give its widgets of its own look, besides custom properties. */
export interface Look {
  /** `auto` follows the reader's system; left out, widgets follow the `color-scheme` of their page. */
  readonly theme?: Theme | undefined;
  /** A CSS colour: buttons, links, selection. */
  readonly accent?: string | undefined;
  /** A CSS length: corners of controls. */
  readonly radius?: string | undefined;
}

export interface ThemeScopeProps extends Look {
  children?: ReactNode;
  /** The language of what is said in it. */
  language?: string | undefined;
  /** Where its box is kept. */
  place?: RefObject<Element | null>;
}

/** The `ref` of a scope, which takes the knobs of a look that are not attributes. */
export const lookRef = ({ accent, radius }: Look) => setStyle({ '--px-accent': accent, '--px-radius': radius });

/** The same `ref`, which keeps the element too: what a server reads of it stays. */
const keptIn = (place: ThemeScopeProps['place'], look: ReturnType<typeof lookRef>): ReturnType<typeof lookRef> =>
  Object.assign((element: (Element & ElementCSSInlineStyle) | null) => {
    look(element);
    if (place) place.current = element;
  }, look);

/** The box of one widget in a page without shadow root: base sheets, look, and the width its parts answer to. The page's rules for bare tags end at it. */
export function ThemeScope({ children, language, place, ...look }: ThemeScopeProps) {
  useStyles(tokens);
  useStyles(moreTokens);
  useStyles(base);
  useStyles(pageReset);
  return (
    <div className="px" data-px-scope="" data-theme={look.theme} lang={language} ref={keptIn(place, lookRef(look))}>
      {children}
    </div>
  );
}
