export const advisorsOnlyText = { home: 'Go to home' };
