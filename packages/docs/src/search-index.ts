import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { builtPages } from './built-pages.js';
import { searchOptions } from './search-options.js';

const plain = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

const between = (html: string, from: RegExp, to: string) => {
  const start = from.exec(html);
  if (!start) return '';
  const rest = html.slice(start.index + start[0].length);
  return rest.slice(0, rest.indexOf(to));
};

/** A page is found by its parts: each `<h2>` with what stands below it leads to itself. */
function partsOf({ url, html }: { url: string; html: string }) {
  const article = between(html, /<article[^>]*>/, '</article>');
  const title = plain(between(article, /<h1[^>]*>/, '</h1>'));
  const parts = article.split(/(?=<h2[ >])/);
  return parts.map((part, index) => {
    const id = index === 0 ? '' : (/<h2[^>]* id="([^"]+)"/.exec(part)?.[1] ?? '');
    const heading = index === 0 ? '' : plain(between(part, /<h2[^>]*>/, '</h2>'));
    return { id: id ? `${url}#${id}` : url, title, heading, text: plain(part) };
  });
}

/** Writes what the search field asks: no server is needed for it. */
export function writeSearch(folder: string): void {
  const index = new MiniSearch(searchOptions);
  index.addAll(builtPages(folder).flatMap(partsOf));
  writeFileSync(join(folder, 'search.json'), JSON.stringify(index));
}
