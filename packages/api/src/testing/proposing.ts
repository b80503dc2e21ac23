import {
  addToProposal,
  approveProposal,
  type Proposal,
  readProposal,
  sendProposal,
  sendProposalOtp,
} from '@prosperx/core/proposal';
import { sandboxMessages } from '@prosperx/core/sandbox';
import type { TestClient } from './client.js';
import { EQUITY, DEBT, lastOtp, lumpsum, notificationsTo, schemeOf, sip } from './investing.js';
import { advisorFor, signedInAgain, type TestInvestor } from './new-investor.js';
import { newPlanHolder, type PlanHolder, planForm } from './planning.js';
import { redemptionBody } from './redeeming.js';
import type { TestKit } from './test-kit.js';

/** A customer who holds `EQUITY`, in a browser of theirs, and the advisor in their account. */
export async function newProposalKit(kit: TestKit) {
  const customer = await newPlanHolder(kit);
  return { ...customer, advisor: await advisorFor(kit, customer), client: await signedInAgain(kit, customer) };
}

/** The calls of a lumpsum, a SIP, a switch, a redemption and an STP for whoever holds `EQUITY`. */
export const proposable = ({ folioNumber }: Pick<PlanHolder, 'folioNumber'>) =>
  ({
    lumpsum: { call: 'saveInvestment', change: lumpsum(50_000) },
    sip: { call: 'saveInvestment', change: sip(5_000) },
    switch: {
      call: 'requestSwitch',
      change: { ...redemptionBody(folioNumber, { allRedeem: 'N', amount: 10_000 }), toIsin: schemeOf(DEBT).isin },
    },
    redemption: { call: 'requestRedemption', change: redemptionBody(folioNumber, { allRedeem: 'N', amount: 5_000 }) },
    stp: { call: 'registerPlan', change: { ...planForm({ folioNumber }, {}, [EQUITY, DEBT]) } },
  }) as const;

export type Proposable = keyof ReturnType<typeof proposable>;

/** Has the advisor propose some of them; resolves to the answer of sending it. */
export async function propose(
  { advisor, folioNumber }: Pick<PlanHolder, 'folioNumber'> & { readonly advisor: TestClient },
  ...which: readonly Proposable[]
) {
  const all = proposable({ folioNumber });
  for (const each of which) {
    const { call, change } = all[each];
    await advisor.call(addToProposal, { body: { call, change: { ...change } } });
  }
  return advisor.call(sendProposal, { body: { words: 'For your retirement.' } });
}

/** The token of the last proposal that a customer was sent, by email or SMS; '' where there is none. */
export async function proposalTokenTo(
  kit: TestKit,
  customer: Pick<TestInvestor, 'userId' | 'mobile'>,
): Promise<string> {
  const texts = await kit.client().call(sandboxMessages, { query: { to: customer.mobile } });
  const messages = [...(await notificationsTo(kit, customer)), ...texts].sort((a, b) => b.sentAt - a.sentAt);
  const tokens = messages.map(({ text }) => /\/v1\/proposal#token=([\w.%-]+)/.exec(text)?.[1]);
  return decodeURIComponent(tokens.find((token) => token !== undefined) ?? '');
}

/** The items of some kinds of a proposal. */
export const idsOf = (proposal: Proposal | undefined, ...kinds: readonly string[]): string[] =>
  (proposal?.items ?? []).flatMap(({ terms }) => (kinds.includes(terms.kind) ? terms.itemId : []));

/** Reads a link in a browser that is signed in nowhere, and has the code sent for items of some kinds; `give` approves them by it. */
export async function askForCode(
  kit: TestKit,
  customer: Pick<TestInvestor, 'userId' | 'mobile'>,
  ...kinds: readonly string[]
) {
  const token = await proposalTokenTo(kit, customer);
  const browser = kit.client();
  const shown = await browser.call(readProposal, { body: { token } });
  const chosen = { token, shown: shown.shown, itemIds: idsOf(shown, ...kinds) };
  await browser.call(sendProposalOtp, { body: chosen });
  const body = { ...chosen, otp: await lastOtp(browser, customer.mobile) };
  return { browser, shown, body, give: () => browser.call(approveProposal, { body }) };
}
