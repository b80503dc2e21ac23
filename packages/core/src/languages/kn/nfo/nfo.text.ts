import type { Translation } from '#language/index.js';
import type { nfoOrderText as english } from '#nfo/nfo.text.js';

export const nfoOrderText: Translation<typeof english> = {
  beginsWithApplication: 'ಹೊಸ ಫಂಡ್ ಆಫರ್‌ನ ಎಸ್‌ಐಪಿ ಅರ್ಜಿಯೊಂದಿಗೇ ಆರಂಭವಾಗುತ್ತದೆ. ಇಂದೇ ಆರಂಭವಾಗುವಂತೆ ಆರಿಸಿ.',
};
