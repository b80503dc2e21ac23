import type { Translation } from '@prosperx/core/language';
import type { uploadFieldText as english } from '#primitives/form/upload-field.text.js';

export const uploadFieldText: Translation<typeof english> = {
  choose: 'ఫోటోను ఎంచుకోండి లేదా ఇక్కడ వదలండి',
  limits: 'JPEG, PNG, GIF లేదా BMP, గరిష్ఠంగా 5 MB',
  sending: 'పంపుతున్నాం',
  failed: 'అప్‌లోడ్ కాలేదు. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  done: 'ఫైల్ అప్‌లోడ్ అయింది.',
  kept: 'ఇంతకుముందే అప్‌లోడ్ చేశారు',
  retry: 'మళ్లీ ప్రయత్నించండి',
  replace: (label) => `${label}: మార్చండి`,
  replaceShort: 'మార్చండి',
  preview: (label) => `ప్రివ్యూ: ${label}`,
  size: (bytes) =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
};
