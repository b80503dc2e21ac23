import type { Translation } from '@prosperx/core/language';
import type { registrationText as english } from '#layout/registration.text.js';

export const registrationText: Translation<typeof english> = {
  sentTitle: 'నమోదు జరుగుతోంది',
  sent: 'వివరాలు ఎక్స్ఛేంజ్‌కు వెళ్లాయి; సాధారణంగా కొన్ని నిమిషాల్లో సమాధానం వస్తుంది. పూర్తయ్యాక ఈమెయిల్ చేస్తాం.',
};
