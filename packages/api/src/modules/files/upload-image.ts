import { type ErrorCode, PxError } from '@prosperx/core/errors';
import {
  checkUpload,
  imageTypeOf,
  type uploadFile as uploadFileCall,
  type uploadSignature as uploadSignatureCall,
} from '@prosperx/core/upload';
import { type Context, subjectOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { checkUnlocked } from '#modules/profile/registration-state.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { fileLink } from './file-links.js';
import { type FileKind, storeFile } from './store-file.js';
import { stripMetadata } from './strip-metadata.js';

export const uploadSignature: Verb<typeof uploadSignatureCall> = async ({ ctx, input }) => {
  checkUnlocked(subjectOf(ctx));
  return receiveImage(ctx, { kind: 'signature', bytes: input.file, failsWith: 'upload_failed' });
};

export const uploadFile: Verb<typeof uploadFileCall> = ({ ctx, input }) =>
  receiveImage(ctx, { kind: 'other', bytes: input.file, failsWith: 'upload_failed' });

const UPLOADS = { most: 60, within: 24 * 3_600_000 };

export interface Received {
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
  /** The error when the store does not take the file. */
  readonly failsWith: ErrorCode;
}

/** Checks a picture of the account holder, takes its metadata out, keeps it, and gives a link to it. */
export async function receiveImage(ctx: Context, { kind, bytes, failsWith }: Received): Promise<string> {
  const { profileId } = subjectOf(ctx);
  const mediaType = checkUpload(bytes.length, bytes) === null ? imageTypeOf(bytes) : null;
  if (!mediaType) throw new PxError('file_not_allowed');
  await consumeLimit(ctx, throttleKey(ctx, 'upload', profileId), UPLOADS);
  const picture = await stripMetadata(mediaType, bytes);
  if (!picture) throw new PxError('file_not_allowed');
  const id = await storeFile(ctx, { profileId, kind, mediaType, bytes: picture }).catch((cause: unknown) => {
    throw new PxError(failsWith, { cause });
  });
  return fileLink(ctx, id);
}
