/** Attributes that every element has besides its own. Their description stands in common-fields.text.ts, which no page loads. */
export const commonFields = {
  apiBase: { type: 'text', pattern: '(https?://[\\w.:\\[\\]-]+/?)?' },
  partner: { type: 'text' },
  locale: { type: 'text' },
  theme: { type: 'text', options: ['light', 'dark', 'auto'] },
} as const;
