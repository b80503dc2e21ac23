export const chat = 'M4 20.25 5.3 16A8 8 0 1 1 8.3 19L4 20.25Z';
