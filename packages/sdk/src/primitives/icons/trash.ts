export const trash = 'M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l1 13.5h9l1-13.5M10.25 10.5v5.5M13.75 10.5v5.5';
