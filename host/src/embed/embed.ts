import { widgets } from '@prosperx/sdk/site/widgets';
import { showRefusal } from './show-refusal.js';
import { showWidget } from './show-widget.js';

/** What the server writes into the page that a frame loads. All of it is missing where plain files are served. */
export interface EmbedConfig {
  /** Where the widget finds the API; without it it sends no request. */
  readonly apiBase: string | null;
  readonly partner: string | null;
  /** The partner's own agent, who is credited with whoever signs up in the frame. */
  readonly agentCode: string | null;
  /** The partner's registered origins, exactly as browsers write them. */
  readonly origins: readonly string[];
  /** The partner's look, unless its page says otherwise: `theme`, `accent`, `radius`. */
  readonly theme: Readonly<Record<string, unknown>>;
  /** The highest return in per cent a year of the calculators. */
  readonly maxRate: number | undefined;
  /** Why the server shows no widget here; null: it does. */
  readonly refusal: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads `<meta name="prosperx-embed">`. What is not as described counts as missing: a broken list greets nobody. */
function readEmbedConfig(page: Document): EmbedConfig {
  const text = page.querySelector<HTMLMetaElement>('meta[name="prosperx-embed"]')?.content ?? '{}';
  let config: Record<string, unknown> = {};
  try {
    config = { ...(JSON.parse(text) as object) };
  } catch {
    console.warn('prosperx: the page of this frame carries no readable configuration');
  }
  const { apiBase, partner, agentCode, origins, theme, maxRate, refusal } = config;
  return {
    apiBase: isText(apiBase) ? apiBase : null,
    partner: isText(partner) ? partner : null,
    agentCode: isText(agentCode) ? agentCode : null,
    theme: typeof theme === 'object' ? { ...theme } : {},
    maxRate: typeof maxRate === 'number' ? maxRate : undefined,
    origins: Array.isArray(origins) ? origins.filter(isText) : [],
    refusal: isText(refusal) ? refusal : null,
  };
}

const name = location.pathname.split('/').at(-1) ?? '';
const row = widgets.find(({ contract }) => contract.tag === `px-${name}`);
const content = document.getElementById('widget');

const config = readEmbedConfig(document);
const refusal = row ? config.refusal : 'unknown_widget';

if (content && refusal !== null) showRefusal(content, refusal);
else if (content && row) showWidget(row, content, config);
