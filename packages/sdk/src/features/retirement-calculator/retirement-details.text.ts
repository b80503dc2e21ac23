/** Words that come with the chart. */
export const retirementDetailsText = {
  corpus: (age: number) => `Needed at ${age}`,
  firstExpenses: (age: number) => `A month could cost at ${age}`,
  columns: ['After', 'Invested', 'There is'] as const,
  summary: (corpus: string, retireAt: number, liveUntil: number) =>
    `${corpus} at ${retireAt} could last until ${liveUntil}`,
};
