/** What somebody who tries mobiles out can see of an answer, besides the time it took. */
export async function shapeOf(response: Response) {
  const text = await response.text();
  return {
    status: response.status,
    headers: [...response.headers.keys()].sort(),
    keys: keysIn(JSON.parse(text)),
    length: text.length,
  };
}

function keysIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([key, inner]) => [key, keysIn(inner)]);
}
