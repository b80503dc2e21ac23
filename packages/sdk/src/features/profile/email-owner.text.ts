export const emailOwnerText = { emailBelongsTo: 'This email belongs to' };
