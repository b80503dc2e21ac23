import * as calls from '@prosperx/core/upload';
import { serve } from '#http/serve.js';
import { uploadFile } from './upload-file.js';
import { uploadSignature } from './upload-signature.js';

export const fileRoutes = [serve(calls.uploadSignature, uploadSignature), serve(calls.uploadFile, uploadFile)];
