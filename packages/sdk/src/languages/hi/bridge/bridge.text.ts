import type { Translation } from '@prosperx/core/language';
import type { bridgeText as english } from '#bridge/bridge.text.js';

export const bridgeText: Translation<typeof english> = { notLoaded: 'पेज का यह हिस्सा लोड नहीं हो सका।' };
