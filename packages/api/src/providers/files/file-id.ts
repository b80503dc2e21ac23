/** Returns the id of a file, which is part of a path; throws for anything that is no id. */
export function checkedFileId(id: string): string {
  if (!/^[A-Za-z0-9_-]{1,80}$/.test(id)) throw new RangeError('not an id of a file');
  return id;
}
