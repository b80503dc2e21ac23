import type { TokenInfo } from '@prosperx/core/session';
import { describe, expect, it } from 'vitest';
import { type Action, firstStep, nextStep, type Step } from './login-machine.js';

const token = (name: string): TokenInfo => ({
  token: null,
  idleSeconds: 1800,
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
const known: Action = { type: 'checked', mobile, found: [{ hasPassword: true }] };

describe('login', () => {
  it('asks for the password of a known mobile, and is done with it', () => {
    expect(run(known)).toEqual({ name: 'password', mobile });
    expect(run(known, { type: 'signed_in', tokens: [token('Asha')] })).toMatchObject({
      name: 'done',
      user: { name: 'Asha' },
    });
  });

  it('lets one choose among several profiles', () => {
    const tokens = [token('Kabir'), token('Kabir HUF')];
    const choosing = run(known, { type: 'signed_in', tokens });
    expect(choosing).toMatchObject({ name: 'multipleUsers' });
    expect(nextStep(choosing, { type: 'picked', user: token('Kabir HUF').user })).toMatchObject({
      name: 'done',
      user: { name: 'Kabir HUF' },
    });
  });

  it('goes back to an empty mobile when it was the wrong one', () => {
    expect(run(known, { type: 'wrong_mobile' })).toEqual(firstStep);
  });

  it('says why a mobile leads no further, and keeps what was typed', () => {
    expect(run({ type: 'mapped', mobile })).toEqual({ name: 'mobile', mobile, notice: 'mapped_to_other_agent' });
    expect(run({ type: 'checked', mobile, found: [] })).toEqual({ name: 'mobile', mobile, notice: 'no_account' });
    expect(run({ type: 'checked', mobile, found: [{ hasPassword: false }] })).toMatchObject({ notice: 'no_password' });
  });

  it('ignores a late answer', () => {
    expect(run(known, { type: 'wrong_mobile' }, { type: 'signed_in', tokens: [token('Asha')] })).toEqual(firstStep);
  });

  it('stays at the password when a sign-in names nobody', () => {
    expect(run(known, { type: 'signed_in', tokens: [] })).toEqual({ name: 'password', mobile });
  });
});
