import { formatDateShort, formatMoney } from '#format/index.js';
import type { Translation } from '#language/index.js';
import { FREQUENCY_NAMES } from '#languages/hi/format/format.text.js';
import type { PlanErrorCode } from '#stp/check-plan.js';
import type { PlanErrorContext } from '#stp/plan.text.js';
import type {
  planStatusText as englishPlanStatusText,
  planErrorText as englishPlanErrorText,
  planRefusalText as englishPlanRefusalText,
} from '#stp/plan.text.js';
import type { JoinedTerms } from '#stp/terms.js';
import { addDays } from '#time/index.js';

export const planStatusText: Translation<typeof englishPlanStatusText> = {
  ACTIVE: 'चालू',
  PENDNEW: 'ईमेल वेरिफिकेशन बाकी',
  PENDING: 'मंजूरी बाकी',
  APPROVED: 'मंजूर',
  AUTOCXL: 'वेरिफिकेशन लिंक एक्सपायर',
  PROCESSING: 'प्रोसेस हो रहा है',
  REJECTED: 'नामंजूर',
  DECLINED: 'मना किया गया',
  STOPPED: 'बंद',
  COMPLETED: 'पूरा हुआ',
};

type Sentence = string | ((context: PlanErrorContext) => string);

const frequencies: Readonly<Record<number, string | undefined>> = FREQUENCY_NAMES;
const names = { STP: 'एसटीपी', SWP: 'एसडब्ल्यूपी' };
const money = (read: (terms: JoinedTerms) => JoinedTerms['minimum'], terms: JoinedTerms | null) =>
  terms ? formatMoney(read(terms)) : '';
const days = (terms: JoinedTerms | null) => terms?.dates?.join(', ') ?? '';

const texts: Readonly<Record<PlanErrorCode, Sentence>> = {
  source_required: ({ kind }) =>
    kind === 'STP' ? 'कृपया वह फंड चुनें, जिससे ट्रांसफर करना है।' : 'कृपया वह फंड चुनें, जिससे पैसा निकालना है।',
  source_not_held: 'इस फंड में ऐसे यूनिट नहीं हैं, जिनसे यह हो सके: वे लॉक-इन में हो सकते हैं, या बिक रहे हो सकते हैं।',
  target_required: 'कृपया वह फंड चुनें, जिसमें ट्रांसफर करना है।',
  target_not_offered: 'कृपया उसी फंड हाउस का दूसरा फंड चुनें।',
  frequency_required: 'कृपया चुनें कि किस्त कब-कब जाए।',
  frequency_not_offered: ({ freqType }) =>
    `इस फंड में किस्त “${frequencies[freqType ?? 0] ?? ''}” नहीं जा सकती। कृपया दूसरा अंतराल चुनें।`,
  amount_required: 'कृपया हर किस्त की रकम डालें',
  amount_not_whole: 'सिर्फ पूरे रुपये डालें',
  amount_below_minimum: ({ kind, terms }) =>
    `${names[kind]} की किस्त कम से कम ${money((each) => each.minimum, terms)} होनी चाहिए`,
  amount_above_maximum: ({ kind, terms }) =>
    `${names[kind]} की किस्त ज्यादा से ज्यादा ${money((each) => each.maximum, terms)} हो सकती है`,
  amount_not_multiple: ({ terms }) => `किस्त की रकम ${money((each) => each.multiple, terms)} के गुणक में होनी चाहिए`,
  instalments_required: 'कृपया किस्तों की संख्या डालें।',
  instalments_not_whole: 'सिर्फ पूरी संख्या डालें',
  instalments_too_few: ({ terms }) => `कम से कम ${terms?.minInstalments ?? 1} किस्तें चाहिए।`,
  instalments_too_many: ({ terms }) => `ज्यादा से ज्यादा ${terms?.maxInstalments ?? 1} किस्तें हो सकती हैं।`,
  start_required: 'कृपया शुरू होने की तारीख चुनें।',
  start_too_early: 'शुरू होने की तारीख आज के बाद की होनी चाहिए।',
  start_out_of_gap: ({ terms, today }) =>
    terms
      ? `शुरू होने की तारीख ${formatDateShort(addDays(today, terms.minGap))} से ${formatDateShort(addDays(today, terms.maxGap))} के बीच होनी चाहिए।`
      : '',
  start_day_not_offered: ({ terms }) => `शुरू होने की तारीख महीने के इन दिनों में से होनी चाहिए: ${days(terms)}।`,
  start_on_weekend: 'शुरू होने की तारीख शनिवार या रविवार नहीं हो सकती।',
  end_required: 'कृपया आखिरी तारीख चुनें।',
  end_before_start: 'आखिरी तारीख शुरू होने की तारीख से पहले की नहीं हो सकती।',
};

export const planErrorText: Translation<typeof englishPlanErrorText> = (code, context) => {
  const text = (texts as Partial<typeof texts>)[code] ?? 'कृपया इसे जांच लें, या पेज फिर से खोलें।';
  return typeof text === 'string' ? text : text(context);
};

/** The sentence with which the exchange refuses too few instalments. */
const TOO_FEW_AT_EXCHANGE = 'FAILED: NUMBER OF INSTALLMENT IS LESS THAN MINIMUM INSTALLMENT ALLOWED';

export const planRefusalText: Translation<typeof englishPlanRefusalText> = (remarks) =>
  remarks
    .trim()
    .replace(/[.\s]+$/, '')
    .toUpperCase() === TOO_FEW_AT_EXCHANGE
    ? 'किस्तों की संख्या तय न्यूनतम संख्या से कम है। कृपया अवधि बढ़ाएं।'
    : remarks;
