import { cleanup, render, waitFor } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCustomerApproval } from '#queries/customer-approval.js';
import { useMandates } from '#queries/mandate.js';
import { useProposal } from '#queries/proposal-link.js';
import { useProposals } from '#queries/proposals.js';
import { DataProvider } from '#services/services.js';
import { defineContract } from './contract.js';
import { registerElement } from './element.js';
import { ProsperXProvider, toReact } from './react.js';

const contract = defineContract({
  tag: 'px-asking',
  title: 'Asking',
  summary: 'Asks.',
  visibility: 'private',
  props: {},
  events: {},
  examples: [],
});
/** What asks the server something that it answers in words. */
function viewOf(useAnswer: () => unknown) {
  function Asking() {
    useAnswer();
    return <p>{'asked'}</p>;
  }
  return () => (
    <DataProvider>
      <Asking />
    </DataProvider>
  );
}
const View = viewOf(useMandates);
const Widget = toReact(contract, View);
registerElement(contract, View);

let asked: (string | null)[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('accept-language'));
    return Response.json({ error: { code: 'approval_link_invalid' } }, { status: 400 });
  });
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('lang');
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a widget with a language of its own', () => {
  it.each([
    ['mandates', useMandates],
    ['proposals', () => useProposals(true)],
    ['the proposal of a link', () => useProposal('token')],
    ['the approval of a link', () => useCustomerApproval('token')],
  ])('in React asks for %s in it, and is shown no words that another was given in another', async (_, useAnswer) => {
    const Widget = toReact(contract, viewOf(useAnswer));
    render(
      <ProsperXProvider apiBase={location.origin} locale="ta">
        <Widget locale="hi" />
        <Widget locale="mr" />
        <Widget />
        <Widget locale="hi" />
      </ProsperXProvider>,
    );
    await waitFor(() => expect(asked.toSorted()).toEqual(['hi', 'mr', 'ta']));
  });

  // preact/compat is react and react-dom in one
  it.skipIf('render' in React)(
    'in React, without one, asks in that of its page from the first question, also where a server rendered it',
    async () => {
      const { renderToString } = await import('react-dom/server');
      const page = (
        <ProsperXProvider apiBase={location.origin}>
          <Widget />
        </ProsperXProvider>
      );
      const container = document.body.appendChild(document.createElement('main'));
      container.innerHTML = renderToString(page);
      document.documentElement.lang = 'hi';
      render(page, { container, hydrate: true });
      await waitFor(() => expect(asked).toEqual(['hi']));
    },
  );

  it('as an element asks in it, or in that of what stands around it', async () => {
    document.body.innerHTML = `<px-asking api-base="${location.origin}" locale="hi"></px-asking>
      <section lang="gu"><px-asking api-base="${location.origin}"></px-asking></section>`;
    await waitFor(() => expect(asked.toSorted()).toEqual(['gu', 'hi']));
  });
});
