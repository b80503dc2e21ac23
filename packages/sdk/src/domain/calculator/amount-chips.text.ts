/** Words of the quick amounts, which few calculators have. */
export const amountChipsText = {
  quickValues: (label: string) => `${label}, quick choices`,
} as const;
