import type { Translation } from '@prosperx/core/language';
import type { riskText as english } from '#features/fund-detail/risk.text.js';

export const riskText: Translation<typeof english> = {
  risk: 'రిస్కోమీటర్',
  riskNote: {
    Low: 'హెచ్చుతగ్గులు చాలా తక్కువ. త్వరలో అవసరమయ్యే డబ్బుకు అనుకూలం.',
    'Low to Moderate': 'పెట్టుబడి కొద్దిగా తగ్గవచ్చు. కొన్ని నెలల పెట్టుబడికి అనుకూలం.',
    Moderate: 'పెట్టుబడి కొంతకాలం తగ్గవచ్చు. 1 ఏడాది లేదా అంతకంటే ఎక్కువ కాలానికి అనుకూలం.',
    'Moderately High': 'పెట్టుబడి చెప్పుకోదగ్గంత తగ్గవచ్చు. 3 ఏళ్లు లేదా అంతకంటే ఎక్కువ కాలానికి అనుకూలం.',
    High: 'పెట్టుబడి బాగా తగ్గవచ్చు. 3 నుంచి 5 ఏళ్లు లేదా అంతకంటే ఎక్కువ కాలానికి అనుకూలం.',
    'Very High': 'స్వల్పకాలంలో పెట్టుబడి బాగా తగ్గవచ్చు. 5 ఏళ్లు లేదా అంతకంటే ఎక్కువ కాలానికి అనుకూలం.',
  },
};
