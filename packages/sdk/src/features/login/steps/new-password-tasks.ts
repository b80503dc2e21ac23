import { PxError } from '@prosperx/core/errors';
import type { TokenInfo } from '@prosperx/core/session';
import type { CodeStep } from '#features/login/login-machine.js';
import { enter, type LoginTools, verifyCode } from '#features/login/login-tasks.js';
import { sendMailCode, setPassword } from '#queries/new-password.js';

/** What is typed to set a password. */
export interface TypedPassword {
  readonly otp: string;
  readonly password: string;
  /** The code of the mail; null where none was asked for. */
  readonly emailOtp: string | null;
}

/** Verifies the code unless that was done before, sets the password and signs in. Where a second proof is wanted, it is asked for. */
export async function setNewPassword(tools: LoginTools, at: CodeStep, typed: TypedPassword): Promise<void> {
  const { otp, password, emailOtp } = typed;
  const ticket = await ticketOf(tools, at, otp);
  const details = at.name === 'confirmpassword' ? at.details : null;
  await setting(tools, at, ticket, () =>
    setPassword(tools.services.api, { mobile: at.mobile, password, ticket }, { details, emailOtp }),
  );
}

/** The same with a passkey in place of the code of the mail; nothing happens where its person puts it off. */
export async function setNewPasswordByPasskey(tools: LoginTools, at: CodeStep, typed: TypedPassword): Promise<void> {
  const ticket = await ticketOf(tools, at, typed.otp);
  const { setPasswordByPasskey } = await import('#queries/passkeys.js');
  await setting(tools, at, ticket, () =>
    setPasswordByPasskey(tools.services.api, { mobile: at.mobile, password: typed.password, ticket }),
  );
}

async function ticketOf(tools: LoginTools, { code, mobile }: CodeStep, otp: string): Promise<string> {
  const ticket = code.ticket ?? (await verifyCode(tools, mobile, otp));
  tools.send({ type: 'verified', ticket });
  return ticket;
}

async function setting(
  tools: LoginTools,
  { mobile }: CodeStep,
  ticket: string,
  set: () => Promise<readonly TokenInfo[] | null>,
): Promise<void> {
  const { send } = tools;
  try {
    const tokens = await set();
    if (tokens) await enter(tools, tokens);
  } catch (error) {
    const code = error instanceof PxError ? error.code : null;
    if (code === 'second_proof_required') return requestMailCode(tools, mobile, ticket);
    if (code === 'otp_required') send({ type: 'ticket_lost' });
    if (code === 'account_exists') send({ type: 'known', mobile });
    throw error;
  }
}

/** Has another code sent to the mailbox of the account. */
export async function resendMailCode(tools: LoginTools, { mobile, code: { ticket } }: CodeStep): Promise<void> {
  if (ticket !== null) await requestMailCode(tools, mobile, ticket);
}

async function requestMailCode({ services, send }: LoginTools, mobile: string, ticket: string): Promise<void> {
  send({ type: 'proof_asked', asked: await sendMailCode(services.api, mobile, ticket) });
}
