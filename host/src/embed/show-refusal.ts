import { publicOrigins, postRefusal } from '@prosperx/sdk/site/widgets';
import { embedText } from './embed.text.js';

/** Says in the frame why there is no widget, with the way to the site, and tells the page around it. */
export function showRefusal(content: HTMLElement, code: string): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  const link = Object.assign(document.createElement('a'), { href: '/v1/home', target: '_blank', rel: 'noopener' });
  link.textContent = embedText.open;
  words.append(`${embedText.refused} `, link);
  content.append(words);
  const embedder = { ancestors: location.ancestorOrigins, referrer: document.referrer };
  postRefusal(code, embedText.refused, publicOrigins(new URLSearchParams(location.search).get('parent'), embedder));
}
