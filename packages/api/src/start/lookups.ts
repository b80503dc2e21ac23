import { StartError } from '#db/start-error.js';
import { listedIfsc, readIfscList } from '#modules/ifsc/ifsc-list.js';
import type { IfscSource } from '#modules/ifsc/port.js';
import { razorpayIfsc } from '#modules/ifsc/razorpay-ifsc.js';
import type { Environment } from './settings.js';

/** The IFSC API that the environment names, behind the list of all IFSCs where it names one; null when it names no API. */
export async function ifscIn({ IFSC_API_URL, IFSC_LIST }: Environment): Promise<IfscSource | null> {
  if (!IFSC_API_URL) return null;
  const url = URL.canParse(IFSC_API_URL) ? new URL(IFSC_API_URL) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new StartError('IFSC_API_URL must be an address such as https://ifsc.razorpay.com.');
  const source = razorpayIfsc(url);
  if (!IFSC_LIST) return source;
  const list = await readIfscList(IFSC_LIST).catch((error: unknown) => {
    throw new StartError('IFSC_LIST must name a file such as the IFSC.json that Razorpay publishes.', error);
  });
  return listedIfsc(list, source);
}
