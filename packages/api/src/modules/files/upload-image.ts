import { uploadFile as uploadFileCall, uploadSignature as uploadSignatureCall } from '@prosperx/core/upload';
import { serve, type Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { receiveImage } from '#records/file/receive-picture.js';
import { checkUnlocked } from '#records/profile/repository.js';

const uploadSignature: Verb<typeof uploadSignatureCall> = async ({ ctx, input }) => {
  checkUnlocked(subjectOf(ctx));
  return receiveImage(ctx, { kind: 'signature', bytes: input.file, failsWith: 'upload_failed' });
};

const uploadFile: Verb<typeof uploadFileCall> = ({ ctx, input }) =>
  receiveImage(ctx, { kind: 'other', bytes: input.file, failsWith: 'upload_failed' });

export const fileRoutes = [serve(uploadSignatureCall, uploadSignature), serve(uploadFileCall, uploadFile)];
