import { ORIGIN } from '#services/provider-registry.js';

/** They stand by themselves, so that the site, whose look is its own, loads no table for them. */
export const accent = { type: 'text', css: 'color' } as const;
/** Nothing but a length, and no keyword, is a value of `padding-left`. */
export const radius = { type: 'text', css: 'padding-left' } as const;

/** Attributes that every element has besides its own. Their description stands in common-fields.text.ts, which no page loads. */
export const commonFields = {
  apiBase: { type: 'text', pattern: ORIGIN.source },
  partner: { type: 'text' },
  locale: { type: 'text' },
  theme: { type: 'text', options: ['light', 'dark', 'auto'] },
  accent,
  radius,
  quiet: { type: 'boolean' },
} as const;

/** What the attributes do that every element has: for the reference pages. */
export const commonFieldsText: Readonly<Record<keyof typeof commonFields, string>> = {
  apiBase:
    'Origin of the server, such as "https://invest.example"; empty for the origin of the page. Without it, the widget sends no requests.',
  partner: 'Id under which the owner of the page is registered.',
  locale:
    'Language, such as "hi" for Hindi; if left out, the nearest `lang` around the widget counts. English, if the widget does not speak the language.',
  theme: '"auto" follows the reader’s system; if left out, the widget follows the `color-scheme` of the page.',
  accent: 'Colour of buttons, links and selection, such as "#0b6e4f"; text on it and shades of it follow.',
  radius: 'Corners of controls, such as "4px"; cards have 1.6 times as much.',
  quiet:
    'Turns off `px-view` and `px-start`. Without it they reach the page and, if `partner` is set, the server (widget name and page address, with anything personal removed).',
};

/** The events that every element fires. */
export const commonEventsText = [
  {
    name: 'px-navigate',
    describe:
      'The widget leads elsewhere. If the event is prevented, nothing more happens; otherwise the page of the site opens.',
    detail: { to: 'text: path on the site below `/v1`', params: 'object: plain values for its address' },
  },
  {
    name: 'px-error',
    describe: 'The widget shows a failure.',
    detail: {
      code: 'text: one of the error codes',
      message: 'text: a sentence for people',
      retryable: 'boolean: the same may succeed later',
      requestId: 'text or null: the id under which the server logged the request',
    },
  },
  {
    name: 'px-view',
    describe:
      'Fired once per widget: a reader has half of it in view, or half a screen of a taller one. Not with `quiet`.',
    detail: { widget: 'text: its name, such as "sip-calculator"' },
  },
  {
    name: 'px-start',
    describe: 'Fired once per widget: a reader began to use it, by an input, a press or a key. Not with `quiet`.',
    detail: { widget: 'text: its name' },
  },
] as const;
