import { randomBytes } from 'node:crypto';

/** Each page has a nonce on the scripts that Nuxt itself writes, and none on what stands in its body. */
export default defineNitroPlugin((nitro) => {
  nitro.hooks.hook('render:html', (html, { event }) => {
    const nonce = randomBytes(16).toString('base64');
    const withNonce = (part: string) => part.replaceAll('<script', `<script nonce="${nonce}"`);
    html.head = html.head.map(withNonce);
    html.bodyAppend = html.bodyAppend.map(withNonce);
    setResponseHeader(
      event,
      'Content-Security-Policy',
      `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self'; img-src 'self' data:; base-uri 'none'`,
    );
  });
});
