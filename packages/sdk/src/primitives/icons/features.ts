/*
 * Shapes that single features show on later screens: paths on a grid of 24 px. No first screen loads them.
 */

export const bank = 'M3.5 9.5 12 4.25l8.5 5.25h-17ZM5.5 10v7.5M10 10v7.5M14 10v7.5M18.5 10v7.5M3.5 20h17';
export const bolt = 'M13 3 5 13.5h6L10 21l8.5-11H12.5L13 3Z';
export const chat = 'M4 20.25 5.3 16A8 8 0 1 1 8.3 19L4 20.25Z';
export const cheque =
  'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM6.5 10h6M6.5 14h3M13.5 14.6c.9-1.4 1.6-1.4 1.9-.2.2.8.9.6 2.1-.6';
export const clock = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.25V12l3.25 2';
export const download = 'M12 4.5v11M7.5 11.5 12 16l4.5-4.5M4 16v2.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V16';
export const mail =
  'M5.75 5.5h12.5a2.25 2.25 0 0 1 2.25 2.25v8.5a2.25 2.25 0 0 1-2.25 2.25h-12.5a2.25 2.25 0 0 1-2.25-2.25v-8.5a2.25 2.25 0 0 1 2.25-2.25zM4 7.5l8 6 8-6';
export const phone =
  'M5 4h3.5l1.75 4.5-2.2 1.6a12 12 0 0 0 5.85 5.85l1.6-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4Z';
export const plus = 'M12 5v14M5 12h14';
export const repeat = 'M4.5 11a7.5 7.5 0 0 1 13-4.3L20 9M20 4v5h-5M19.5 13a7.5 7.5 0 0 1-13 4.3L4 15M4 20v-5h5';
export const swap = 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4';
export const trash = 'M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l1 13.5h9l1-13.5M10.25 10.5v5.5M13.75 10.5v5.5';
export const trendUp = 'M3.5 17 10 10.5l3.5 3.5 7-7.5M15 6.5h5.5V12';
