import { sandboxMessages } from '@prosperx/core/sandbox';
import { OTP_LIMITS, sendLoginOtp, verifyLoginOtp } from '@prosperx/core/session';
import type { TestClient } from './client.js';
import type { TestKit } from './test-kit.js';

let visitors = 9_400_000_000;

/** A mobile that nobody has yet. */
export const newMobile = () => String((visitors += 1));

/** A code that is wrong. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The steps of a person with the one-time passwords of the login. `at` is asked each time for the server and the browser of the test. */
export function loginCodes(at: () => { readonly kit: TestKit; readonly browser: TestClient }) {
  const messagesTo = (to: string) => at().kit.client().call(sandboxMessages, { query: { to } });
  const codeFor = async (mobile: string) => (await messagesTo(mobile))[0]?.otp ?? '';
  const send = (mobile: string, flag: 0 | 1 = 0) => at().browser.call(sendLoginOtp, { body: { mobile, flag } });
  const ticketFor = async (mobile: string) => {
    await send(mobile);
    const { ticket } = await at().browser.call(verifyLoginOtp, { body: { mobile, otp: await codeFor(mobile) } });
    at().kit.clock.advance(OTP_LIMITS.gap.within);
    return ticket;
  };
  return { messagesTo, codeFor, send, ticketFor };
}
