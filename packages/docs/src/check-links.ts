import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from './built-pages.js';

/** Addresses that the server gives out besides the documentation. */
const ELSEWHERE = /^\/(v1|sdk|prosperx-api)\//;

/** Ends the build where a link leads to no page, or to no part of it. */
export function checkLinks(folder: string): void {
  const dead = builtPages(folder).flatMap(({ url, html }) =>
    [...html.matchAll(/ href="([^"]+)"/g)].flatMap(([, href = '']) => {
      const { pathname, hash, origin } = new URL(href, `http://docs${url}`);
      if (origin !== 'http://docs' || ELSEWHERE.test(pathname)) return [];
      const file = pathname.replace(/^\/docs\//, '/').replace(/\/$/, '/index.html');
      const isThere = existsSync(join(folder, file));
      const target = isThere && hash ? readFileSync(join(folder, file), 'utf8') : '';
      const hasPart = !hash || target.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
      return isThere && hasPart ? [] : [`${url} leads to ${href}`];
    }),
  );
  if (dead.length > 0) throw new Error(`Links of the documentation lead nowhere:\n${dead.join('\n')}`);
}
