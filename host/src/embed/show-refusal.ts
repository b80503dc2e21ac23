import { publicOrigins, sayRefused } from '@prosperx/sdk/internal';
import { embedText } from './embed.text.js';

const sentences: Readonly<Record<string, string | undefined>> = embedText.refusals;

/** Says in the frame why there is no widget, with the way to the site, and tells the page around it. */
export function showRefusal(content: HTMLElement, code: string): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  const link = Object.assign(document.createElement('a'), { href: '/v1/home', target: '_blank', rel: 'noopener' });
  link.textContent = embedText.open;
  const message = sentences[code] ?? embedText.refusals.unknown_widget;
  words.append(`${message} `, link);
  content.append(words);
  const around = { ancestors: location.ancestorOrigins, referrer: document.referrer };
  sayRefused(code, message, publicOrigins(new URLSearchParams(location.search).get('parent'), around));
}
