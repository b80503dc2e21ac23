import { openPartnerLink, sendPartnerLink } from '@prosperx/core/partner';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { partnerLinkText } from '#modules/partner/admin/sign-in.text.js';
import type { TestKit } from './test-kit.js';

/** Asks for a link to the dashboard of whose address this is, and waits until it is sent. */
export async function askForLink(kit: TestKit, email: string): Promise<Response> {
  const answer = await kit.client().send(sendPartnerLink, { body: { email } });
  await kit.settle();
  return answer;
}

/** The tokens of the links that were sent to an address, newest first. */
export async function linkTokens(kit: TestKit, to: string): Promise<string[]> {
  const messages = await kit.client().call(sandboxMessages, { query: { to } });
  return messages
    .filter(({ subject }) => subject === partnerLinkText.subject)
    .map(({ text }) => /\/v1\/partner#token=(\S+)/.exec(text)?.[1] ?? '');
}

export async function newLinkToken(kit: TestKit, email: string): Promise<string> {
  await askForLink(kit, email);
  return (await linkTokens(kit, email))[0] ?? '';
}

/** A browser in the dashboard of whose address this is. */
export async function inDashboard(kit: TestKit, email: string) {
  const browser = kit.client();
  await browser.call(openPartnerLink, { body: { token: await newLinkToken(kit, email) } });
  return browser;
}
