export const helpDeskText = { call: 'Call', or: 'or write to' };
