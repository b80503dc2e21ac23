import type { Translation } from '@prosperx/core/language';
import type {
  contentText as englishContentText,
  extrasText as englishExtrasText,
} from '#domain/content/content.text.js';

export const contentText: Translation<typeof englishContentText> = {
  title: 'உங்கள் வாடிக்கையாளர்களுக்குக் காட்ட',
  getNotified: 'அறிவிப்பு பெறவும்',
  createLeads: 'லீட் உருவாக்கவும்',
  notified: 'புதியவை வரும்போது உங்களுக்கு அறிவிப்போம்.',
  pictureFailed: 'படத்தைப் பெற முடியவில்லை. பிறகு மீண்டும் முயலவும்.',
  subscribeFailed: 'அறிவிப்புக்குப் பதிவு செய்ய முடியவில்லை. பிறகு மீண்டும் முயலவும்.',
  video: (heading) => `${heading}, ஒலி இல்லாத வீடியோ, எழுத்து விளக்கத்துடன்`,
  captions: 'ஆங்கிலம்',
  greeting: 'உங்கள் பெயருடன் தீபாவளி வாழ்த்து (PDF)',
  greetingFailed: 'வாழ்த்தை உருவாக்க முடியவில்லை. பிறகு மீண்டும் முயலவும்.',
};

export const extrasText: Translation<typeof englishExtrasText> = {
  scratch: 'சுரண்டிப் பார்க்கவும்',
  scratchCard: 'ஸ்கிராட்ச் கார்டு',
  notEarned: 'உங்களுக்குக் கிடைத்ததும் திறக்கும்.',
  survey: 'இங்கே உங்கள் அனுபவம் எப்படி? 1 (மோசம்) முதல் 5 (மிக நன்று) வரை.',
  rating: 'உங்கள் மதிப்பெண்',
  chooseRating: '1 முதல் 5 வரை ஒரு எண்ணைத் தேர்ந்தெடுக்கவும்.',
  comment: 'எதை மேம்படுத்தலாம்?',
  optional: 'விருப்பப்பட்டால்',
  noNames: 'உங்கள் பெயர் இல்லாமல் 180 நாட்கள் வைத்திருப்போம். யாருடைய பெயரையும் எண்ணையும் எழுத வேண்டாம்.',
  send: 'அனுப்பவும்',
  thanks: 'உங்கள் பதிலுக்கு நன்றி.',
  failed: 'உங்கள் பதிலை அனுப்ப முடியவில்லை. பிறகு மீண்டும் முயலவும்.',
};
