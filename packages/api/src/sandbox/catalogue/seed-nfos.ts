import type { RiskLevel } from '@prosperx/core/fund';
import { type Paise, rupees } from '@prosperx/core/money';
import { firstNavOf, nfoAllotmentDate, startsAtTen } from '@prosperx/core/nfo';
import { addDays, type BusinessDate, businessDate, businessDateAt, daysBetween } from '@prosperx/core/time';
import { storeNfos } from '#modules/nfo/import-nfos.js';
import { nfoFileOf, type NfoOffer } from '#modules/nfo/nfo-file.js';
import { nfoCodeOf } from '#modules/nfo/nfo-scheme.js';
import { type Placing, placingOfNfo } from '#providers/nav/sections.js';
import { SANDBOX_START } from '#sandbox/sandbox-clock.js';
import type { SeedDeps } from '#sandbox/seed/seed-person.js';
import { type ModelledScheme, seedCalendar } from './nav-model.js';
import facts from './nfos.json' with { type: 'json' };

/** The day that the sandbox's first one stands for: a Monday too, on which every group of offers has some. */
const SEEN_ON = businessDate('2026-08-17');

/** Whole weeks, so that each offer opens and closes on its own day of the week. */
export const NFO_MOVED_DAYS = daysBetween(SEEN_ON, businessDateAt(SANDBOX_START));

/** Real offers: facts that scripts/extract-nfos.ts takes from the reference data. */
export const sandboxNfos = nfoFileOf(facts);

const moved = (date: BusinessDate) => addDays(date, NFO_MOVED_DAYS);

/** What offers of a kind usually ask for: application, instalment of a SIP, and their level on the riskometer. */
function usualTerms({ category, subCategory }: Placing): readonly [lumpsum: Paise, sip: Paise, risk: RiskLevel] {
  if (category === 'Money Market/Liquid') return [rupees(1000), rupees(500), 'Low to Moderate'];
  if (category === 'Fixed Income') return [rupees(5000), rupees(1000), 'Moderate'];
  if (subCategory === 'Index' || subCategory === 'Fund of Funds') return [rupees(500), rupees(100), 'Very High'];
  return [rupees(1000), rupees(500), category === 'Equity' ? 'Very High' : 'High'];
}

const EVERY_SIP_DATE = Array.from({ length: 28 }, (_, at) => at + 1);

/** The sandbox sells the offers that end within its time, by terms that it makes up: the notices name none. */
function withTerms(offer: NfoOffer): NfoOffer {
  const placing = placingOfNfo(offer.category);
  if (placing === null || moved(offer.nfoClosureDate) < businessDateAt(SANDBOX_START)) return offer;
  const [minimumLumpsumAmount, minimumSipAmount, riskometer] = usualTerms(placing);
  const exchangeCode = `${isinOf(offer)}-GR`;
  return {
    ...offer,
    minimumLumpsumAmount,
    minimumSipAmount,
    ...(!startsAtTen(placing.subCategory) && { faceValue: rupees(1000) }),
    riskometer,
    exchangeCode,
    sipDates: EVERY_SIP_DATE,
  };
}

/** The ISIN under which the sandbox's exchange takes an offer: where the notice names none, one that no other scheme has. */
const isinOf = (offer: NfoOffer): string =>
  offer.isinRegularGrowth ??
  `INFSBX${String(sandboxNfos.items.findIndex(({ schemeName }) => schemeName === offer.schemeName)).padStart(6, '0')}`;

const sold = { ...sandboxNfos, items: sandboxNfos.items.map(withTerms) };

/** The schemes of the offers that the sandbox sells, as their NAVs go on from what a unit costs on the day of the allotment. */
export const nfoSchemes: readonly ModelledScheme[] = sold.items.flatMap((offer) => {
  const placing = placingOfNfo(offer.category);
  if (!offer.exchangeCode || placing === null) return [];
  const { nfoClosureDate: closes, allotmentDate } = offer;
  const since = nfoAllotmentDate(
    { closes: moved(closes), allotted: allotmentDate && moved(allotmentDate) },
    seedCalendar,
  );
  const amfiCode = nfoCodeOf(isinOf(offer));
  return [{ ...placing, amfiCode, fundHouse: offer.amc, threeYearReturn: null, nav: firstNavOf(offer), since }];
});

/** Puts the sandbox's new fund offers there, their dates moved to its time and marked as moved. */
export async function seedNfos({ db, now, calendar }: SeedDeps): Promise<void> {
  await storeNfos(db, sold, { now, calendar }, { movedDays: NFO_MOVED_DAYS, isinOf, navsModelled: true });
}
