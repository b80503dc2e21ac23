import type { NavSource } from '#providers/providers.js';
import { NavFileError, parseNavFile } from './nav-file.js';

export interface AmfiOptions {
  readonly url?: string;
  /** For tests; the runtime's own otherwise. */
  readonly fetch?: typeof fetch;
}

const AMFI_URL = 'https://portal.amfiindia.com/spages/NAVAll.txt';
const TIMEOUT = 60_000;
// the file of 2026 has 1.5 MB; what is far larger is something else
const LARGEST = 20_000_000;

/** The daily file of the Association of Mutual Funds in India. It holds the last NAVs whatever day is asked for. */
export function amfiNavSource({ url = AMFI_URL, fetch: get = fetch }: AmfiOptions = {}): NavSource {
  return {
    quotesOn: async () => {
      const answer = await get(url, { signal: AbortSignal.timeout(TIMEOUT) });
      if (!answer.ok) throw new NavFileError(`the NAV file was answered with ${answer.status}`);
      const text = await answer.text();
      if (text.length > LARGEST) throw new NavFileError(`a NAV file of ${text.length} characters`);
      return parseNavFile(text).rows;
    },
  };
}
