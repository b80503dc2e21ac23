import type { Translation } from '@prosperx/core/language';
import type { riskText as english } from '#features/fund-detail/risk.text.js';

export const riskText: Translation<typeof english> = {
  risk: 'ரிஸ்கோமீட்டர்',
  riskNote: {
    Low: 'ஏற்ற இறக்கம் மிகக் குறைவு. விரைவில் தேவைப்படும் பணத்துக்கு ஏற்றது.',
    'Low to Moderate': 'சிறு இறக்கங்கள் வரலாம். சில மாதங்களுக்கான முதலீட்டுக்கு ஏற்றது.',
    Moderate: 'முதலீடு சிறிது காலம் இறங்கியிருக்கலாம். 1 ஆண்டு அல்லது அதற்கு மேல் ஏற்றது.',
    'Moderately High': 'முதலீடு கவனிக்கத்தக்க அளவு இறங்கலாம். 3 ஆண்டுகள் அல்லது அதற்கு மேல் ஏற்றது.',
    High: 'முதலீடு பெருமளவு இறங்கலாம். 3 முதல் 5 ஆண்டுகள் அல்லது அதற்கு மேல் ஏற்றது.',
    'Very High': 'குறுகிய காலத்தில் முதலீடு பெருமளவு இறங்கலாம். 5 ஆண்டுகள் அல்லது அதற்கு மேல் ஏற்றது.',
  },
};
