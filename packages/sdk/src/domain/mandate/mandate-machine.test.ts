import { rupees } from '@prosperx/core/money';
import { describe, expect, it } from 'vitest';
import { type Action, type BegunMandate, firstStep, leadsToBank, nextStep, type Step } from './mandate-machine.js';

/*
 *                  submitted              registered (paper)          uploaded, confirmed
 *   ┌────── form ────────────► registering ──────────────► paper ─────────────────────┐
 *   │        ▲ ▲ ▲                  │ registered (online)    ▲                        │
 *   │ failed │ │ │ left             ▼                        │ failed (paper)         ▼
 *   │        │ │ └────────────── waiting ────────────────────┼──────────────────► activating
 *   │        │ │                        elapsed              └───────────────────────┤
 *   │        │ └── failed (online) ──────────────────────────────────────────────────┤
 *   │        │                          leaving ◄──── page_given ────────────────────┤
 *   │        └──── left ── bank_window ◄──── page_opened ────────────────────────────┤
 *   │                         │                                                      │
 *   └──── left ──── done ◄────┴──────── decided ─────────────────────────────────────┘
 */

const online: BegunMandate = { mandateId: 'm1', method: 'netBanking', amount: rupees(25_000) };
const paper: BegunMandate = { ...online, method: 'paper' };

const steps = {
  form: { name: 'form' },
  registering: { name: 'registering', method: 'netBanking' },
  waiting: { name: 'waiting', mandate: online, seconds: 30 },
  activating: { name: 'activating', mandate: online },
  activatingPaper: { name: 'activating', mandate: paper },
  leaving: { name: 'leaving' },
  bankWindow: { name: 'bank_window', mandate: online, page: '/bank' },
  paper: { name: 'paper', mandate: paper, isUploaded: false },
  scanned: { name: 'paper', mandate: paper, isUploaded: true },
  done: { name: 'done', mandate: online, status: 'Processing' },
  donePaper: { name: 'done', mandate: paper, status: 'Processing' },
} as const satisfies Record<string, Step>;

const actions: Readonly<Record<string, Action>> = {
  submitted: { type: 'submitted', method: 'netBanking' },
  registered: { type: 'registered', mandate: online, seconds: 30 },
  registeredPaper: { type: 'registered', mandate: paper, seconds: 0 },
  elapsed: { type: 'elapsed' },
  page_given: { type: 'page_given' },
  page_opened: { type: 'page_opened', page: '/bank' },
  uploaded: { type: 'uploaded' },
  confirmed: { type: 'confirmed' },
  decided: { type: 'decided', status: 'Processing' },
  failed: { type: 'failed' },
  left: { type: 'left' },
};

/** What each step answers; every other action changes nothing. */
const drawn: Readonly<Record<keyof typeof steps, Readonly<Record<string, keyof typeof steps>>>> = {
  form: { submitted: 'registering' },
  registering: { registered: 'waiting', registeredPaper: 'paper', failed: 'form' },
  waiting: { elapsed: 'activating', left: 'form' },
  activating: { page_given: 'leaving', page_opened: 'bankWindow', decided: 'done', failed: 'form' },
  activatingPaper: { page_given: 'leaving', page_opened: 'bankWindow', decided: 'donePaper', failed: 'scanned' },
  leaving: { left: 'form' },
  bankWindow: { decided: 'done', left: 'form' },
  paper: { uploaded: 'scanned', left: 'form' },
  scanned: { uploaded: 'scanned', confirmed: 'activatingPaper', left: 'form' },
  done: { left: 'form' },
  donePaper: { left: 'form' },
};

describe('the set-up of a mandate', () => {
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const cases = names.flatMap((step) => Object.keys(actions).map((action) => [step, action] as const));
  it.each(cases)('goes from %s by %s where it is drawn to go', (step, action) => {
    const to = steps[drawn[step][action] ?? step];
    const reached = nextStep(steps[step], actions[action]!);
    expect(action === 'page_opened' && to.name === 'bank_window' ? { ...reached, mandate: online } : reached).toEqual(
      to,
    );
  });

  it('says that it leads to a bank online, and not on paper', () => {
    const leading = names.filter((name) => leadsToBank(steps[name]));
    expect(leading).toEqual(['registering', 'waiting', 'activating', 'leaving']);
    expect(leadsToBank({ name: 'registering', method: 'paper' })).toBe(false);
  });

  it('begins with the form, or with the paper that waits for its scan', () => {
    expect([firstStep(null), firstStep(online), firstStep(paper)]).toEqual([steps.form, steps.form, steps.paper]);
  });
});
