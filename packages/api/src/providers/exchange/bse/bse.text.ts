/** An investor reads this where the exchange itself says nothing that they could act on. */
export const bseText = {
  unknownScheme: 'The exchange does not offer this scheme for purchase at present. Please choose another one.',
  mandateMissing:
    'A SIP is paid by a mandate of your bank account, and no approved one covers this amount. Please start it again once you have one, or invest the amount once.',
  noReason: 'The exchange rejected this without giving a reason.',
} as const;
