const numbers = new Map<string, number>();

/** Names what is kept of a link by a number, so that each has its own: the token itself would stand in developer tools and logs. */
export function linkKey(subject: string, token: string): readonly [string, number] {
  const number = numbers.get(token) ?? numbers.size;
  numbers.set(token, number);
  return [subject, number];
}
