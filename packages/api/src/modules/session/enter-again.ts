import { type ErrorCode, PxError } from '@prosperx/core/errors';
import type { TokenInfo } from '@prosperx/core/session';
import type { Context } from '#context.js';
import { enter } from './enter.js';
import { userWith } from './verify-password.js';

interface Repeated {
  readonly mobile: string;
  readonly password: string;
  /** What is said of another password than the one that was set. */
  readonly otherwise: ErrorCode;
}

/** Answers who asks for the second time to be signed in by the password he has set, since the first answer was lost on the way. */
export async function enterAgain(ctx: Context, { mobile, password, otherwise }: Repeated): Promise<TokenInfo[]> {
  const user = await userWith(ctx, mobile, password).catch((error: unknown) => {
    throw error instanceof PxError && error.code === 'wrong_password' ? new PxError(otherwise) : error;
  });
  return enter(ctx, user);
}
