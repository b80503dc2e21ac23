import base from './base-more.css?inline';
import tokens from './tokens-more.css?inline';
import { useStyles } from './use-styles.js';
import utilities from './utilities.css?inline';

/** As useStyles, for what uses roles of tokens-more.css or elements of base-more.css; a test holds that those are the ones who call it. */
export function useRichStyles(cssText: string): void {
  useStyles(tokens);
  useStyles(base);
  useStyles(utilities);
  useStyles(cssText);
}
