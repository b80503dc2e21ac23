/** Hands a table to the browser as a file: lines of values that hold no comma, the names of the columns first. */
export function saveCsv(name: string, lines: readonly (readonly (string | number)[])[]): void {
  const text = lines.map((line) => `${line.join(',')}\r\n`).join('');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}
