import { html } from 'hono/html';
import { paymentPageText as text } from './payment.text.js';

type Markup = ReturnType<typeof html>;

const view = (title: string, content: Markup, head: Markup | '' = '') =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        ${head}
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

/** While the gateway has not answered where its page is; looks again by itself. */
export const connectingPage = () =>
  view(
    text.connecting,
    html`<p>${text.wait}</p>
      <p><a href="">${text.goOn}</a></p>`,
    html`<meta http-equiv="refresh" content="2" />`,
  );

/** For who paid in a window of its own. */
export const overPage = () => view(text.over, html`<p>${text.closeWindow}</p>`);

export const notFoundPage = () => view(text.notFound, html`<p><a href="/v1/home">${text.home}</a></p>`);
