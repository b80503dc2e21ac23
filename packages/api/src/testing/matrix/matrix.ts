import { ADVISORS } from './advisors.js';
import type { Groups } from './answers.js';
import { CONSOLES } from './consoles.js';
import { HOLDERS } from './holders.js';
import { VISITORS } from './visitors.js';

/**
 * Who is answered how, call by call. The lists stand here in full, apart from the `access` of the calls, so that one who opens a call to
 * more people has to say so twice.
 */
export const MATRIX: Groups = { ...VISITORS, ...HOLDERS, ...ADVISORS, ...CONSOLES };
