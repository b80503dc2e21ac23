import type { Translation } from '@prosperx/core/language';
import type {
  unconnectedText as englishUnconnectedText,
  frameViewText as englishFrameViewText,
} from '#widget/frame-view.text.js';

/** For the integrator, on the console, who reads English. */
export const unconnectedText: Translation<typeof englishUnconnectedText> = {
  missing: (tag) =>
    `<${tag}>: "api-base" is missing: give the origin of the server, such as https://invest.example, as attribute or by configure().`,
};

export const frameViewText: Translation<typeof englishFrameViewText> = {
  notHere: 'ಈ ಸೇವೆ ಸದ್ಯ ಈ ಪುಟದಲ್ಲಿ ಲಭ್ಯವಿಲ್ಲ.',
  open: 'ಅದರದೇ ಸೈಟ್‌ನಲ್ಲಿ ತೆರೆಯಿರಿ',
  /** For the page's owner, on the console, who reads English. */
  notReached: (origin) =>
    `prosperx: ${origin} was not reached. Add it to connect-src of this page's policy, or see whether the server runs.`,
};
