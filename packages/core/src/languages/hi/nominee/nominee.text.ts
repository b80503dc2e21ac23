import type { Translation } from '#language/index.js';
import { NOMINEE_LENGTHS, specificationRules } from '#nominee/nominee.js';
import type {
  nomineeErrorText as englishNomineeErrorText,
  nomineesErrorText as englishNomineesErrorText,
  nomineeIdTypeText as englishNomineeIdTypeText,
  nomineeTitle as englishNomineeTitle,
  relationshipName as englishRelationshipName,
} from '#nominee/nominee.text.js';
import { FULL_AGE } from '#time/index.js';

const charactersOnly = (most: number) => `कृपया सिर्फ ${most} अक्षर डालें`;

export const nomineeErrorText: Translation<typeof englishNomineeErrorText> = {
  name_required: 'कृपया नॉमिनी का नाम डालें',
  name_invalid: 'कृपया सही नाम डालें',
  name_too_long: charactersOnly(NOMINEE_LENGTHS.name),
  name_own: 'आप खुद को नॉमिनी नहीं बना सकते।',
  name_repeated: 'दो नॉमिनी का नाम एक नहीं हो सकता।',
  relationship_required: 'कृपया नॉमिनी से अपना रिश्ता चुनें',
  share_required: 'कृपया नॉमिनी का सही % डालें',
  share_invalid: 'कृपया सही % डालें',
  id_type_invalid: 'कृपया पहचान का सही प्रकार चुनें',
  id_required: 'कृपया ID नंबर डालें',
  id_masked: 'कृपया पूरा ID नंबर फिर से डालें।',
  id_too_long: 'कृपया सिर्फ 30 अक्षर डालें',
  pan_invalid: 'PAN नंबर सही नहीं है',
  aadhaar_invalid: 'आधार के आखिरी 4 अंक डालें',
  licence_invalid: 'कृपया ड्राइविंग लाइसेंस नंबर डालें',
  pan_own: 'आप अपना PAN नंबर नहीं डाल सकते।',
  aadhaar_own: 'आप अपना आधार नंबर नहीं डाल सकते।',
  id_repeated: 'एक ही प्रकार की पहचान वाले नॉमिनी का ID नंबर एक नहीं हो सकता।',
  email_required: 'कृपया ईमेल डालें',
  email_too_long: 'कृपया सिर्फ 120 अक्षर डालें',
  email_invalid: 'कृपया सही ईमेल डालें',
  mobile_required: 'कृपया मोबाइल नंबर डालें',
  mobile_invalid: 'कृपया सही मोबाइल नंबर डालें',
  address_required: 'कृपया पता डालें',
  address_too_long: charactersOnly(NOMINEE_LENGTHS.address),
  pincode_required: 'कृपया पिनकोड डालें',
  pincode_unknown: 'पिनकोड सही नहीं है',
  birth_required: 'कृपया नॉमिनी की जन्म तारीख डालें',
  birth_no_date: 'ऐसी कोई तारीख नहीं है। कृपया DD/MM/YYYY में डालें',
  birth_not_minor: `नाबालिग ${FULL_AGE} साल से कम का होता है: पिछले ${FULL_AGE} साल के अंदर की तारीख डालें`,
  guardian_required: 'कृपया अभिभावक का नाम डालें',
  guardian_invalid: 'कृपया अभिभावक का सही नाम डालें',
  guardian_too_long: charactersOnly(NOMINEE_LENGTHS.guardian),
};

export const nomineesErrorText: Translation<typeof englishNomineesErrorText> = {
  nominee_needed: 'कृपया नॉमिनी का नाम दें।',
  nominee_missing: 'नॉमिनी जोड़ें, या नॉमिनी न बनाना चुनें।',
  nominees_too_many: 'नॉमिनी बहुत ज्यादा हैं। कृपया एक हटाएं।',
  shares_not_whole: 'सबका हिस्सा मिलाकर 100% होना चाहिए',
};

export const nomineeIdTypeText: Translation<typeof englishNomineeIdTypeText> = {
  '1': 'PAN',
  '2': 'आधार (आखिरी 4 अंक)',
  '3': 'ड्राइविंग लाइसेंस',
};

const RELATIONSHIPS: Readonly<Record<string, string | undefined>> = {
  Brother: 'भाई',
  Daughter: 'बेटी',
  Father: 'पिता',
  Mother: 'माता',
  Sister: 'बहन',
  Son: 'बेटा',
  Spouse: 'पति/पत्नी',
  Aunt: 'चाची/मामी/बुआ/मौसी',
  'Brother-in-Law': 'साला/देवर/जेठ/जीजा',
  'Daughter-in-Law': 'बहू',
  'Father-in-Law': 'ससुर',
  'Grand Daughter': 'पोती/नातिन',
  'Grand Father': 'दादा/नाना',
  'Grand Mother': 'दादी/नानी',
  'Grand Son': 'पोता/नाती',
  'Mother-in-Law': 'सास',
  Nephew: 'भतीजा/भांजा',
  Niece: 'भतीजी/भांजी',
  'Sister-in-Law': 'साली/ननद/भाभी',
  'Son-in-Law': 'दामाद',
  Uncle: 'चाचा/मामा/फूफा/मौसा',
  Others: 'दूसरे',
};

export const relationshipName: Translation<typeof englishRelationshipName> = (relationship) =>
  RELATIONSHIPS[relationship] ?? relationship;

export const nomineeTitle: Translation<typeof englishNomineeTitle> = (number, most = specificationRules.most) =>
  `नॉमिनी ${number}/${most}`;
