// docs/asvs.md: each requirement of ASVS 5, level 2, with what holds it.
import { NOT_HERE, REQUIREMENTS } from '../asvs/level-2.mjs';

const STATES = { held: 'held', part: 'in part', open: '**not held**', operator: 'the operator’s' };

/** True of a path rather than a sentence. @param {string} by */
export const isFile = (by) => by.includes('/') && !by.includes(' ');

const count = (/** @type {string} */ wanted) => REQUIREMENTS.filter(([, , state]) => state === wanted).length;

export function asvsPage() {
  return [
    '# ASVS 5, level 2',
    '',
    `The requirements of OWASP’s Application Security Verification Standard 5.0.0 up to level 2 that apply here, by number and in words of our own; what one asks in full stands in the standard. We judged it ourselves; nobody has verified it. ${count('held')} are held, ${count('part')} in part, ${count('open')} not, ${count('operator')} are for whoever runs the server. \`npm run docs\` writes this page from \`scripts/asvs\`.`,
    '',
    '| Number | Asks | State | By, or why not |',
    '| --- | --- | --- | --- |',
    ...REQUIREMENTS.map(
      ([id, asks, state, by]) =>
        `| ${id} | ${asks} | ${STATES[state]} | ${isFile(by) ? `[${by.replace(/^.*\/src\//, '')}](../${by})` : by} |`,
    ),
    '',
    '## What does not apply',
    '',
    ...NOT_HERE.map(([id, why]) => `- ${id}: ${why}`),
    '',
  ].join('\n');
}
