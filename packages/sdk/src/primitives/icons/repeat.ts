export const repeat = 'M4.5 11a7.5 7.5 0 0 1 13-4.3L20 9M20 4v5h-5M19.5 13a7.5 7.5 0 0 1-13 4.3L4 15M4 20v-5h5';
