import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Config } from '#kernel/services.js';
import { pageHeaders } from './headers.js';

export type Markup = ReturnType<typeof html>;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { display: grid; place-content: center; box-sizing: border-box; min-height: 100vh; margin: 0; padding: 1.5rem }
main { max-width: 32rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
a { color: light-dark(#3a2fae, #b3acff) }
`;
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

interface PlainPage {
  readonly title: string;
  readonly content: Markup;
  readonly head?: Markup;
  readonly status?: number;
}

/** Answers with a page of a few words that needs nothing else of the site. */
export function plainPage(config: Config, { title, content, head, status = 200 }: PlainPage): Response {
  const markup = html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        ${head ?? ''}
        <title>${title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  const headers = pageHeaders(config, { frameAncestors: "'none'", styles: STYLE_HASH });
  return new Response(String(markup), { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}
