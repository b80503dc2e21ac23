import { newInvestor, type TestKit } from '@prosperx/api/testing';
import { testBrowser } from './test-browser.js';

/** Somebody who has told nothing yet, in a browser of their own. */
export async function newcomer({ kit }: { readonly kit: TestKit }) {
  const { client, ucc } = await newInvestor(kit, false);
  return { client, ucc, browser: testBrowser(kit, { cookies: client.cookies }) };
}
