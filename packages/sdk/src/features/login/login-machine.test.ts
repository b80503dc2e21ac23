import type { TokenInfo } from '@prosperx/core/session';
import { describe, expect, it } from 'vitest';
import { type Action, firstStep, nextStep, type Step } from './login-machine.js';

const token = (name: string): TokenInfo => ({
  token: null,
  idleSeconds: 1800,
  profiles: [],
  user: {
    encryptedId: `id-${name}`,
    name,
    taxStatus: '01',
    majorStatus: null,
    mintAgentCode: null,
    registeredWithBse: 3,
  },
});
const run = (...actions: Action[]): Step => actions.reduce(nextStep, firstStep);
const mobile = '9876500001';
const details = { emailId: 'a@example.com', userName: 'Anita' };
const known: Action = { type: 'known', mobile };
const unknown: Action = { type: 'unknown', mobile };
const sent = { type: 'code_sent', mobile, wait: 30, isNew: true } satisfies Action;
const signedIn = { type: 'signed_in', tokens: [token('Asha')] } satisfies Action;
const several: Action = { type: 'signed_in', tokens: [token('Kabir'), token('Kabir HUF')] };

describe('login', () => {
  it('asks for the password of a known mobile, and is done with it', () => {
    expect(run(known)).toEqual({ name: 'password', mobile });
    expect(run(known, signedIn)).toMatchObject({ name: 'done', user: { name: 'Asha' } });
  });

  it('asks a visitor for the password of the account that was opened while they gave their details', () => {
    expect(run(unknown, { ...sent, details }, known)).toEqual({ name: 'password', mobile });
  });

  it('sends a code to who has no password yet, and to who forgot it', () => {
    const code = { sends: 1, wait: 30, ticket: null, isOver: false };
    expect(run(sent)).toEqual({ name: 'updatepassword', mobile, code });
    expect(run(known, sent)).toEqual({ name: 'updatepassword', mobile, code });
    expect(run(known, sent, signedIn)).toMatchObject({ name: 'done' });
  });

  it('asks a new visitor who they are before it sends a code', () => {
    expect(run(unknown)).toEqual({ name: 'userdetails', mobile });
    expect(run(unknown, sent)).toEqual({ name: 'userdetails', mobile });
    expect(run(unknown, { ...sent, details })).toMatchObject({ name: 'confirmpassword', details });
    expect(run(unknown, { ...sent, details }, signedIn)).toMatchObject({ name: 'done' });
  });

  it('counts codes, and keeps the ticket of a verified one until there is another', () => {
    const verified: Action = { type: 'verified', ticket: 't' };
    expect(run(sent, verified)).toMatchObject({ code: { sends: 1, ticket: 't' } });
    expect(run(sent, verified, { ...sent, wait: 20 })).toMatchObject({ code: { sends: 2, wait: 20, ticket: null } });
    expect(run(sent, verified, { type: 'ticket_lost' })).toMatchObject({ code: { ticket: null } });
  });

  it('takes a code that is over no more, until another holds', () => {
    const over: Action = { type: 'code_over' };
    expect(run(sent, over)).toMatchObject({ code: { isOver: true, wait: 30 } });
    expect(run(sent, over, sent)).toMatchObject({ code: { isOver: false, sends: 2, wait: 30 } });
    expect(run(sent, over, { ...sent, isNew: false })).toMatchObject({ code: { isOver: false, sends: 1 } });
  });

  it('counts no code that was not sent, and keeps the ticket of the one before', () => {
    const verified: Action = { type: 'verified', ticket: 't' };
    const tooSoon = { ...sent, wait: 12, isNew: false };
    expect(run(tooSoon)).toMatchObject({ name: 'updatepassword', code: { sends: 0, wait: 12 } });
    expect(run(sent, verified, tooSoon)).toMatchObject({ code: { sends: 1, wait: 12, ticket: 't' } });
  });

  it('lets one choose among several profiles, whichever way they came', () => {
    for (const choosing of [run(known, several), run(sent, several)]) {
      expect(choosing).toMatchObject({ name: 'multipleUsers', users: [{ name: 'Kabir' }, { name: 'Kabir HUF' }] });
      expect(nextStep(choosing, { type: 'picked', user: token('Kabir HUF').user })).toMatchObject({
        name: 'done',
        user: { name: 'Kabir HUF' },
      });
    }
  });

  it('goes back to an empty mobile when it was the wrong one', () => {
    for (const before of [[known], [unknown], [sent], [unknown, { ...sent, details }]]) {
      expect(run(...before, { type: 'wrong_mobile' })).toEqual(firstStep);
    }
    expect(run(known, several, { type: 'wrong_mobile' })).toMatchObject({ name: 'multipleUsers' });
  });

  it('ignores a late answer', () => {
    expect(run(known, { type: 'wrong_mobile' }, signedIn)).toEqual(firstStep);
    expect(run(known, unknown)).toMatchObject({ name: 'userdetails' });
    expect(run(known, { type: 'verified', ticket: 't' })).toEqual({ name: 'password', mobile });
  });

  it('asks what a partner wants to know before it is done, of who logs in and of who was here', () => {
    const connection = { askedBy: 'Blue Bank', isConnected: false };
    const { user } = token('Asha');
    const question = { name: 'connect', user, partner: 'Blue Bank', hasLoggedIn: true };
    expect(run(known, { ...signedIn, connection })).toEqual(question);
    expect(run(known, several, { type: 'picked', user, connection })).toEqual(question);
    const here: Action = { type: 'was_here', user, connection };
    expect(run(here)).toEqual({ ...question, hasLoggedIn: false });
    expect(run(known, here)).toEqual({ name: 'password', mobile });
    const answered: Action = { type: 'answered', connection: { askedBy: null, isConnected: true } };
    expect(run(here, answered)).toMatchObject({ name: 'done', user });
    expect(run(known, answered)).toEqual({ name: 'password', mobile });
  });

  it('stays where it is when a sign-in names nobody', () => {
    expect(run(known, { type: 'signed_in', tokens: [] })).toEqual({ name: 'password', mobile });
  });
});
