export const trendUp = 'M3.5 17 10 10.5l3.5 3.5 7-7.5M15 6.5h5.5V12';
