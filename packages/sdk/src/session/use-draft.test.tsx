import { afterEach, describe, expect, it } from 'vitest';
import { forgetStoredDrafts, readStoredDraft, storeDraft } from '#stores/draft-storage.js';

afterEach(() => sessionStorage.clear());

describe('a stored draft', () => {
  it('is found again under its name by the person who typed it, and by nobody else', () => {
    storeDraft('prf_asha', 'personal', { address: '14 Lake View Road' });
    storeDraft('prf_asha', 'bank', { ifscCode: 'HDFC0000001' });
    expect(readStoredDraft('prf_asha', 'personal')).toEqual({ address: '14 Lake View Road' });
    expect(readStoredDraft('prf_asha', 'bank')).toEqual({ ifscCode: 'HDFC0000001' });
    expect(readStoredDraft('prf_vikram', 'personal')).toBeNull();
  });

  it('of somebody else takes its place', () => {
    storeDraft('prf_asha', 'personal', { address: '14 Lake View Road' });
    storeDraft('prf_vikram', 'personal', { address: '2 Hill Road' });
    expect(readStoredDraft('prf_asha', 'personal')).toBeNull();
  });

  it('leaves nothing behind once it is saved or its person has left', () => {
    storeDraft('prf_asha', 'personal', { address: '14 Lake View Road' });
    storeDraft('prf_asha', 'personal', null);
    expect(sessionStorage.length).toBe(0);
    storeDraft('prf_asha', 'personal', { address: '14 Lake View Road' });
    forgetStoredDrafts();
    expect(sessionStorage.length).toBe(0);
  });

  it.each(['', 'no JSON', '{"of":"prf_asha","drafts":{"personal":"text"}}'])(
    'is nothing where %j is stored',
    (text) => {
      sessionStorage.setItem('px.drafts', text);
      expect(readStoredDraft('prf_asha', 'personal')).toBeNull();
    },
  );
});
