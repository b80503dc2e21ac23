const counted = (unit: string) => (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const waitText = { seconds: counted('second'), minutes: counted('minute'), hours: counted('hour') } as const;
