import type { Translation } from '@prosperx/core/language';
import type { bseText as english } from '#providers/exchange/bse/bse.text.js';

export const bseText: Translation<typeof english> = {
  unknownScheme: 'एक्सचेंज में यह स्कीम अभी खरीदी नहीं जा सकती। कृपया दूसरी स्कीम चुनें।',
  unknownHolding: 'एक्सचेंज अब इस स्कीम को नहीं जानता। कृपया सीधे फंड हाउस से रिडीम करें।',
  mandateMissing:
    'इस एसआईपी के लिए ऐसा मंजूर ऑटोपे मैंडेट चाहिए, जिसकी लिमिट काफी हो। उसे सेट करके फिर कोशिश करें, या एकमुश्त निवेश करें।',
  noWithdrawalPlans: 'एक्सचेंज इस तरीके से अभी एसडब्ल्यूपी नहीं लेता। कृपया पोर्टफोलियो से पैसा निकालें।',
  noReason: 'एक्सचेंज ने बिना वजह बताए इसे नामंजूर कर दिया।',
  noAnswer: 'एक्सचेंज ने समय पर जवाब नहीं दिया। कृपया दोबारा कोशिश करें।',
  /** For the operator, who reads English. */
  scanByHand: 'hand in the scan of the signed form at the exchange',
  cancelByHand:
    'cancel the mandate at the exchange, by its file of dormant mandates; drop this once it is cancelled there',
};
