export const receipt = 'M5.5 3.5v17l2.2-1.5 2.1 1.5 2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5v-17zM9 8h6M9 12h6';
