import type { Translation } from '#language/index.js';
import type { shareClientText as english } from '#share/calculator.text.js';

export const shareClientText: Translation<typeof english> = {
  client_name_required: 'కస్టమర్ పేరు తప్పనిసరి',
  client_name_invalid: 'సరైన పేరు ఎంటర్ చేయండి',
  client_mobile_required: 'కస్టమర్ మొబైల్ నంబర్ తప్పనిసరి',
  client_mobile_invalid: 'సరైన మొబైల్ నంబర్ ఎంటర్ చేయండి',
};
