export const home = 'M4 10.75 12 4l8 6.75V20h-5.5v-5.5h-5V20H4v-9.25Z';
