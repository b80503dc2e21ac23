export const fileFormatsText = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' } as const;
