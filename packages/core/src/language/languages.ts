/** The languages that the product speaks, each by its own name, as its speakers look for it in a list. English stands first: what has no translation is English. */
export const LANGUAGES = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  bn: 'বাংলা',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  kn: 'ಕನ್ನಡ',
} as const;

/** A language by its BCP 47 subtag. */
export type Language = keyof typeof LANGUAGES;
