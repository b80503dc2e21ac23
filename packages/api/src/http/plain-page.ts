import { createHash } from 'node:crypto';
import { ENGLISH, speaking } from '@prosperx/core/language';
import { html, raw } from 'hono/html';
import type { Config } from '#kernel/services.js';
import { notificationWords } from '#notifications/notification-words.js';
import { cookieJar } from './cookies.js';
import { pageHeaders } from './headers.js';
import { keptLanguage } from './liked-language.js';

export type Markup = ReturnType<typeof html>;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 Inter, system-ui, sans-serif; color: light-dark(#17152b, #f3f2fa); background: light-dark(#f6f5fb, #0b0914) }
body { display: grid; grid-template-columns: minmax(0, 30rem); place-content: center; box-sizing: border-box; min-height: 100vh; margin: 0; padding: 1rem }
header { margin-bottom: 1rem; font-size: 1.25rem; font-weight: 700; letter-spacing: -0.03em }
main { padding: 1.5rem; border: 1px solid light-dark(#e2e0ee, #2b2842); border-radius: 1rem; background: light-dark(#fff, #171428) }
main > :last-child { margin-bottom: 0 }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; letter-spacing: -0.02em }
a { color: light-dark(#3a2fae, #b3acff) }
`;
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

interface PlainPage {
  readonly title: string;
  readonly content: Markup;
  readonly head?: Markup;
  readonly status?: number;
}

/** Answers with a page of a few words that needs nothing else of the site, in the language that its reader chose there, where notifications have it. */
export async function plainPage(
  config: Config,
  request: Pick<Request, 'headers'>,
  write: () => PlainPage,
): Promise<Response> {
  const language = keptLanguage(request, cookieJar(request.headers.get('cookie'), config));
  const words = await notificationWords(language);
  const { title, content, head, status = 200 } = speaking(words, write);
  const markup = html`<!doctype html>
    <html lang="${words === ENGLISH ? 'en' : language}-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        ${head ?? ''}
        <title>${title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <header>ProsperX</header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  const headers = pageHeaders(config, { frameAncestors: "'none'", styles: STYLE_HASH });
  return new Response(String(markup), { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}
