import type { Context } from '#kernel/context.js';
import type { FoundUser } from '#records/session/repository.js';
import { knownDevice } from './known-device.js';

/**
 * Says whether a person wants to prove themselves twice here: beside their password by a code to their mobile, and where they forgot it
 * beside that code by one to their email address or by a passkey. One rule for both, so that none is a way around the other.
 */
export async function needsSecondFactor(
  ctx: Context,
  { codeAtLogin, mobile }: Pick<FoundUser, 'codeAtLogin' | 'mobile'>,
): Promise<boolean> {
  if (codeAtLogin === 'new_device') return (await knownDevice(ctx, mobile)) === null;
  return codeAtLogin === 'always';
}
