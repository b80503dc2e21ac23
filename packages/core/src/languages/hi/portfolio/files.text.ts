import type { Translation } from '#language/index.js';
import type {
  periodErrorText as englishPeriodErrorText,
  clubbedText as englishClubbedText,
  unknownFairValuesText as englishUnknownFairValuesText,
} from '#portfolio/files.text.js';

export const periodErrorText: Translation<typeof englishPeriodErrorText> = {
  period_from_required: 'पहला दिन चुनें',
  period_until_required: 'आखिरी दिन चुनें',
  period_backwards: 'आखिरी दिन पहले दिन से पहले का है',
  period_in_future: 'आखिरी दिन अभी आया नहीं है',
};

export const clubbedText: Translation<typeof englishClubbedText> =
  'नाबालिग का मुनाफा, 18 साल का होने तक, उस माता या पिता की आय में जुड़ता है जिनकी आय ज्यादा है (क्लबिंग ऑफ इनकम): वही इसे अपनी दर और अपनी छूट के हिसाब से दिखाते हैं। यहां छूट या टैक्स की किसी भी रकम में यह शामिल नहीं है।';

export const unknownFairValuesText: Translation<typeof englishUnknownFairValuesText> =
  'कुछ यूनिट का 31 जनवरी 2018 का एनएवी पता नहीं: उनकी लागत चुकाई कीमत मानी गई है, और मुनाफा इससे कम हो सकता है।';
