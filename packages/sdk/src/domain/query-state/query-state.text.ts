export const queryStateText = { retry: 'Try again' };
