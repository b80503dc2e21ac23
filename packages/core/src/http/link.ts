import * as z from 'zod/mini';
import { isOwnPath } from './own-path.js';

/** Describes where an answer leads: a path of the site or the server, or a page of the web; never a script. */
export const linkSchema = z.string().check(z.refine((link) => isOwnPath(link) || /^https?:\/\//.test(link)));
