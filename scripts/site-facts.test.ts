import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COOLING_DAYS, MAX_BANK_ACCOUNTS } from '@prosperx/core/bank';
import { errorText } from '@prosperx/core/errors';
import { formatMoney } from '@prosperx/core/format';
import { MAX_WATCHED } from '@prosperx/core/fund';
import { LEAD_KEPT_DAYS } from '@prosperx/core/lead';
import { approvalTime, specificationBounds } from '@prosperx/core/mandate';
import { type Paise, rupees, stampDutyOn } from '@prosperx/core/money';
import { specificationRules } from '@prosperx/core/nominee';
import { PURCHASE_CUT_OFFS } from '@prosperx/core/order';
import { CHEQUE, paymentErrorText } from '@prosperx/core/payment';
import { premiumServicesText, SERVICE_FEE } from '@prosperx/core/premium-service';
import { DELETION_DAYS, RECORD_YEARS } from '@prosperx/core/profile';
import { payoutDaysOf } from '@prosperx/core/redemption';
import { IDLE_SECONDS } from '@prosperx/core/session';
import { confirmationDeadline } from '@prosperx/core/stp';
import { INCOME_TAX_YEARS, incomeTaxLaw } from '@prosperx/core/tax';
import { businessDate, instantAt } from '@prosperx/core/time';
import { expect, it } from 'vitest';
import { PUBLIC_PAGES } from '../host/e2e/public-pages.js';
import { facts } from '../host/src/facts.text.js';
import { homeText } from '../host/src/pages/home/home.text.js';
import { droppedWordsOf, jobWordsOf } from '../host/src/pages/operator/job-words.text.js';
import * as kinds from '../packages/api/src/queue/job-kinds.js';
import { publicPages } from '../packages/api/src/site/site.text.js';
import { SCAN_MAX_BYTES } from '../packages/core/src/mandate/scan.js';
import { nfoEndsAt } from '../packages/core/src/nfo/offer.js';
import { registrarRecordsText } from '../packages/sdk/src/domain/agent/registrar-records.text.js';
import { realFundText } from '../packages/sdk/src/domain/calculator/real-fund.text.js';
import { extrasText } from '../packages/sdk/src/domain/content/content.text.js';
import { fundChoiceText } from '../packages/sdk/src/domain/fund-choice/fund-choice.text.js';
import { lamfText } from '../packages/sdk/src/domain/lamf/lamf.text.js';
import { payText } from '../packages/sdk/src/domain/payment/paying.text.js';
import { offerPageText } from '../packages/sdk/src/features/fund-detail/offer-page.text.js';
import { pastText } from '../packages/sdk/src/features/fund-detail/past.text.js';
import { homeTilesText } from '../packages/sdk/src/features/home-tiles/home-tiles.text.js';
import { sipsText } from '../packages/sdk/src/features/sips/sips.text.js';

/** The files of words, in all languages. */
const textFiles = ['packages/core/src', 'packages/sdk/src', 'packages/api/src', 'host/src'].flatMap((home) => {
  const folder = join(import.meta.dirname, '..', home);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.filter((file) => file.endsWith('.text.ts')).map((file) => join(folder, file));
});

const CRORE = 1_00_00_000;
const inLakhs = (amount: Paise) => {
  const sum = amount / 100;
  return sum < CRORE ? `₹${sum / 1_00_000} lakh` : `₹${sum / CRORE} crore`;
};

it('the figures that the help and the terms quote are those of the rules', () => {
  expect(facts).toEqual({
    minimumSip: '₹100',
    bankCheck: '₹1',
    bankCooling: `${COOLING_DAYS} days`,
    nominees: ['none', 'one', 'two', 'three'][specificationRules.most],
    idle: `${IDLE_SECONDS / 60} minutes`,
    deletion: `${DELETION_DAYS} days`,
    recordsKept: `${RECORD_YEARS} years`,
    unitsShowAfter: '2 days',
    cutOff: '3 PM',
    cutOffOfLiquid: '1:30 PM',
    redemption: `${payoutDaysOf({ name: '', subCategory: 'Mid Cap' })} working days`,
    redemptionAbroad: `${payoutDaysOf({ name: '', subCategory: 'Overseas Fund of Funds' })} working days`,
    eMandateLimit: inLakhs(specificationBounds.eMandate),
    eMandateTime: approvalTime('netBanking'),
    paperMandateLimit: inLakhs(specificationBounds.physical),
    paperMandateTime: approvalTime('paper'),
    mandateScan: `${SCAN_MAX_BYTES / 1_000_000} MB`,
    stpConfirmBy: '3 PM',
    serviceFee: formatMoney(SERVICE_FEE),
    serviceMinimum: '₹10 lakh',
  });
});

it('the figures that other pages and widgets quote are those of the rules, where their weight forbids to say the rule itself', () => {
  const answers = homeText.faq.map(([, answer]) => answer).join(' ');
  for (const fact of ['minimumSip', 'eMandateTime', 'paperMandateTime', 'redemption'] as const)
    expect(answers).toContain(facts[fact]);
  expect(answers).toContain(`invest abroad in ${facts.redemptionAbroad.split(' ')[0]}.`);
  expect(homeText.heroTitle).toContain(facts.minimumSip);
  expect(sipsText.emptyText).toContain(facts.minimumSip);
  expect(paymentErrorText.cheque_date_too_old).toContain(`${CHEQUE.maximumAge} days`);
  expect(payText.cheque.dateHint).toContain(`${CHEQUE.maximumAge} days`);
  expect(errorText.bank_accounts_full).toContain(`${MAX_BANK_ACCOUNTS} bank accounts`);
  for (const words of [errorText.watchlist_full, fundChoiceText.watchFull])
    expect(words).toContain(`${MAX_WATCHED} funds`);
  expect(extrasText.noNames).toContain(`${LEAD_KEPT_DAYS} days`);
  expect(registrarRecordsText.about.waiting).toContain(`${LEAD_KEPT_DAYS} days`);
  const [interest, , equity, debt, disbursed] = lamfText.figures.map(({ figure }) => figure);
  expect(homeTilesText.loanNote).toBe(`From ${interest} a year`);
  expect(lamfText.bannerText).toBe(
    `Interest of ${interest}, up to ${equity} of equity and ${debt} of debt holdings, disbursed within ${disbursed}.`,
  );
  const services = JSON.stringify(premiumServicesText);
  const daysOf = (subCategory: string) => payoutDaysOf({ name: '', subCategory });
  expect(services).toContain(
    `within ${daysOf('Corporate Bond')} working days of a redemption, liquid and overnight funds within ${daysOf('Liquid')};`,
  );
  expect(daysOf('Overnight')).toBe(daysOf('Liquid'));
  expect(services.split(`fee is ${facts.serviceFee}`)).toHaveLength(premiumServicesText.services.length + 1);
  expect(services.match(/₹\d+ lakh/g)?.filter((amount) => amount !== facts.serviceMinimum)).toEqual([]);
});

it('stamp duty is said as it is taken', () => {
  const amount = rupees(1_00_005);
  const duty = stampDutyOn(amount);
  const said = `${(duty * 100) / (amount - duty)}%`;
  for (const words of [offerPageText.stepsOf('', '', '', true).join(' '), pastText.note, realFundText.note('')])
    expect(words).toContain(`stamp duty of ${said}`);
});

it('3 PM and 1:30 PM are said where the rule ends at that time in India', () => {
  const day = businessDate('2026-11-16');
  const three = instantAt(day, '15:00');
  expect(nfoEndsAt({ closes: day }, 'SIP')).toBe(three);
  expect(confirmationDeadline(true, instantAt(day, '10:00'))).toBe(three);
  expect(PURCHASE_CUT_OFFS).toEqual({
    standard: { minute: 15 * 60, navDays: 0 },
    liquid: { minute: 13 * 60 + 30, navDays: -1 },
  });
  const english = textFiles.filter((file) => !file.includes('/languages/'));
  const said = english.flatMap((file) => readFileSync(file, 'utf8').match(/\b[\d:]+ ?[AP]M\b/g) ?? []);
  expect(new Set(said)).toEqual(new Set([facts.cutOff, facts.cutOffOfLiquid]));
});

it('words that name the section of tax savings, in any language, name that of the law in force', () => {
  const { savings } = incomeTaxLaw(INCOME_TAX_YEARS.at(-1)?.year ?? 0).sections;
  expect(homeTilesText.taxSaverNote).toContain(savings);
  const stale = textFiles.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /80C\b/.test(line) && !line.includes(savings)),
  );
  expect(textFiles.length).toBeGreaterThan(500);
  expect(stale).toEqual([]);
});

it('each public page that browsers look at has a title and a place in the sitemap, and the other way round', () => {
  // the title of a category or a fund is made of what it is; results of a search are in no sitemap
  const ofTheirOwn = ['search', 'mutual-fund-results/Equity'];
  const walked = new Set(PUBLIC_PAGES.map((address) => address.slice(1).split('?')[0] ?? ''));
  expect([...walked].filter((path) => !ofTheirOwn.includes(path)).toSorted()).toEqual(
    Object.keys(publicPages).toSorted(),
  );
});

it('an operator reads what each kind of job does, and of what changes money, units or registrations what comes of dropping it', () => {
  const all = Object.values(kinds).filter((value) => typeof value === 'string');
  expect(all.filter((kind) => jobWordsOf(kind) === kind)).toEqual([]);
  const plain = droppedWordsOf('');
  expect(Object.keys(kinds.AFTER_DROP).filter((kind) => droppedWordsOf(kind) === plain)).toEqual([]);
});
