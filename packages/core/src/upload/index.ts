export { uploadFile, uploadSignature } from './api.js';
export { type PictureType, pixelsOf, UPLOAD_MAX_PIXELS } from './pixels.js';
export {
  checkUpload,
  checkUploadLength,
  imageTypeOf,
  UPLOAD_MAX_BYTES,
  UPLOAD_TYPES,
  type UploadErrorCode,
  type UploadType,
} from './rules.js';
export { fileErrorText, uploadErrorText } from './upload.text.js';
