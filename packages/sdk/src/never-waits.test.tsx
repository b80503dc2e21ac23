import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { ProviderOptions } from './services/provider-registry.js';
import type { Contract } from './widget/contract.js';
import { toName } from './widget/names.js';
import { ProsperXProvider, toReact } from './widget/react.js';
import { widgets } from './widgets.js';

interface Failure {
  readonly getToken?: ProviderOptions['getToken'];
  readonly fetch?: Answer;
}

type Answer = (init: RequestInit | undefined) => Promise<Response>;

const refusal =
  (status: number, code: string): Answer =>
  () => {
    const error = { code, message: 'Refused.', retryable: true, requestId: 'r1' };
    const meta = { message: 'failure', statusCode: status, error: error.message };
    const failure = { operationMessage: 'failure', errorEnum: null, responseData: null, meta, error };
    return Promise.resolve(Response.json(failure, { status }));
  };
/** As a browser does: nothing, until somebody gives up. */
const silence: Answer = async (init) => {
  const signal = init?.signal;
  if (!signal?.aborted) await new Promise((resolve) => signal?.addEventListener('abort', resolve));
  throw signal?.reason;
};

/** Ways in which a server, or the page, leaves a widget without an answer. */
const failures: Readonly<Record<string, Failure>> = {
  'getToken throws': {
    getToken: () => {
      throw new Error('no session here');
    },
  },
  'getToken rejects': { getToken: () => Promise.reject(new Error('no session here')) },
  'getToken stays silent': { getToken: () => new Promise<never>(() => undefined) },
  'the server stays silent': { fetch: silence },
  'the request is aborted': { fetch: () => Promise.reject(new DOMException('aborted', 'AbortError')) },
  'the server answers 401': { fetch: refusal(401, 'signed_out') },
  'the server answers 503': { fetch: refusal(503, 'unavailable') },
};

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

const wordsOf = (...elements: readonly Element[]) => elements.map(({ textContent }) => textContent).join('');

const paymentUrl = 'cartId=c1&ucc=u1';
/** What a widget is told by its page, without which it asks nothing. */
const PROPS: Readonly<Record<string, object>> = {
  payment: { paymentUrl },
  'order-summary': { paymentUrl },
  'order-result': { orderNo: '12' },
  'fund-detail': { schemeId: 's1' },
  'fund-search': { keywords: 'liquid' },
  'fund-compare': { schemeIds: 's1,s2' },
  'folio-details': { folioNo: '1', schemeId: 's1' },
  'interested-customer': { agentCode: 'AG1001' },
};
/** A widget that needs no server is whole without an answer, and so is the login; what a press asks is theirs to test. */
const asksNothing = ({ tag, visibility, needsServer }: Contract) =>
  (visibility === 'public' && !needsServer) || tag === 'px-login';
/** They ask who is here and stand whole meanwhile: a visitor's is what everybody sees. */
const WHOLE_MEANWHILE = ['home-tiles'];
/** Nobody who is signed in is an answer to them: they say what a visitor may do. */
const FOR_VISITORS = ['advisor-registration', 'customers', 'lead-form', 'leads', 'watchlist'];

/** The rest ends in the same two ways for a widget: a failure, or nobody who is signed in. */
const OF_EACH_WAY = ['the server stays silent', 'the server answers 401'];
const tried = Object.entries(failures).filter(([failure]) => inject('isTrust') || OF_EACH_WAY.includes(failure));

const cases = widgets.flatMap(({ contract, load }) =>
  tried.map(([failure, how]) => ({
    name: toName(contract.tag),
    contract: contract as Contract,
    load: load as () => Promise<ComponentType<object>>,
    failure,
    how,
  })),
);

/** Longer than any call is waited for. */
const A_LONG_TIME = 61_000;
const A_MOMENT = 100;

// what asks the server in these comes by itself, which takes real time
beforeAll(async () => {
  await Promise.all([
    import('#domain/redemption/redemption-card.lazy.js'),
    import('#domain/invest/invest-more-card.lazy.js'),
    import('#features/interested-customer/interest.lazy.js'),
    import('#services/page-session.lazy.js'),
    import('#widget/page-cause.lazy.js'),
  ]);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a widget that gets no answer', () => {
  it.each(cases)('does not wait for ever: $name, when $failure', async ({ name, contract, load, how }) => {
    const answer = how.fetch ?? refusal(503, 'unavailable');
    const isSignedOut = how === failures['the server answers 401'];
    const fetch = vi.fn((_: unknown, init?: RequestInit) => answer(init));
    vi.stubGlobal('fetch', fetch);
    const onError = vi.fn();
    const Widget = toReact(contract, (await load()) as never) as ComponentType<object>;
    vi.useFakeTimers();
    const { container } = render(
      <ProsperXProvider apiBase="" getToken={how.getToken} onError={onError}>
        <Widget {...PROPS[name]} />
      </ProsperXProvider>,
    );
    // a part that comes by itself, then one call after another (who is here, what is theirs), then what follows the last paint
    for (const time of [A_MOMENT, A_LONG_TIME, A_LONG_TIME, A_MOMENT])
      await act(() => vi.advanceTimersByTimeAsync(time));

    expect(container.querySelector('[aria-busy=true]')).toBeNull();
    const waysOn = [...container.querySelectorAll('button, a')];
    expect(waysOn.map(nameOf).filter(Boolean).length).toBeGreaterThan(0);
    if (asksNothing(contract)) return expect(fetch).not.toHaveBeenCalled();
    if (WHOLE_MEANWHILE.includes(name) || (isSignedOut && FOR_VISITORS.includes(name))) return;
    // a visitor is no failure
    if (!isSignedOut) expect(onError).toHaveBeenCalled();
    // a way on alone is no words; the badge has room for a name only
    if (name !== 'cart-badge') expect(wordsOf(container).length).toBeGreaterThan(wordsOf(...waysOn).length + 10);
  });
});
