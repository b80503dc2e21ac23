import { partnerText } from '#modules/partner/partner.text.js';
import { partnerLines, readPartner, savePartner } from '#modules/partner/save-partner.js';
import { runCommand, withStoredData } from './command.js';
import { realClock } from '#start/real-clock.js';

/** Registers a partner or changes it, then shows all of them; shows them alone when nothing is given: `npm run partner`. */
await runCommand(async (args) => {
  const entry = args.length > 0 ? readPartner(args) : null;
  await withStoredData(async ({ db, crypto, settings }) => {
    const keys =
      entry && (await savePartner({ db, crypto, now: realClock.now(), sandbox: settings.config.sandbox }, entry));
    for (const line of await partnerLines(db)) console.log(line);
    if (keys?.ticket) console.log(`\n${partnerText.ticketKey(keys.ticket)}`);
    if (keys?.server) console.log(`\n${partnerText.serverKey(keys.server)}`);
  });
});
