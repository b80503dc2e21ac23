import type { Translation } from '@prosperx/core/language';
import { IDLE_SECONDS } from '@prosperx/core/session';
import type { sessionText as english } from '#session/session.text.js';

const minutes = IDLE_SECONDS / 60;

export const sessionText: Translation<typeof english> = {
  warningTitle: 'இன்னும் இங்கே இருக்கிறீர்களா?',
  warning: `சிறிது நேரமாக நீங்கள் எதுவும் செய்யவில்லை. உங்கள் கணக்கின் பாதுகாப்புக்காக ${minutes} நிமிடங்கள் கழித்து லாக் அவுட் செய்வோம்.`,
  secondsLeft: (seconds) => `${seconds} ${seconds === 1 ? 'வினாடியில்' : 'வினாடிகளில்'} லாக் அவுட் ஆகும்.`,
  stay: 'லாகினில் தொடரவும்',
  signOut: 'இப்போதே லாக் அவுட்',
  idle: `${minutes} நிமிடங்கள் எதுவும் செய்யாததால் லாக் அவுட் ஆனது. விட்ட இடத்திலிருந்து தொடர லாகின் செய்யவும்.`,
  notLoaded: 'லாகின் பக்கத்தை லோடு செய்ய முடியவில்லை',
  notLoadedText: 'இணைப்பைச் சரிபார்த்து மீண்டும் முயலவும். நீங்கள் செய்துகொண்டிருந்தது அப்படியே உள்ளது.',
  unreachable: 'உங்கள் கணக்கை லோடு செய்ய முடியவில்லை',
  unreachableText: 'இணைப்பைச் சரிபார்த்து மீண்டும் முயலவும். லாகினில் இருந்தால் அது அப்படியே தொடர்கிறது.',
  advisorEnded: 'உங்கள் செஷன் முடிந்தது. பார்ட்னர் ஆப்பிலிருந்து இந்தத் தளத்தை மீண்டும் திறக்கவும்.',
  ended: 'உங்கள் செஷன் முடிந்தது. விட்ட இடத்திலிருந்து தொடர லாகின் செய்யவும்.',
  notAuthorised: 'இந்தப் பக்கத்தைப் பார்க்க உங்களுக்கு அனுமதி இல்லை',
  loginRegister: 'லாகின் / பதிவு',
  support: 'உதவி வேண்டுமா? எழுதவும்:',
};
