export const file = 'M6 3.5h7.5L18.5 8.5v12H6zM13.25 3.75V9h5';
