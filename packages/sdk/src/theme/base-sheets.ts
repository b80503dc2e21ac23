import base from './base.css?inline';
import tokens from './tokens.css?inline';
import utilities from './utilities.css?inline';

/** What every root needs before its first widget: adopted by the element shell, by the React provider and by the site. */
export const baseSheets = [tokens, base, utilities] as const;
