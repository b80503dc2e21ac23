/** What the sandbox's exchange says of a client. */
export const exchangeText = {
  addressRefused: 'The exchange could not read the address.',
} as const;
