export { uploadFile, uploadSignature } from './api.js';
export {
  checkUpload,
  imageTypeOf,
  UPLOAD_HEAD_BYTES,
  UPLOAD_MAX_BYTES,
  UPLOAD_TYPES,
  type UploadErrorCode,
  type UploadType,
} from './rules.js';
export { fileErrorText, imageErrorText } from './upload.text.js';
