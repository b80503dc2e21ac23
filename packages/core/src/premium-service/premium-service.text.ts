import type { PremiumTag } from './tags.js';

/** A question that people ask about a service, and its answer. */
export interface ServiceQuestion {
  readonly question: string;
  readonly answer: string;
}

/** All that is said of a premium service: page, share and brochure print it from here. */
export interface PremiumService {
  /** Short name of the service in addresses of pictures and in data. */
  readonly key: string;
  /** Name in one or two words, for a list. */
  readonly name: string;
  readonly title: string;
  /** Last part of the page's address. */
  readonly route: string;
  readonly tag: PremiumTag;
  readonly summary: string;
  readonly description: string;
  readonly keyBenefits: readonly { readonly icon: 'rupee' | 'calendar' | 'shield' | 'scale'; readonly text: string }[];
  readonly whoIsThisFor: readonly string[];
  readonly topFeatures?: readonly { readonly term: string; readonly value: string }[];
  readonly whatYouGet?: { readonly desc: string; readonly points: readonly string[] };
  readonly faqs: readonly ServiceQuestion[];
  readonly disclaimer?: string;
  /** What is written to a person with whom the service is shared. */
  readonly shareDesc: string;
}

const minimum: ServiceQuestion = {
  question: 'What is the minimum amount?',
  answer: 'The minimum investment is ₹10 lakh, in one or several schemes.',
};

const fee: ServiceQuestion = {
  question: 'What does the service cost?',
  answer:
    'The service fee is ₹1,999. It is free for a limited time; we tell you before that ends. The expense ratio of each scheme is charged by its fund house, as in any mutual fund.',
};

const nothingBought: ServiceQuestion = {
  question: 'Is anything invested without my consent?',
  answer: 'No. You get a proposal. Orders are placed only after you have confirmed them with a one-time password.',
};

/** The services, with their facts, which are prescribed. */
export const premiumServicesText: { readonly services: readonly PremiumService[] } = {
  services: [
    {
      key: 'retirement',
      name: 'Post-retirement',
      title: 'Post-Retirement Investment Solution',
      route: 'retirement-income-planning',
      tag: 'mf_post_retirement',
      summary: 'A regular payout from your savings, monthly or quarterly, for about 25 years.',
      description:
        'Your savings are invested in mutual funds, and a systematic withdrawal plan pays you from them every month or quarter. The mix of debt and equity is chosen for payouts over about 25 years.',
      keyBenefits: [
        { icon: 'calendar', text: 'Payout every month or every quarter' },
        { icon: 'rupee', text: 'Planned for about 25 years of payouts' },
        { icon: 'scale', text: 'A choice of two mixes: with equity, or debt only' },
        { icon: 'shield', text: 'Your money stays in your own folios and can be withdrawn' },
      ],
      topFeatures: [
        { term: 'Option A', value: '9.60% payout a year from 70% debt and 30% equity' },
        { term: 'Option B', value: '7.50% payout a year from debt only' },
        { term: 'Payout', value: 'Monthly or quarterly' },
        { term: 'Planned for', value: 'About 25 years' },
        { term: 'Minimum investment', value: '₹10 lakh' },
      ],
      whoIsThisFor: [
        'People who have retired, or will soon, and want a regular income from their savings',
        'People who have received a sum such as provident fund or gratuity',
        'Families who want to plan a payout for their parents',
      ],
      faqs: [
        {
          question: 'Are the payouts guaranteed?',
          answer:
            'No. 9.60% and 7.50% a year are the rates at which you withdraw, not returns. If the funds earn less than you withdraw, part of what you invested is paid out, and it may last for less than 25 years.',
        },
        {
          question: 'What is the difference between option A and option B?',
          answer:
            'Option A holds 70% debt and 30% equity, so its value moves more. Option B holds debt only and pays out less.',
        },
        minimum,
        fee,
        nothingBought,
      ],
      disclaimer:
        'Payouts are made by redeeming units. They are neither interest nor guaranteed income; capital gains on redeemed units are taxed.',
      shareDesc:
        'A regular payout from your savings, monthly or quarterly, planned for about 25 years, with a minimum investment of ₹10 lakh.',
    },
    {
      key: 'rebalance',
      name: 'Portfolio review',
      title: 'Custom Portfolio Rebalance Solution',
      route: 'custom-portfolio-review',
      tag: 'mf_custom_advisory',
      summary: 'An expert reviews your mutual funds once a year and tells you in writing what to change.',
      description:
        'An expert looks at all of your mutual funds once a year: what they hold, what they cost, how they overlap, and whether they still suit your goals and your risk profile. You get a proposal of what to keep, to leave and to add.',
      keyBenefits: [
        { icon: 'calendar', text: 'Reviewed every year' },
        { icon: 'scale', text: 'Debt and equity brought back to the mix that suits you' },
        { icon: 'shield', text: 'Funds of every distributor are looked at, from your statement' },
        { icon: 'rupee', text: 'Taxes and exit loads are counted before anything is changed' },
      ],
      whatYouGet: {
        desc: 'Within a few days of the first call you receive a written review:',
        points: [
          'your holdings by category, fund house and cost',
          'schemes that overlap or have fallen behind their category',
          'a proposed mix, with the reason for each change',
          'the same review again a year later',
        ],
      },
      whoIsThisFor: [
        'Investors with many schemes bought over the years',
        'People whose goals or income have changed',
        'Families who want one view of what they hold',
      ],
      faqs: [
        {
          question: 'How often is my portfolio reviewed?',
          answer: 'Once a year. You can ask your advisor for a talk in between.',
        },
        {
          question: 'Do I have to move my funds here?',
          answer: 'No. A consolidated account statement is enough for the review.',
        },
        minimum,
        fee,
        nothingBought,
      ],
      disclaimer:
        'A review says what may suit you, based on what you have told us. It promises no return; switching may cause exit loads and taxes.',
      shareDesc:
        'A yearly review of all your mutual funds by an expert: what to keep, what to change, and why, in writing.',
    },
    {
      key: 'treasury',
      name: 'Company funds',
      title: 'Company Funds Investment Solution',
      route: 'company-funds-investment',
      tag: 'mf_corporate_treasury',
      summary: 'The surplus of a business in debt funds of high quality, from 3 months to over 1 year.',
      description:
        'Money that a business does not need today is invested in debt funds whose maturity fits the day on which it will be needed. More than 90% of what these funds hold is rated AAA.',
      keyBenefits: [
        { icon: 'shield', text: 'Debt funds with over 90% AAA quality' },
        { icon: 'calendar', text: 'Maturities from 3 months to over 1 year' },
        { icon: 'rupee', text: 'Redeemed to the company’s own bank account' },
        { icon: 'scale', text: 'Spread over several fund houses' },
      ],
      topFeatures: [
        { term: 'Quality', value: 'Debt funds with over 90% in AAA papers' },
        { term: 'Maturity', value: '3 months to over 1 year' },
        { term: 'Minimum investment', value: '₹10 lakh' },
      ],
      whoIsThisFor: [
        'Companies, LLPs and partnership firms with a balance in their current account',
        'Trusts and societies that keep a reserve',
        'Businesses that set money aside for taxes or bonuses',
      ],
      faqs: [
        {
          question: 'Which papers do the funds hold?',
          answer:
            'Mostly bonds and money-market papers rated AAA or of the same standing: over 90% of the funds. A rating is an opinion and can change.',
        },
        {
          question: 'How soon can I have the money back?',
          answer:
            'Debt funds pay within 2 working days of a redemption, liquid and overnight funds within 1; some have an exit load in the first days.',
        },
        minimum,
        fee,
        nothingBought,
      ],
      disclaimer:
        'Debt funds are not deposits. Their value falls when interest rates rise or an issuer does not pay, and no return is promised.',
      shareDesc:
        'The surplus of your business in debt funds with over 90% AAA quality, with maturities from 3 months to over 1 year.',
    },
  ],
};
