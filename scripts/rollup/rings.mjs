/**
 * Returns the ways from a file back to itself. Of a ring one file runs before what it needs, and a part that opens later breaks.
 * @param {ReadonlyMap<string, readonly string[]>} needs the files that each file imports before it runs
 * @returns {string[][]}
 */
export function ringsIn(needs) {
  /** @type {string[][]} */
  const rings = [];
  const done = new Set();
  /** @param {string} file @param {readonly string[]} way */
  const visit = (file, way) => {
    if (way.includes(file)) rings.push(way.slice(way.indexOf(file)));
    if (way.includes(file) || done.has(file)) return;
    for (const other of needs.get(file) ?? []) visit(other, [...way, file]);
    done.add(file);
  };
  for (const file of needs.keys()) visit(file, []);
  return rings;
}
