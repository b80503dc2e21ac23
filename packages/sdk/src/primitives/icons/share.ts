export const share = 'M12 15V4M8 7.5 12 3.5l4 4M6.5 11H5v9.5h14V11h-1.5';
