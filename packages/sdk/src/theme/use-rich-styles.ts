import more from './tokens-more.css?inline';
import { useStyles } from './use-styles.js';
import utilities from './utilities.css?inline';

/** As useStyles, for a sheet that uses roles of tokens-more.css; a test holds that those are the ones who call it. */
export function useRichStyles(cssText: string): void {
  useStyles(more);
  useStyles(utilities);
  useStyles(cssText);
}
