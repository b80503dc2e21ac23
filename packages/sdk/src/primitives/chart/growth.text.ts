/** Words of a chart of growth. They are alone, since a calculator loads no other words of primitives at rest. */
export const growthText = {
  columns: ['After', 'Invested', 'Value'],
  now: 'Now',
  years: (years: number) => `${years} ${years === 1 ? 'yr' : 'yrs'}`,
} as const;
