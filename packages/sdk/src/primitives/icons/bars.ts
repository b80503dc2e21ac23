export const bars = 'M5 20v-6M12 20V9M19 20V4';
