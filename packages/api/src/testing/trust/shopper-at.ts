import { clientOver } from '#testing/client.js';
import { becomes, type TestInvestor } from '#testing/new-investor.js';
import type { TestKit } from '#testing/test-kit.js';
import type { Line } from './insist.js';
import type { Shopper } from './shopper.js';

/** A browser whose requests go now to one server, now to another, from an address of its own. */
export function shopperAt(kits: readonly TestKit[], investor: TestInvestor, line: Line): Shopper {
  const number = Number(investor.mobile) % 65_536;
  const browse = async (request: Request) => {
    request.headers.set('X-Forwarded-For', `198.18.${number >> 8}.${number & 255}`);
    const kit = kits[Math.floor(line.random() * kits.length)];
    if (!kit) throw new Error('there is no server');
    return kit.app.hono.request(request);
  };
  return { investor, client: becomes(clientOver(browse), investor), browse, line };
}
