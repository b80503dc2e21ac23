import type { Translation } from '@prosperx/core/language';
import type { bridgeText as english } from '#bridge/bridge.text.js';

export const bridgeText: Translation<typeof english> = { notLoaded: 'பக்கத்தின் இந்தப் பகுதியை லோடு செய்ய முடியவில்லை.' };
