import type { Translation } from '#language/index.js';
import type { nfoOrderText as english } from '#nfo/nfo.text.js';

export const nfoOrderText: Translation<typeof english> = {
  beginsWithApplication: 'नवीन फंड ऑफरमधील एसआयपी अर्जासोबत सुरू होते. कृपया ती आजच सुरू करा.',
};
