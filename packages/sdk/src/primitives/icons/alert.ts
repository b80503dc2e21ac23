export const alert = 'M12 4 2.9 19.5h18.2L12 4ZM12 10v4.25M12 16.75v.1';
