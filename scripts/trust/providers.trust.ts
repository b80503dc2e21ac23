// Every provider by eight faults in every way that uses it, by the real adapters, while people do the main job;
// `npm run trust -- providers [FAULT …]`, each of them by both gateways unless a gateway is named too.
import { runLive } from '@prosperx/api/trust';

const FAULTS = [500, 429, 'cut', 'page', 'half', 'untyped', 'silent', 'late'] as const;
const GATEWAYS = ['razorpay', 'cashfree'] as const;
/** What a call may take: two providers are waited for, twenty seconds each; the rest is a busy machine's. */
const LONGEST = 50_000;

const chosen = process.argv.slice(2);
const among = <Name extends string | number>(all: readonly Name[]) => {
  const some = all.filter((name) => chosen.includes(String(name)));
  return some.length > 0 ? some : all;
};

// Trust R7: payments, exchange, KYC, bank accounts, IFSC, SMS, WhatsApp and mail by eight faults at the first questions of each kind, before and after they are carried out, by both gateways
for (const kind of among(FAULTS)) {
  for (const gateway of among(GATEWAYS)) {
    const verdict = await runLive({ gateway, rounds: 1, faults: 0, seed: 1, kind });
    const { orders, links, refunds, wrong, untold, slowest, findsDouble, ...counts } = verdict;
    const isOnce = [orders, links, refunds].every(([found, wanted]) => found === wanted);
    for (const sentence of [...wrong, ...untold]) console.log(`providers (${kind}, ${gateway}): ${sentence}`);
    console.log(
      `providers (${kind}, ${gateway}): ${counts.people} people, ${counts.asked} questions of which ${counts.faults} failed, ${counts.failed} kinds of them; ` +
        `${orders[0]} orders of ${orders[1]}, ${links[0]} links of ${links[1]}, ${refunds[0]} refunds of ${refunds[1]}; ${wrong.length} wrong; ` +
        `${untold.length} failures without a sentence; slowest call ${(slowest / 1_000).toFixed(1)} s; a planted double is ${findsDouble ? 'found' : 'missed'}; ${counts.seconds} s`,
    );
    // Trust R7, control: an order that is made twice at the exchange is found
    if (!isOnce || wrong.length + untold.length > 0 || slowest > LONGEST || !findsDouble) process.exitCode = 1;
  }
}
