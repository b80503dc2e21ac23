import { type Look, walks } from './screens.js';
import { paymentWalks } from './screens-of-payment.js';
import { test } from './site.js';
import { expectSound } from './sound.js';

const isSound: Look = (page, state) => test.step(state, () => expectSound(page));

test.use({ viewport: { width: 390, height: 800 } });
test.setTimeout(240_000);
for (const { name, walk } of [...walks, ...paymentWalks])
  test(`axe finds nothing on ${name}`, ({ page }) => walk(page, isSound));
