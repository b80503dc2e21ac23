import { API_PREFIX } from '@prosperx/core/http';
import { html } from 'hono/html';

/** A page of one of the companies that the sandbox plays. */
export const pageFrame = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href="${API_PREFIX}/sandbox/bank.css" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
