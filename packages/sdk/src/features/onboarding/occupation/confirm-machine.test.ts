import { describe, expect, it } from 'vitest';
import { nextConfirming, notConfirming } from './use-confirm.js';

const sent = nextConfirming(notConfirming, { type: 'code_sent', sentTo: '••••••0001', wait: 30, isNew: true, at: 5 });

describe('the confirmation', () => {
  it('asks for a code when one was sent, and counts them', () => {
    expect(sent).toMatchObject({ at: 'otp', sent: { sends: 1 } });
    expect(
      nextConfirming(sent, { type: 'code_sent', sentTo: '••••••0001', wait: 30, isNew: true, at: 5 }).sent?.sends,
    ).toBe(2);
  });

  it('keeps the code of a closed dialog while nothing is changed', () => {
    const closed = nextConfirming(sent, { type: 'closes' });
    expect(nextConfirming(closed, { type: 'code_stands' })).toEqual(sent);
    expect(nextConfirming(nextConfirming(closed, { type: 'saved' }), { type: 'code_stands' }).at).toBe('form');
  });

  it('opens the declaration from the form alone', () => {
    expect(nextConfirming(notConfirming, { type: 'reads' }).at).toBe('declaration');
    expect(nextConfirming(sent, { type: 'reads' })).toBe(sent);
  });
});
