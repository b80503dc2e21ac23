export const landmark = 'M4 20V9l8-5 8 5v11M4 20h16M9 20v-6h6v6';
