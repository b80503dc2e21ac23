import type { Translation } from '@prosperx/core/language';
import type { leadText as english } from '#domain/lead/lead.text.js';

export const leadText: Translation<typeof english> = {
  createLead: 'લીડ બનાવો',
  name: 'ગ્રાહકનું નામ',
  mobile: 'મોબાઇલ નંબર',
  email: 'ઈમેલ',
  amount: 'રોકાણની રકમ',
  lakhs: 'લાખ',
  optional: 'મરજિયાત',
  amountHint: 'લાખ રૂપિયામાં: 12.5 એટલે ₹12,50,000',
  amountOf: (rupees) => `₹${rupees}`,
  submit: 'સબમિટ કરો',
  failed: 'લીડ બની શકી નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયાસ કરો.',
  created: 'લીડ બની ગઈ',
  createdText:
    'પ્રીમિયમ સેવાની લીડ બની ગઈ છે. સેવા આપતી કંપનીના નિષ્ણાત ટૂંક સમયમાં તમારો સંપર્ક કરશે. લીડની પ્રગતિ તમારી પાર્ટનર એપમાં જોઈ શકાશે.',
  okay: 'ઠીક છે',
  advisorsOnly: 'સલાહકારો માટે',
  advisorsOnlyText: 'લીડ બનાવવા માટે આ પેજ તમારી પાર્ટનર એપમાંથી ખોલો.',
};
