import { PxError } from '@prosperx/core/errors';
import type { createAofUrl as call } from '@prosperx/core/profile';
import { HOUR } from '@prosperx/core/time';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { fileLink } from '#records/file/file-links.js';
import { storeFile } from '#records/file/store-file.js';
import { isIdentityHiddenFrom } from '#records/profile/masked-numbers.js';
import { readProfile } from '#records/profile/repository.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { clientOf, accountFormOf } from './exchange-client.js';
import { checkComplete } from './get-profile.js';

/** The limit of forms, each of which makes and keeps a document. */
const FORMS_AN_HOUR = { most: 20, within: HOUR } as const;

export const createAofUrl: Verb<typeof call> = async ({ ctx }) => {
  const subject = subjectOf(ctx);
  const { profileId } = subject;
  // the form has PAN and account number in full
  if (isIdentityHiddenFrom(ctx, subject)) throw new PxError('profile_locked');
  await checkComplete(ctx, profileId);
  await consumeLimit(ctx, throttleKey(ctx, 'account-form', profileId), FORMS_AN_HOUR);
  const rows = await readProfile(ctx.db, profileId);
  const bytes = await accountFormOf(ctx, rows.profile, clientOf(ctx, rows, ''));
  const id = await storeFile(ctx, { profileId, kind: 'account_form', mediaType: 'application/pdf', bytes });
  return { aofUrl: fileLink(ctx, id) };
};
