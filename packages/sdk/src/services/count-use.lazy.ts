import { API_PREFIX, CLIENT_HEADER } from '@prosperx/core/http';
import { COUNT_USE_PATH, countedPage, type WidgetAct } from '@prosperx/core/partner';
import { isOwnSite } from './own-site.js';
import type { ReaderEvent, WidgetContext } from './widget-context.js';

/** Tells the server what a reader of a partner's page did with a widget, for the partner's dashboard; nothing of the reader goes along. It waits for no answer and fails without a word. */
export function countUse(
  { apiBase, partner }: Pick<WidgetContext, 'apiBase' | 'partner'>,
  widget: string,
  event: ReaderEvent | 'px-order',
): void {
  if (apiBase === null || partner === null) return;
  const act = event.slice('px-'.length) as WidgetAct;
  // a frame of ours tells of the page around it, of which it knows the origin
  const address = isOwnSite(apiBase) ? document.referrer : location.href;
  const page = URL.canParse(address) ? countedPage(new URL(address)) : null;
  if (page === null) return;
  const url = `${apiBase}${API_PREFIX}${COUNT_USE_PATH}?partner=${encodeURIComponent(partner)}`;
  void fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', [CLIENT_HEADER]: 'sdk' },
    body: JSON.stringify({ widget, page, act }),
    // an answer that nobody reads keeps its connection
  })
    .then((answer) => answer.text())
    .catch(() => {});
}
