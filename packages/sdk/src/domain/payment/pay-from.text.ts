export const payFromText = { label: 'Pay from' };
