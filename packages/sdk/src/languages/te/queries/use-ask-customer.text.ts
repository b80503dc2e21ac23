import type { Translation } from '@prosperx/core/language';
import type { askCustomerText as english } from '#queries/use-ask-customer.text.js';

export const askCustomerText: Translation<typeof english> = {
  sent: (to) => `మీ కస్టమర్‌కు ${to} ద్వారా లింక్ పంపాం. వారు 24 గంటల్లోగా తమ OTPతో అక్కడ ఆమోదం తెలపాలి.`,
};
