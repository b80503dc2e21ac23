import type { uploadFile as call } from '@prosperx/core/upload';
import type { Verb } from '#http/serve.js';
import { receiveImage } from './receive-image.js';

export const uploadFile: Verb<typeof call> = ({ ctx, input }) =>
  receiveImage(ctx, { kind: 'other', bytes: input.file, failsWith: 'upload_failed' });
