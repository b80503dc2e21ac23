import type { Translation } from '#language/index.js';
import type { nfoOrderText as english } from '#nfo/nfo.text.js';

export const nfoOrderText: Translation<typeof english> = {
  beginsWithApplication: 'புதிய ஃபண்ட் வெளியீட்டின் எஸ்ஐபி விண்ணப்பத்துடன் தொடங்கும். இன்றே தொடங்கும்படி தேர்ந்தெடுக்கவும்.',
};
