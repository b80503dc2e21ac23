import type { PageData } from '@11ty/eleventy';
import { renderToStaticMarkup } from 'react-dom/server';
import { type NavGroup, navOf, neighbours } from './nav.js';
import { pageText as text } from './page.text.js';

interface Heading {
  readonly id: string;
  readonly text: string;
}

const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decoded = (html: string) => html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

/** The parts of a page, for the list at its side. */
function headingsOf(html: string): readonly Heading[] {
  return [...html.matchAll(/<h2[^>]* id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(([, id = '', inner = '']) => ({
    id,
    text: decoded(withoutTags(inner)),
  }));
}

function Menu({ nav, url }: { readonly nav: readonly NavGroup[]; readonly url: string }) {
  return nav.map(({ title, items }) => (
    <details key={title} open={title !== 'Widgets' || url.startsWith('/docs/widgets/')}>
      <summary>{title}</summary>
      <ul>
        {items.map((item) => (
          <li key={item.url}>
            <a href={item.url} aria-current={item.url === url ? 'page' : undefined}>
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));
}

function Header() {
  return (
    <header className="d-header">
      <a className="d-brand" href="/docs/">
        <img src="/v1/icon.svg" alt="" width="28" height="28" />
        <span>
          ProsperX <small>{text.docs}</small>
        </span>
      </a>
      <search className="d-search">
        <label htmlFor="search">{text.search}</label>
        <input
          id="search"
          type="search"
          role="combobox"
          aria-expanded="false"
          aria-controls="found"
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={text.searchFor}
        />
        <ul id="found" role="listbox" aria-label={text.found} hidden />
        <p id="found-count" role="status" className="d-unseen" />
      </search>
      <button type="button" className="d-theme" data-theme-button aria-label={text.theme}>
        <span aria-hidden="true">◐</span>
      </button>
      <a className="d-site" href="/v1/home">
        {text.site}
      </a>
    </header>
  );
}

function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  if (headings.length < 2) return <aside className="d-contents" />;
  return (
    <aside className="d-contents" aria-label={text.contents}>
      <p>{text.contents}</p>
      <ul>
        {headings.map(({ id, text: title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** A whole page around its content. It has no style and no script of its own: the server's policy allows files alone. */
export function renderPage(data: PageData): string {
  const { title, description, content, page, collections } = data;
  const url = `/docs${page.url}`;
  const nav = navOf(collections.all);
  const { before, after } = neighbours(nav, url);
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-IN" className="px" data-theme="auto">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{url === '/docs/' ? text.home : `${title} · ${text.home}`}</title>
        <meta name="description" content={description} />
        <link rel="icon" href="/v1/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/docs/assets/main.css" />
        <script src="/docs/assets/theme.js" />
        <script type="module" src="/docs/assets/main.js" />
      </head>
      <body className="px">
        <a className="d-skip" href="#content">
          {text.skip}
        </a>
        <Header />
        <div className="d-columns">
          <nav className="d-menu" aria-label={text.menu}>
            <details className="d-menu__narrow">
              <summary>{text.menu}</summary>
              <Menu nav={nav} url={url} />
            </details>
            <div className="d-menu__wide">
              <Menu nav={nav} url={url} />
            </div>
          </nav>
          <main id="content" tabIndex={-1}>
            <article dangerouslySetInnerHTML={{ __html: content }} />
            <nav className="d-neighbours" aria-label={text.neighbours}>
              {before && (
                <a href={before.url} rel="prev">
                  <small>{text.before}</small> {before.title}
                </a>
              )}
              {after && (
                <a href={after.url} rel="next">
                  <small>{text.after}</small> {after.title}
                </a>
              )}
            </nav>
          </main>
          <Contents headings={headingsOf(content)} />
        </div>
      </body>
    </html>,
  )}`;
}
