export const bolt = 'M13 3 5 13.5h6L10 21l8.5-11H12.5L13 3Z';
