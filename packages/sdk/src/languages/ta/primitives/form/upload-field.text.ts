import type { Translation } from '@prosperx/core/language';
import type { uploadFieldText as english } from '#primitives/form/upload-field.text.js';

export const uploadFieldText: Translation<typeof english> = {
  choose: 'போட்டோவைத் தேர்ந்தெடுக்கவும் அல்லது இங்கே விடவும்',
  limits: 'JPEG, PNG, GIF அல்லது BMP, அதிகபட்சம் 5 MB',
  sending: 'அனுப்பப்படுகிறது',
  failed: 'அப்லோடு ஆகவில்லை. பிறகு மீண்டும் முயலவும்.',
  done: 'ஃபைல் அப்லோடு ஆனது.',
  kept: 'முன்பே அப்லோடு செய்யப்பட்டது',
  retry: 'மீண்டும் முயலவும்',
  replace: (label) => `${label}: மாற்றவும்`,
  replaceShort: 'மாற்றவும்',
  preview: (label) => `முன்னோட்டம்: ${label}`,
  size: (bytes) =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
};
