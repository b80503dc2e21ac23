import type { Translation } from '#language/index.js';
import type { nfoOrderText as english } from '#nfo/nfo.text.js';

export const nfoOrderText: Translation<typeof english> = {
  beginsWithApplication: 'નવી ફંડ ઓફરની એસઆઈપી અરજી સાથે શરૂ થાય છે. કૃપા કરીને તે આજે જ શરૂ કરો.',
};
