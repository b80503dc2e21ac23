export const play = 'M8 5.5v13l11-6.5-11-6.5Z';
