import { defineContract } from '#widget/contract.js';

/** One prop of each kind, and the ways a view can behave: what element.spec.ts looks at. */
export const probeContract = defineContract({
  tag: 'px-probe',
  title: 'Probe',
  summary: 'Shows what it was given.',
  visibility: 'public',
  props: {
    monthlyAmount: { type: 'number', min: 100, max: 1000, default: 500, describe: 'Rupees.' },
    label: { type: 'text', default: 'none', describe: 'Any text.' },
    tone: { type: 'text', options: ['calm', 'loud'], default: 'calm', describe: 'How it speaks.' },
    open: { type: 'boolean', describe: 'Off by default.' },
    chart: { type: 'boolean', default: true, describe: 'On by default.' },
    fund: { type: 'object', describe: 'A property alone.' },
    broken: { type: 'boolean', describe: 'Throws while rendering.' },
  },
  events: {
    changed: { describe: 'Typed.', detail: { years: { type: 'number', describe: 'Years.' } } },
  },
  examples: [],
});
