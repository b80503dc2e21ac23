import type { Verdict } from './check-consistency.js';

/** Says that everything was done once, and that everybody was answered so. */
export const isSound = ({ intents, acknowledged, stored, placed, ...wrong }: Verdict): boolean =>
  acknowledged === intents &&
  stored === intents &&
  placed === intents &&
  wrong.lost + wrong.doubled + wrong.contradicted + wrong.discrepancies + (wrong.stray?.length ?? 0) === 0;

/** One line for people to read. */
export const figuresOf = (verdict: Verdict): string =>
  [...(['intents', 'acknowledged', 'placed', 'lost', 'doubled', 'contradicted', 'discrepancies'] as const)]
    .map((name) => `${verdict[name].toLocaleString('en-IN')} ${name}`)
    .concat(verdict.stray ? [`${verdict.stray.length} payments and redemptions astray`] : [])
    .join(', ');
