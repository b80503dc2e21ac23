export const pairText = { add: 'Add' } as const;
