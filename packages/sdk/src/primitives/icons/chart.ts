export const chart = 'M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M7.5 14.5l3.75-4.25 3 2.75L20 6.5';
