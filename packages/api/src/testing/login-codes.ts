import { sandboxMessages } from '@prosperx/core/sandbox';
import { LOGIN_LIMITS, OTP_LIMITS, sendLoginOtp, verifyLoginOtp } from '@prosperx/core/session';
import { countLoginAttempt } from '#modules/session/login-limits.js';
import type { TestClient } from './client.js';
import { testContext, type TestKit } from './test-kit.js';

let visitors = 9_400_000_000;

/** A mobile that nobody has yet. */
export const newMobile = () => String((visitors += 1));

/** A code that is wrong. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The steps of a person with the one-time passwords of the login. `at` is asked each time for the server and the browser of the test. */
export function loginCodes(at: () => { readonly kit: TestKit; readonly browser: TestClient }) {
  const messagesTo = (to: string) => at().kit.client().call(sandboxMessages, { query: { to } });
  const codeFor = async (mobile: string) => (await messagesTo(mobile)).find(({ otp }) => otp !== null)?.otp ?? '';
  const send = (mobile: string, flag: 0 | 1 = 0) => at().browser.call(sendLoginOtp, { body: { mobile, flag } });
  const ticketFor = async (mobile: string) => {
    await send(mobile);
    const { ticket } = await at().browser.call(verifyLoginOtp, { body: { mobile, otp: await codeFor(mobile) } });
    at().kit.clock.advance(OTP_LIMITS.gap.within);
    return ticket;
  };
  return { messagesTo, codeFor, send, ticketFor };
}

/** An address of the Internet for each number. */
export const addressOf = (number: number) => `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;

/** A wrong password from an address of its own, up to the moment at which it would be judged. */
export function guessPassword({ services }: Pick<TestKit, 'services'>, mobile: string, number: number) {
  return countLoginAttempt(testContext(services, { address: addressOf(number) }), 'password', mobile);
}

/** Strangers guess the password of a mobile until nobody gets in by a password alone. */
export async function guessPasswords(kit: Pick<TestKit, 'services'>, mobile: string): Promise<void> {
  for (let number = 0; number < LOGIN_LIMITS.mobile.free; number++) await guessPassword(kit, mobile, number);
}
