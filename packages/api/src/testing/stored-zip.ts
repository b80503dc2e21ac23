import { strToU8, zipSync } from 'fflate';

/** A ZIP file whose parts are stored as they are, so that whoever changes its bytes changes theirs. */
export const storedZip = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), { level: 0 });
