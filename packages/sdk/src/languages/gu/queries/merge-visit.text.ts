import type { Translation } from '@prosperx/core/language';
import type { mergeVisitText as english } from '#queries/merge-visit.text.js';

export const mergeVisitText: Translation<typeof english> = {
  leftOut: (count) =>
    `તમારું કાર્ટ ભરાઈ ગયું છે. આ મુલાકાતની ${count} સ્કીમ તેમાં સમાઈ નથી; તમે લોગ આઉટ કરશો ત્યારે તે ફરી કાર્ટમાં દેખાશે.`,
  unwatched: 'લોગ ઇન પહેલાં વોચલિસ્ટમાં મૂકેલાં ફંડ માટે તમારી વોચલિસ્ટમાં જગ્યા નથી; તમે લોગ આઉટ કરશો ત્યારે તે ફરી દેખાશે.',
};
