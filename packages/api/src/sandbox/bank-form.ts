import { html } from 'hono/html';
import { bankText as text } from './bank.text.js';

/** How some banks are reached: a page of theirs that posts itself to them. */
export function bankForm(action: string): string {
  return String(
    html`<!doctype html>
      <html lang="en-IN">
        <head>
          <meta charset="utf-8" />
          <title>${text.formTitle}</title>
        </head>
        <body onload="document.forms[0].submit()">
          <form method="get" action="${action}" target="_top">
            <button>${text.formGoOn}</button>
          </form>
        </body>
      </html>`,
  );
}
