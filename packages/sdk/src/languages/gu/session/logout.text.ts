import type { Translation } from '@prosperx/core/language';
import type { logoutText as english } from '#session/logout.text.js';

export const logoutText: Translation<typeof english> = {
  unheard:
    'તમે અહીં લોગ આઉટ થયા છો, પણ અમારા સર્વરનો સંપર્ક થઈ શક્યો નથી. આ બ્રાઉઝર આ સાઇટનું પેજ ફરી ખોલશે ત્યારે તમારું સત્ર પૂરું થશે. બીજા પણ વાપરતા હોય તે કમ્પ્યુટર પર, ઇન્ટરનેટ આવે ત્યારે આ પેજ ફરી લોડ કરો.',
};
