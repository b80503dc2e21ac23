import type { uploadSignature as call } from '@prosperx/core/upload';
import { subjectOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { checkUnlocked } from '#modules/profile/check-unlocked.js';
import { receiveImage } from './receive-image.js';

export const uploadSignature: Verb<typeof call> = async ({ ctx, input }) => {
  checkUnlocked(subjectOf(ctx));
  return receiveImage(ctx, { kind: 'signature', bytes: input.file, failsWith: 'upload_failed' });
};
