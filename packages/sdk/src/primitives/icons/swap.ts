export const swap = 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4';
