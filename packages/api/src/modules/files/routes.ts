import * as calls from '@prosperx/core/upload';
import { serve } from '#http/serve.js';
import { uploadFile, uploadSignature } from './upload-image.js';

export const fileRoutes = [serve(calls.uploadSignature, uploadSignature), serve(calls.uploadFile, uploadFile)];
