import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(
  readFileSync(new URL('../../../packages/sdk/package.json', import.meta.url), 'utf8'),
);

/** @type {import('../rows.mjs').Row[]} */
export const EMBED = [
  {
    id: 'E1',
    promise: 'Forged messages do nothing',
    goal: '100,000 of every wrong kind: none accepted, none throws',
    missing:
      '100,000 of each wrong kind without a browser; in one 10,000 by each of three attackers, before and after the widget is gone.',
  },
  {
    id: 'E2',
    promise: 'An origin that looks like a registered one is none',
    goal: '5,000 look-alikes: none greeted; every registered one greeted',
  },
  {
    id: 'E3',
    promise: 'A greeting cannot be taken over',
    goal: '1,000 runs',
    missing: '40 frames with 30 attacks each in the long run; a frame takes a second.',
  },
  {
    id: 'E4',
    promise: 'Private widgets stand in frames of registered pages alone',
    goal: 'Allowed, unlisted, nested and none, on every page',
  },
  {
    id: 'E5',
    promise: 'No text becomes a script',
    goal: '1,000 texts in every field and every provider’s answer, under Trusted Types',
    missing:
      'Answers are changed on their way to the browser, in every field whose contract takes any text, so that nothing depends on what the server would refuse; dialogs that open by a press are not shown a second time with them. Of what the server makes, heads, plain pages, pictures, CSV, workbooks and PDFs get all thousand; mails are text alone. An advisor’s way back to their partner is left out: the server gives out registered ones alone.',
  },
  {
    id: 'E6',
    promise: 'A page loads what was published and nothing else',
    goal: 'A changed byte is refused in every file; two builds are the same',
  },
  {
    id: 'E7',
    promise: 'An app’s web-view is spoken to by its app alone',
    goal: '10,000 inventions, none accepted',
  },
  {
    id: 'E8',
    promise: 'A widget works on a bad page and leaves it as it was',
    goal: '20 hostile pages, 200 times put in and taken out, memory grows by less than 5 %',
  },
  {
    id: 'E9',
    promise: 'Signing in works where a browser keeps no cookies of frames',
    goal: '20 of 20 with such cookies blocked',
  },
  {
    id: 'E10',
    promise: 'What we depend on is few, known and fixed',
    goal: 'Clean install without scripts; every package with its hash; none younger than seven days; at most three in the SDK',
    missing: `The SDK has ${Object.keys(dependencies).length}. The age of packages is not in the lock file, so that no test without a network knows it.`,
  },
];
