import { PxError } from '@prosperx/core/errors';
import { formatMoney, formatPercent } from '@prosperx/core/format';
import { said, speaking } from '@prosperx/core/language';
import { unvaluedText } from '@prosperx/core/portfolio';
import type { Db } from '#db/db.js';
import { type Imprint, imprintLine } from '#records/agent/imprint.js';
import { wordsOfPerson } from '#records/profile/reach.js';
import { type FactPicture, pngOf } from '#records/share/fact-picture.js';
import { readSumsOf } from './portfolio-sums.js';
import { type PortfolioSums, sharePortfolioText } from './share-portfolio.text.js';

interface Shared {
  readonly name: string;
  /** null where nobody shares it. */
  readonly advisor: Imprint | null;
}

/** Returns what the picture of a portfolio says. */
export function pictureOf(sums: PortfolioSums, { name, advisor }: Shared): FactPicture {
  const { picture: text } = said(sharePortfolioText);
  const left = said(unvaluedText);
  return {
    title: text.title(name),
    lead: text.lead(sums.navDays),
    figure: formatMoney(sums.value),
    share: sums.value === 0 ? 0 : Math.min(1, sums.invested / sums.value),
    facts: [
      [text.invested, formatMoney(sums.invested)],
      [text.gain, formatMoney(sums.gain)],
      [text.percent, formatPercent(sums.percent)],
      [text.held, text.heldIn(sums.schemes, sums.folios)],
      ...(sums.unvalued.length > 0 ? [[left.label, left.first(sums.unvalued)] as const] : []),
    ],
    foot: [...(advisor === null ? [] : [text.by(imprintLine(advisor))]), text.past],
  };
}

interface Drawn extends Shared {
  readonly profileId: string;
  readonly userId: string;
}

/** Draws the portfolio of a profile as a PNG, in the language of its person; throws `not_found` where it holds nothing. */
export async function portfolioPng(db: Db, shared: Drawn): Promise<Uint8Array> {
  const sums = await readSumsOf(db, shared.profileId);
  if (!sums) throw new PxError('not_found');
  const { words } = await wordsOfPerson(db, shared.userId);
  return speaking(words, () => pngOf(pictureOf(sums, shared)));
}
