export const spark = 'M12 3.5v17M3.5 12h17M6 6l12 12M18 6 6 18';
