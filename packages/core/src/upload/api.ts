import * as z from 'zod/mini';
import { endpoint, fileBody, meta, nothing } from '#http/index.js';

const upload = {
  method: 'POST',
  query: nothing,
  body: fileBody,
  /** The link to the picture ends after some minutes. */
  reply: meta(z.string()),
  access: ['investor', 'advisor_for_customer'],
  effect: 'write',
  secrets: [],
} as const;

export const uploadSignature = endpoint({
  ...upload,
  name: 'uploadSignature',
  path: '/api/v2/profiles/upload-signature',
  errors: ['file_not_allowed', 'too_many_pixels', 'upload_failed', 'too_many_requests', 'profile_locked'],
});

export const uploadFile = endpoint({
  ...upload,
  name: 'uploadFile',
  path: '/api/v2/profiles/upload-file',
  errors: ['file_not_allowed', 'too_many_pixels', 'upload_failed', 'too_many_requests'],
});
