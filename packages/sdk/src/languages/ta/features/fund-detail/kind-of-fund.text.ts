import type { Translation } from '@prosperx/core/language';
import type { kindOfFundText as english } from '#features/fund-detail/kind-of-fund.text.js';

export const kindOfFundText: Translation<typeof english> = {
  title: 'இந்த வகை ஃபண்ட் என்ன செய்கிறது',
  note: 'இது எங்கள் சொற்களில் உள்ளது. ஸ்கீமின் சொந்த நோக்கம் அதன் ஸ்கீம் தகவல் ஆவணத்தில் உள்ளது.',
};
