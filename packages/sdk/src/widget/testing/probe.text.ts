export const probeText = { note: 'Note', change: 'Change', leave: 'Leave', fail: 'Fail' } as const;
