/** Days of the month as the exchange's master writes them: `1-3,7` is [1, 2, 3, 7], an empty text is none. */
export function monthDays(text: string): readonly number[] {
  const parts = text === '' ? [] : text.split(',');
  return parts.flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}
