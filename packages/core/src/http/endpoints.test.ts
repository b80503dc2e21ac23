import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as agent from '#agent/index.js';
import * as bank from '#bank/index.js';
import * as book from '#book/index.js';
import * as cart from '#cart/index.js';
import * as content from '#content/index.js';
import * as customerApproval from '#customer-approval/index.js';
import * as customerUpdate from '#customer-update/index.js';
import { isErrorCode } from '#errors/index.js';
import * as failureReport from '#failure-report/index.js';
import * as family from '#family/index.js';
import * as fund from '#fund/index.js';
import * as goal from '#goal/index.js';
import * as kyc from '#kyc/index.js';
import * as lead from '#lead/index.js';
import * as mandate from '#mandate/index.js';
import * as nfo from '#nfo/index.js';
import * as nominee from '#nominee/index.js';
import * as operator from '#operator/index.js';
import * as order from '#order/index.js';
import * as pack from '#pack/index.js';
import * as partner from '#partner/index.js';
import * as payment from '#payment/index.js';
import * as pincode from '#pincode/index.js';
import * as portfolio from '#portfolio/index.js';
import * as premiumService from '#premium-service/index.js';
import * as profile from '#profile/index.js';
import * as proposal from '#proposal/index.js';
import * as redemption from '#redemption/index.js';
import * as registrar from '#registrar/index.js';
import * as report from '#report/index.js';
import * as review from '#review/index.js';
import * as risk from '#risk/index.js';
import * as sandbox from '#sandbox/index.js';
import * as session from '#session/index.js';
import * as share from '#share/index.js';
import * as sip from '#sip/index.js';
import * as stp from '#stp/index.js';
import * as upload from '#upload/index.js';
import { type Endpoint, endpoint, fieldsOf, meta, nothing, operation, sendsQueryInBody } from './endpoint.js';
import { summaries } from './summaries/summaries.js';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'effect' in value;

const subjects = [
  agent,
  bank,
  cart,
  failureReport,
  family,
  fund,
  goal,
  kyc,
  mandate,
  nfo,
  nominee,
  operator,
  order,
  pack,
  partner,
  payment,
  content,
  lead,
  premiumService,
  registrar,
  proposal,
  report,
  book,
  redemption,
  share,
  sip,
  customerApproval,
  customerUpdate,
  pincode,
  portfolio,
  profile,
  review,
  risk,
  sandbox,
  session,
  stp,
  upload,
];
const all = subjects.flatMap((subject) =>
  Object.entries(subject).flatMap(([key, value]) => (isEndpoint(value) ? [{ key, call: value }] : [])),
);

/** It adds one to a sum, whoever asks; all other public calls only read. */
const ONE_THAT_COUNTS = 'countWidgetUse';

describe('the calls', () => {
  it('are all found by this test', () => {
    expect(all.length).toBeGreaterThanOrEqual(25);
  });

  it('have one name each, that of their export, and one path each', () => {
    for (const { key, call } of all) expect(call.name).toBe(key);
    expect(new Set(all.map(({ call }) => call.name)).size).toBe(all.length);
    expect(new Set(all.map(({ call }) => `${call.method} ${call.path}`)).size).toBe(all.length);
  });

  it.each(all)('agree with their definition in every part: $key', ({ call }) => {
    const [query, body] = [fieldsOf(call.query), fieldsOf(call.body)];
    // each secret is a field, each path parameter one of the query
    for (const secret of call.secrets) expect([...query, ...body]).toContain(secret);
    for (const [, parameter] of call.path.matchAll(/\{(\w+)\}/g)) expect(query).toContain(parameter);
    for (const code of call.errors) expect(isErrorCode(code)).toBe(true);
    expect(call.method === 'GET').toBe(call.body === null);
    if (call.effect === 'money') expect(call.method).toBe('POST');
    if (call.access.includes('public') && call.name !== ONE_THAT_COUNTS)
      expect([call.access.length, call.effect, call.secrets]).toEqual([1, 'read', []]);
    if (sendsQueryInBody(call)) expect(call.body).toBeNull();
  });

  it('of an advisor that change something in an account say there what they did', () => {
    // what they do also outside of an account, or at the login, is not told there
    const isTold = ({ access, effect, path }: Endpoint) =>
      access.includes('advisor_for_customer') &&
      !access.includes('advisor') &&
      effect !== 'read' &&
      !path.startsWith('/login/');
    const unnamed = all.filter(({ call }) => isTold(call) && agent.activityKindOf(call.name) === 'other');
    expect(unnamed.map(({ key }) => key)).toEqual([]);
  });

  it('have a summary each, and no summary is left of another', () => {
    expect(Object.keys(summaries).sort()).toEqual(all.map(({ key }) => key).sort());
  });

  it('are their owner’s alone where an OTP of theirs is sent, taken or used up: no advisor is given it', () => {
    // those use what its owner has confirmed already: orders by their own OTP, a plan by its link
    const usesConfirmation = ['payOrders', 'setUpPlan'];
    // that code goes to the advisor's own mailbox, and is of no customer
    const ofAdvisor = ['sendMorningMailCode', 'setMorningMail'];
    const takesCode = all.filter(
      ({ key, call }) =>
        !call.path.startsWith('/login/') &&
        ![...usesConfirmation, ...ofAdvisor].includes(key) &&
        (/otp/i.test(key) ||
          [...fieldsOf(call.query), ...fieldsOf(call.body)].some((field) => /otp|ticket/i.test(field)) ||
          call.errors.some((code) => code.startsWith('otp_'))),
    );
    expect(takesCode.length).toBeGreaterThan(20);
    expect(takesCode.filter(({ call }) => !call.byOwner).map(({ key }) => key)).toEqual([]);
    const owners = all.filter(({ call }) => call.byOwner);
    expect(owners.filter(({ call }) => call.access.some((role) => role.startsWith('advisor')))).toEqual([]);
  });

  it('that a session to invest may make without a code are few: the cart, orders, their payment and AutoPay, and the watchlist', () => {
    const toInvest = all.filter(({ call }) => call.toInvest);
    for (const { call } of toInvest) {
      expect([call.effect === 'read', call.inPerson, call.byOwner], call.name).toEqual([false, undefined, undefined]);
      expect(call.access, call.name).toContain('investor');
    }
    expect(toInvest.map(({ key }) => key).sort()).toEqual([
      'activateMandate',
      'createOrders',
      'discardActiveCart',
      'discardOrders',
      'getRegisteredMandate',
      'handleInvalidExpiredOrders',
      'mergeCarts',
      'payOrders',
      'registerPlan',
      'removeInvestment',
      'reportInvalidOrders',
      'saveInvestment',
      'savePack',
      'setUpPlan',
      'unwatchFund',
      'watchFunds',
      'withdrawPayment',
    ]);
  });

  it('send mobile number and PAN in the body, and only what is secret', () => {
    expect(all.filter(({ call }) => sendsQueryInBody(call)).map(({ key }) => key)).toEqual([
      'myCustomers',
      'getFamilyConsents',
      'getKycDetails',
      // what an operator looks for
      'findRecords',
      // the amount of a redemption is nobody else's to read
      'sendTransactionOtp',
      'getDeskProposals',
      'getFamilyProposals',
      'checkMobileNumber',
    ]);
  });
});

describe('sendsQueryInBody', () => {
  const call = (method: 'GET' | 'POST', secrets: readonly string[]) =>
    endpoint({
      name: 'some',
      path: '/some',
      query: z.object({ otp: z.string(), id: z.string() }),
      body: null,
      reply: operation(z.null()),
      errors: [],
      access: ['visitor'],
      effect: 'write',
      method,
      secrets,
    });

  it('looks for a secret in the query, whatever the method', () => {
    expect(sendsQueryInBody(call('GET', ['otp']))).toBe(true);
    expect(sendsQueryInBody(call('POST', ['otp']))).toBe(true);
    expect(sendsQueryInBody(call('GET', []))).toBe(false);
  });

  it('leaves a query alone when the secret is in the body', () => {
    expect(sendsQueryInBody(order.verifyTransactionOtp)).toBe(false);
  });
});

describe('searchFunds', () => {
  const page = (PageNumber: unknown) => z.safeDecode(fund.searchFunds.query, { q: 'axis', PageNumber } as never);

  it('reads page numbers as text and starts at 0', () => {
    expect(page('3').data?.PageNumber).toBe(3);
    expect(z.decode(fund.searchFunds.query, { q: 'axis' }).PageNumber).toBe(0);
    expect(z.encode(fund.searchFunds.query, { q: 'axis', PageNumber: 3 })).toEqual({ q: 'axis', PageNumber: 3 });
  });

  it.each(['-1', '1.5', 'abc', '1e9', 'Infinity'])('refuses the page number %s', (text) => {
    expect(page(text).success).toBe(false);
  });
});

describe('envelopes', () => {
  it('read a success of either kind, and nothing else', () => {
    const [one, other] = [operation(z.string()), meta(z.string())];
    expect(z.safeParse(one, { operationMessage: 'success', responseData: 'x' }).success).toBe(true);
    expect(z.safeParse(one, { operationMessage: 'failure', responseData: 'x' }).success).toBe(false);
    expect(z.safeParse(other, { meta: { message: 'success', statusCode: 200 }, data: 'x' }).success).toBe(true);
    expect(z.safeParse(other, { meta: { message: 'failure', statusCode: 200, error: 'x' } }).success).toBe(false);
    expect(fieldsOf(nothing)).toEqual([]);
    expect(fieldsOf(null)).toEqual([]);
  });
});
