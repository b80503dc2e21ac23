import * as z from 'zod/mini';
import { isOwnPath } from '#http/index.js';

/** Describes where a partner's page is: a path of the site, or a page of the web; never a script. */
export const partnerLink = z.string().check(z.refine((link) => isOwnPath(link) || /^https?:\/\//.test(link)));
