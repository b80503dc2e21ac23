import * as agent from '@prosperx/core/agent';
import * as bank from '@prosperx/core/bank';
import * as cart from '@prosperx/core/cart';
import { type ErrorCode, errorKinds, errorText } from '@prosperx/core/errors';
import * as fund from '@prosperx/core/fund';
import { COMMON_ERRORS, type Endpoint } from '@prosperx/core/http';
import * as kyc from '@prosperx/core/kyc';
import * as lead from '@prosperx/core/lead';
import * as mandate from '@prosperx/core/mandate';
import * as nfo from '@prosperx/core/nfo';
import * as nominee from '@prosperx/core/nominee';
import * as order from '@prosperx/core/order';
import * as pack from '@prosperx/core/pack';
import * as partner from '@prosperx/core/partner';
import * as payment from '@prosperx/core/payment';
import * as pincode from '@prosperx/core/pincode';
import * as portfolio from '@prosperx/core/portfolio';
import * as premium from '@prosperx/core/premium-service';
import * as profile from '@prosperx/core/profile';
import * as proposal from '@prosperx/core/proposal';
import * as redemption from '@prosperx/core/redemption';
import * as risk from '@prosperx/core/risk';
import * as session from '@prosperx/core/session';
import * as share from '@prosperx/core/share';
import * as sip from '@prosperx/core/sip';
import * as stp from '@prosperx/core/stp';
import * as upload from '@prosperx/core/upload';
import { table } from './docs.js';

/** The widgets that make calls whose failures are worth telling apart, by the names of the calls. */
const CALLERS: readonly (readonly [widgets: readonly string[], calls: readonly Endpoint[]])[] = [
  [
    ['login'],
    [
      session.verifyPassword,
      session.sendLoginOtp,
      session.verifyLoginOtp,
      session.updatePassword,
      session.sendResetCode,
    ],
  ],
  [['login'], [session.userLogin, session.chooseProfile, partner.agreeConnection]],
  [['fund-detail'], [fund.getFundDetail]],
  [['fund-detail', 'cart'], [cart.saveInvestment]],
  [['packs', 'cart'], [pack.savePack]],
  [['cart'], [cart.requestApproval, order.createOrders]],
  [
    ['order-summary', 'payment'],
    [order.sendTransactionOtp, order.verifyTransactionOtp, payment.payOrders, payment.withdrawPayment],
  ],
  [
    ['order-summary', 'payment'],
    [order.getOrderDetails, payment.getPayment],
  ],
  [['order-summary'], [payment.sharePayment, payment.sharePaymentLink]],
  [['order-result'], [order.getOrderList, payment.getReceipts]],
  [['order-summary', 'order-result', 'cart'], [payment.handleInvalidExpiredOrders]],
  [['transactions'], [portfolio.getTransactions]],
  [['sips'], [sip.skipInstalment, sip.pauseSip, sip.resumeSip, sip.changeSip, sip.stepUpSip, sip.stopSip]],
  [['portfolio'], [portfolio.getPortfolio, portfolio.getPortfolioHistory]],
  [['folio-details'], [portfolio.getFolio]],
  [
    ['kyc-check', 'onboarding'],
    [kyc.getKycDetails, kyc.requestKyc],
  ],
  [['profile'], [bank.getBankAccounts, bank.checkNewBankAccount, bank.changeBankAccount, bank.updateBankAccount]],
  [['onboarding'], [bank.searchIfsc, bank.verifyBankAccount, bank.uploadCancelledCheque, upload.uploadSignature]],
  [['onboarding'], [profile.sendOnboardingOtp, profile.verifyOnboardingOtp, profile.saveProfile, profile.saveUser]],
  [
    ['profile', 'nominees'],
    [profile.getProfileView, profile.sendProfileOtp, profile.verifyProfileOtp, nominee.updateNominees],
  ],
  [['profile'], [profile.updateProfile, profile.sendEmailLink, profile.exportMyData, profile.requestDeletion]],
  [['profile', 'nominees', 'onboarding'], [pincode.getPincodeDetails]],
  [['risk-profile'], [risk.getRiskAttempt, risk.getRiskQuestion, risk.saveRiskAnswer, risk.getRiskProfile]],
  [['fund-detail', 'fund-list', 'fund-search', 'watchlist'], [fund.watchFunds]],
  [['fund-detail'], [nfo.setNfoReminder]],
  [['fund-detail', 'nfo-list'], [nfo.shareNfo]],
  [
    ['mandate-setup', 'onboarding'],
    [mandate.getRegisteredMandate, mandate.activateMandate, mandate.downloadMandate, mandate.uploadMandate],
  ],
  [['mandate-list'], [mandate.cancelMandate, mandate.shareMandateSetupLink]],
  [
    ['redeem', 'switch'],
    [redemption.requestRedemption, order.sendTransactionOtp, order.verifyTransactionOtp],
  ],
  [
    ['stp', 'swp'],
    [stp.registerPlan, stp.sendPlanOtp, stp.verifyPlanOtp, stp.setUpPlan, stp.getPlanValidation, stp.cancelPlan],
  ],
  [['portfolio'], [portfolio.sharePortfolio]],
  [['login'], [session.startPasskeyLogin, session.passkeyLogin, session.resetByPasskey]],
  [['profile'], [session.startPasskey, session.addPasskey, session.removePasskey, session.setCodeAtLogin]],
  [
    ['proposals'],
    [
      proposal.readProposal,
      proposal.sendProposalOtp,
      proposal.approveProposal,
      proposal.declineProposal,
      proposal.reviseProposal,
      proposal.sendProposal,
      proposal.withdrawProposal,
    ],
  ],
  [['lead-form'], [lead.createHomePageLead, lead.createPremiumLead]],
  [['interested-customer'], [lead.saveInterestedCustomer]],
  [['premium-service'], [premium.getShareContent, premium.generateBrochure, premium.sharePremiumService]],
  [['goal-calculator', 'sip-calculator'], [share.shareCalculator]],
  [['advisor-registration'], [agent.uploadArn, agent.uploadNism, agent.saveAgentCertificates]],
];

/** Every widget that is said to fire a code. */
export const namedWidgets = new Set(CALLERS.flatMap(([widgets]) => widgets));

/** Codes of calls that are no failure of a widget: it counts the seconds until the next one may be asked for. */
const WAITED_FOR: readonly ErrorCode[] = ['otp_too_soon'];

const failuresOf = ({ errors }: Endpoint) => errors.filter((code) => !WAITED_FOR.includes(code));

/** The widgets that fire a code of some calls. */
const widgetsWith = (code: ErrorCode) => [
  ...new Set(
    CALLERS.flatMap(([widgets, calls]) => (calls.some((call) => failuresOf(call).includes(code)) ? widgets : [])),
  ),
];
const firedBy = (code: ErrorCode) =>
  widgetsWith(code)
    .map((name) => `\`${name}\``)
    .join(' ');

/** The codes of the calls that a widget makes, without those that any call may answer with. */
export const codesOf = (widget: string): readonly ErrorCode[] => [
  ...new Set(
    CALLERS.filter(([widgets]) => widgets.includes(widget))
      .flatMap(([, calls]) => calls.flatMap(failuresOf))
      .filter((code) => !COMMON_ERRORS.includes(code)),
  ),
];

interface Advice {
  readonly meaning: string;
  readonly todo: string;
}

/** Why a widget has no answer, or does not come at all. */
const PLACE_CODES: Readonly<Record<string, Advice>> = {
  not_connected: {
    meaning:
      'The widget of a person was given no server, or an address that is none. One for anybody (`fund-search`, `top-funds` …) fires nothing: it says in its place that it shows once it is connected.',
    todo: 'Set `api-base`, `configure()` or `apiBase`: the console names the widget. Of a frame: `data-prosperx-base`.',
  },
  unreachable: {
    meaning: 'The server gave no answer, or `getToken` failed.',
    todo: 'See `connect-src` and `frame-src` of your policy, and the console: it names a `getToken` that failed, in a frame too.',
  },
  timed_out: { meaning: 'No answer came in time.', todo: 'Nothing: the widget offers another try.' },
  offline: { meaning: 'The browser says that it has no network.', todo: 'Nothing: the widget goes on by itself.' },
  unknown_partner: { meaning: 'No partner of this id is registered.', todo: 'Correct `partner`.' },
  unregistered_origin: {
    meaning: "This page's origin is not registered for the partner.",
    todo: 'Ask the operator to register the origin, as `check-page` sees it ([server.md](server.md)). Where several partners share it, as `127.0.0.1` in the sandbox, name yours by `partner`.',
  },
  unknown_widget: { meaning: 'Frames: there is no widget of this name.', todo: 'Correct `data-prosperx-widget`.' },
  version_unsupported: {
    meaning: 'Frames: loader and server have no version in common.',
    todo: 'Load `/sdk/latest/embed.js`.',
  },
};

/** Why the server exchanges no ticket that `getToken` gave. */
const TICKET_ADVICE: Partial<Record<ErrorCode, Advice>> = {
  launch_ticket_used: {
    meaning: 'The ticket was exchanged before: it is good once.',
    todo: 'Let `getToken` fetch a new ticket whenever it is asked. One that is written into the page is used up by the first widget that asks, and refused when the page is opened again.',
  },
  launch_ticket_expired: {
    meaning: 'The ticket is more than a minute old.',
    todo: 'Ask for the ticket when `getToken` is called, not when the page is made.',
  },
  launch_ticket_invalid: {
    meaning:
      'There is no such ticket, it was made for another partner, its key was revoked, or the customer has ended the connection.',
    todo: 'Hand the ticket on as your server got it, on a page of the same `partner`. Where the connection has ended give `null`, and the customer logs in.',
  },
};

const WAIT = 'The widget offers another try. Of your own calls: wait for `Retry-After`.';
/** What a caller does about a failure that any call may answer with. */
const COMMON_ADVICE: Partial<Record<ErrorCode, string>> = {
  unknown: 'Tell the operator the `requestId`.',
  unavailable: WAIT,
  too_many_requests: WAIT,
  bad_request: 'Correct the call: JSON, its `Content-Type`, every parameter once.',
  invalid_input: 'The widget marks the fields. Of your own calls: `fields` says which.',
  too_large: 'Send less.',
  signed_out:
    'A session has ended, or your token is refused; a visitor is no failure. Show `<px-login>`, or give a fresh token by `getToken`.',
  forbidden: 'The call is not for this role, such as an advisor.',
  own_login_required: 'The session was begun by a sign-on ticket: lead the customer to a login of their own.',
  agent_not_allowed: 'The operator allows an advisor to transact.',
  agent_not_verified: 'The partner verifies the advisor, and the operator enters it by `npm run advisor`.',
  certificates_missing: 'The advisor registers their ARN and NISM certificate: `<px-advisor-registration>`.',
  certificates_ended: 'The advisor submits the renewed dates of their ARN: `<px-advisor-registration>`.',
  certificates_waiting: 'The operator verifies the ARN by `npm run advisor`.',
  customer_approves: 'Ask the account holder: the widget offers “Send to your customer” in its place.',
  partner_key_kind: 'Use the key of this server: `px_test_` for a sandbox, `px_live_` for a live one.',
  foreign_origin: 'Send the `Origin` of a registered page, or your key; a token goes with the partner who got it.',
  client_header_missing: 'Send `X-PX-Client`.',
  idempotency_key_missing: 'Send `Idempotency-Key`.',
  idempotency_key_reused: 'Make a new key for what is another intent.',
  idempotency_in_flight: 'Send the same again in a moment.',
};

const codes = Object.keys(errorKinds) as ErrorCode[];
const again = (code: ErrorCode) => (errorKinds[code].retryable ? 'yes' : 'no');
const isCalled = (code: ErrorCode) => !COMMON_ERRORS.includes(code) && widgetsWith(code).length > 0;
const ofCalls = codes.filter(isCalled);
const ofLaunch = session.launch.errors;
const ofTickets = partner.signOn.errors;
const named: readonly string[] = [
  ...COMMON_ERRORS,
  ...WAITED_FOR,
  ...ofCalls,
  ...ofLaunch,
  ...ofTickets,
  ...Object.keys(PLACE_CODES),
];
const ofOthers = codes.filter((code) => !named.includes(code));
const list = (some: readonly ErrorCode[]) => some.map((code) => `\`${code}\``).join(', ');

const common = COMMON_ERRORS.map(
  (code) =>
    `| \`${code}\` | ${errorKinds[code].status} | ${again(code)} | ${errorText[code]} | ${COMMON_ADVICE[code] ?? ''} |`,
);
const answered = ofCalls.map(
  (code) => `| \`${code}\` | ${errorKinds[code].status} | ${again(code)} | ${errorText[code]} | ${firedBy(code)} |`,
);

const tickets = ofTickets.map((code) => {
  const { meaning = '', todo = '' } = TICKET_ADVICE[code] ?? {};
  return `| \`${code}\` | ${errorKinds[code].status} | ${again(code)} | ${meaning} | ${todo} |`;
});

/** The page of all error codes: `docs/errors.md`. */
export const errorsPage = () => `# Error codes

Written from the server's own list by \`npm run docs\`. A widget tells its page each failure that it shows, by \`px-error\` (React: \`onError\`; a frame: \`onEvent\`):

\`\`\`js
document.addEventListener('px-error', ({ target, detail }) => {
  const { code, message, retryable, requestId } = detail; // 'signed_out', 'Please log in to continue.', false, 'req_…'
  console.log(target.localName, code, requestId);
  if (code === 'signed_out') location.assign('/login');
});
\`\`\`

The widget has said it to its reader and offers the way on: the page need do nothing but what the tables say. A call of your own server is answered

\`\`\`json
{ "error": { "code": "otp_expired", "message": "${errorText.otp_expired}", "retryable": false, "requestId": "req_1" } }
\`\`\`

Go by \`code\`: sentences are for people and may change. "Again?" is \`retryable\`: the same may succeed later. \`requestId\`, also in the header \`X-Request-Id\`, is what the operator of the server looks for in the log. \`fields\` names each field that is wrong and why, \`retryAfter\` (and the header \`Retry-After\`) the seconds until another try makes sense.

## No answer, or no widget in its place

Fired by every widget that needs the server, in the page and in a frame, but for what the table says. Its reader is told that the service is not available, or offered another try; the code is for you.

${table(
  ['Code', 'Meaning', 'What to do'],
  Object.entries(PLACE_CODES).map(([code, { meaning, todo }]) => `| \`${code}\` | ${meaning} | ${todo} |`),
)}

## Answered to a sign-on ticket

Fired by every widget of a person, in the page and in a frame, where \`getToken\` gives a [sign-on ticket](server.md#without-another-password) that the server does not exchange. The console names the code too.

${table(['Code', 'Status', 'Again?', 'Meaning', 'What to do'], tickets)}

## Answered by any call

Fired by every widget that makes calls.

${table(['Code', 'Status', 'Again?', 'Sentence', 'What to do'], common)}

## Answered by some calls

The widget lets its reader correct it, or try again. \`/prosperx-api/openapi.json\` of the server names the codes call by call.

${table(['Code', 'Status', 'Again?', 'Sentence', 'Fired by'], answered)}

${list(WAITED_FOR)} is fired by none: the widget counts the seconds (\`retryAfter\`). The launch of an advisor is answered with ${list(ofLaunch)}. Calls of pages of the site, or of servers of another make, are answered with these too: ${list(ofOthers)}.
`;
