import type { ReactNode } from 'react';
import base from './base.css?inline';
import tokens from './tokens.css?inline';
import { useStyles } from './use-styles.js';

/** What every root needs before its first widget: adopted by the element shell, by the React provider and by the site. */
export const baseSheets = [tokens, base] as const;

/** `auto` follows the reader's system; left out, a widget follows the `color-scheme` of its page. */
export type Theme = 'light' | 'dark' | 'auto';

export interface ThemeScopeProps {
  theme?: Theme | undefined;
  children?: ReactNode;
}

/** The box of one widget in a page without shadow root: base sheets, theme, and the width its parts answer to. */
export function ThemeScope({ theme, children }: ThemeScopeProps) {
  useStyles(baseSheets[0]);
  useStyles(baseSheets[1]);
  return (
    <div className="px" data-px-scope="" data-theme={theme}>
      {children}
    </div>
  );
}
