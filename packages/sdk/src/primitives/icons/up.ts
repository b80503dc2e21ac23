export const up = 'M12 19.5v-15M6 10.5l6-6 6 6';
