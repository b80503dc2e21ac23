/** @type {import('../rows.mjs').Row[]} */
export const PEOPLE = [
  {
    id: 'U1',
    promise: 'axe finds nothing on any screen or state',
    goal: 'Widths from 320 to 1,920 px, light, dark, forced colours; no exceptions',
    missing:
      'What a run over every screen at 390 px found is mended; four of its nineteen findings were not looked at again. At the other widths it was not run whole.',
  },
  {
    id: 'U2',
    promise: 'The keyboard is enough',
    goal: 'Every way without a pointer, the focus always seen',
  },
  {
    id: 'U3',
    promise: 'Large text and narrow windows lose nothing',
    goal: '320 px, text twice as large, wider spacing: nothing sideways, nothing cut',
  },
  {
    id: 'U4',
    promise: 'A finger finds every control',
    goal: 'None below 24 px, 95 % at least 44 px on a phone',
  },
  {
    id: 'U5',
    promise: 'A screen reader says every name and every message once',
    goal: 'Names of every screen, every error announced once, five ways with Orca',
    missing: 'The tree that a screen reader is given is looked at, and what comes into it; Orca does not run here.',
  },
  {
    id: 'U6',
    promise: 'A code can be typed, pasted and filled in by the phone',
    goal: '30 of 30 ways in which a code is pasted',
  },
  {
    id: 'U7',
    promise: 'A slider needs no dragging',
    goal: 'Keys, a field and quick values on every slider',
  },
  {
    id: 'U8',
    promise: 'A chart is also words and a table',
    goal: 'The same numbers, contrast of 3, never colour alone',
  },
  {
    id: 'U9',
    promise: 'Colours can be read, and nothing moves for who does not want it',
    goal: 'All pairs of both themes; no animation with reduced motion',
  },
];

/** @type {import('../rows.mjs').Row[]} */
export const REGULATION = [
  {
    id: 'G1',
    promise: 'Whatever names a scheme carries the risk warning to the letter',
    goal: 'Every screen, document and picture, also at 320 px and with large text',
  },
  {
    id: 'G2',
    promise: 'People consent before, withdraw as easily, and are forgotten',
    goal: '1,000 accounts erased without a trace outside what the law keeps',
  },
  {
    id: 'G3',
    promise: 'After a breach the logs alone say who is affected',
    goal: '100,000 accounts, ten minutes, all right',
  },
  {
    id: 'G4',
    promise: 'A KYC status allows just what the rule says',
    goal: 'Nine statuses by each action, new and known fund house',
  },
  {
    id: 'G5',
    promise: 'Rules of nominees are data that an operator sets',
    goal: '3 and 10 nominees, minors, opting out, shares of 100.00; 10,000 random lists',
  },
  {
    id: 'G6',
    promise: 'A calculator promises nothing',
    goal: 'No rate above the operator’s cap; the disclaimer as large as the text around it',
  },
  {
    id: 'G7',
    promise: 'A changed audit log is noticed',
    goal: '1,000 changes of 1,000',
  },
];
