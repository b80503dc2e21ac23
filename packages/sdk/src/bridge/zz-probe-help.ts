export const parseXX = () => 1;
