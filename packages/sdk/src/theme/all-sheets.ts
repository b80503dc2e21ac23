import { baseSheets } from './theme-scope.js';
import more from './tokens-more.css?inline';

/** What a root needs that may show anything: all roles, and the base. A calculator begins without the roles that it reads later. */
export const allSheets: readonly string[] = [...baseSheets, more];
