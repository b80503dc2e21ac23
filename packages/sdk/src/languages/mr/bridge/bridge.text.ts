import type { Translation } from '@prosperx/core/language';
import type { bridgeText as english } from '#bridge/bridge.text.js';

export const bridgeText: Translation<typeof english> = { notLoaded: 'पानाचा हा भाग लोड झाला नाही.' };
