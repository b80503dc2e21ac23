import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataProvider } from '#services/services.js';
import { forgetStoredDrafts, readStoredDraft, storeDraft } from '#stores/draft-storage.js';
import { ProsperXProvider } from '#widget/react.js';
import { useStoredDraft } from './use-draft.js';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

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

describe('a draft that outlasts a reload', () => {
  it.each([
    ['the site', '', true],
    ["a partner's page", 'https://invest.example', false],
  ])('of %s (server "%s") is in its storage: %s', (_, apiBase, isStored) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <ProsperXProvider apiBase={apiBase}>
        <DataProvider>{children}</DataProvider>
      </ProsperXProvider>
    );
    const { result, unmount } = renderHook(() => useStoredDraft('personal', { address: '' }), { wrapper });
    result.current.keep({ address: '14 Lake View Road' });
    expect((sessionStorage.getItem('px.drafts') ?? '').includes('Lake View')).toBe(isStored);
    unmount();
  });
});
