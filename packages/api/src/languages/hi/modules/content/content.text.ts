import type { Translation } from '@prosperx/core/language';
import type {
  greetingText as englishGreetingText,
  scratchText as englishScratchText,
} from '#modules/content/content.text.js';

export const greetingText: Translation<typeof englishGreetingText> = {
  title: 'दिवाली की शुभकामनाएं',
  lines: [
    'रोशनी का यह त्योहार आपके और आपके परिवार के लिए सेहत, खुशियां और समृद्धि लाए।',
    'आपके भरोसे के लिए धन्यवाद। नए साल में साथ बैठकर अपने निवेश देखना चाहें, तो मैं बस एक कॉल दूर हूं।',
  ],
  advisor: 'आपके सलाहकार',
  distributor: (arn) => `आपके म्यूचुअल फंड डिस्ट्रीब्यूटर, ${arn}`,
  foot: 'ProsperX',
};

export const scratchText: Translation<typeof englishScratchText> = {
  first_lead: {
    title: 'आपकी पहली लीड',
    text: 'एक दिन के अंदर कॉल करें: जिसने अभी पूछा है, उसे याद रहता है कि क्यों पूछा।',
  },
  tenth_lead: {
    title: 'आपकी दसवीं लीड',
    text: 'जिनसे बात हो चुकी है, उन्हें एक बार देख लें, और हर एक को फिर कॉल करने का दिन तय करें।',
  },
};
