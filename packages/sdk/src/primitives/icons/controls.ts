/*
 * Shapes that the controls and first screens of widgets show: paths on a grid of 24 px.
 */

export const alert = 'M12 4 2.9 19.5h18.2L12 4ZM12 10v4.25M12 16.75v.1';
export const arrowLeft = 'M19.5 12h-15M10.5 6l-6 6 6 6';
export const arrowRight = 'M4.5 12h15M13.5 6l6 6-6 6';
export const briefcase =
  'M5.5 7.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM9 7.25V5h6v2.25M3.5 12.5h17';
export const cart =
  'M3 4h2.2l2.3 11h10.2l2-7.5H6.2M7.6 19a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M15.1 19a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0';
export const check = 'M5 12.5l4.5 4.5L19 7.5';
export const chevronDown = 'M6 9.5l6 6 6-6';
export const chevronLeft = 'M14.5 6l-6 6 6 6';
export const chevronRight = 'M9.5 6l6 6-6 6';
export const close = 'M6 6l12 12M18 6 6 18';
export const copy =
  'M10.5 8.5h7.5a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2zM15.5 8V6A2 2 0 0 0 13.5 4H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2';
export const eye =
  'M2.75 12C5 7.75 8.2 5.75 12 5.75S19 7.75 21.25 12C19 16.25 15.8 18.25 12 18.25S5 16.25 2.75 12ZM9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0-5.5 0';
export const file = 'M6 3.5h7.5L18.5 8.5v12H6zM13.25 3.75V9h5';
export const info = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5.25M12 7.75v.1';
export const lock =
  'M7.25 10.5h9.5a2.25 2.25 0 0 1 2.25 2.25v5a2.25 2.25 0 0 1-2.25 2.25h-9.5a2.25 2.25 0 0 1-2.25-2.25v-5a2.25 2.25 0 0 1 2.25-2.25zM8 10V8a4 4 0 0 1 8 0v2';
export const search = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l4.5 4.5';
export const share = 'M12 15V4M8 7.5 12 3.5l4 4M6.5 11H5v9.5h14V11h-1.5';
export const upload = 'M12 15.5V4.5M7.5 8.5 12 4l4.5 4.5M4 16v2.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V16';
