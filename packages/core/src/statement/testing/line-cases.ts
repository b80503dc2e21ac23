import { BUY, foot, HUNDRED, hundred, ISIN, NAME, NUMBER, one, OPENING } from './detailed-lines.js';
import type { StatementCase } from './statement-case.js';

/** Detailed statements of CAMS and KFintech, by what has been reported of their transactions. */
export const LINE_CASES: readonly StatementCase[] = [
  { title: 'a purchase', lines: one([BUY], hundred), held: HUNDRED, moves: [['PURCHASE', 100]] },
  {
    title: 'stamp duty, STT and TDS are lines of money alone',
    lines: one(
      [
        BUY,
        '05-Apr-2024|*** Stamp Duty ***|0.25',
        '06-May-2024|Redemption|(2,000.00)|(40.000)|50.0000|60.000',
        '06-May-2024|*** STT Paid ***|0.02',
        '06-May-2024|*** TDS on Above ***|12.00',
        '07-Jun-2024|Purchase|2,000.00|40.000|50.0000|100.000',
      ],
      hundred,
    ),
    held: HUNDRED,
    moves: [
      ['PURCHASE', 100],
      ['STAMP_DUTY_TAX', 0],
      ['REDEMPTION', -40],
      ['STT_TAX', 0],
      ['TDS_TAX', 0],
      ['PURCHASE', 40],
    ],
  },
  {
    title: 'a SIP whose words go on below, and end with a number',
    lines: one(
      [
        '05-Apr-2024|SIP Purchase - Instalment No 108|4,999.75|100.000|49.9975|100.000',
        '^1> Online - BSE STAR',
        '^1> ref 77120',
      ],
      hundred,
    ),
    held: HUNDRED,
    moves: [['PURCHASE_SIP', 100]],
  },
  {
    title: 'a cheque that was dishonoured',
    lines: one(
      [
        BUY,
        '09-Apr-2024|Purchase|1,000.00|20.000|50.0000|120.000',
        '12-Apr-2024|Purchase SIPCheque Dishonoured - Instalment No 2|(1,000.00)|(20.000)|50.0000|100.000',
      ],
      hundred,
    ),
    held: HUNDRED,
    moves: [
      ['PURCHASE', 100],
      ['PURCHASE', 20],
      ['REVERSAL', -20],
    ],
  },
  {
    title: 'an instalment that was not paid',
    lines: one(
      [
        BUY,
        '09-Apr-2024|SIP Purchase151|1,000.00|20.000|50.0000|120.000',
        '12-Apr-2024|SIP Purchase151/Payment not received from investor Banker - No 1|(1,000.00)|(20.000)|50.0000|100.000',
      ],
      hundred,
    ),
    held: HUNDRED,
    moves: [
      ['PURCHASE', 100],
      ['PURCHASE_SIP', 20],
      ['REVERSAL', -20],
    ],
  },
  {
    title: 'brackets around what is taken back and adds units',
    lines: one(
      [
        BUY,
        '10-May-2024|Payment - Units Extinguished|(2,000.00)|(40.000)|50.0000|60.000',
        '12-May-2024|Payment - Units Extinguished-Reversed|(2,000.00)|(40.000)|50.0000|100.000',
      ],
      hundred,
    ),
    held: HUNDRED,
    moves: [
      ['PURCHASE', 100],
      ['REDEMPTION', -40],
      ['REVERSAL', 40],
    ],
  },
  {
    title: 'a SIP that is registered at no balance',
    lines: one(['01-Apr-2024|Zero balance SIP|2,000.00|||0.000', BUY], hundred),
    held: HUNDRED,
    moves: [
      ['MISC', 0],
      ['PURCHASE', 100],
    ],
  },
  {
    title: 'a SIP that is registered at no balance, its amount among the units',
    lines: one(['01-Apr-2024|Zero balance SIP||1000.000||0.000', BUY], hundred),
    held: HUNDRED,
    moves: [
      ['MISC', 0],
      ['PURCHASE', 100],
    ],
  },
  {
    title: 'a folio in which nothing has been bought yet',
    lines: [
      ...one(['01-Apr-2024|Zero balance SIP|2,000.00|||0.000'], foot('0.000', '0.00')),
      'SCGG-Axis Small Cap Fund - Direct Growth - ISIN: INF846K01K35(Advisor: DIRECT) Registrar : KFINTECH',
      OPENING,
      '05-May-2024|Purchase|5,500.00|100.000|55.0000|100.000',
      hundred,
    ],
    held: [[NUMBER, 'Axis Small Cap Fund - Direct Growth', 'INF846K01K35', 100, 6_000]],
    sold: [],
  },
  {
    title: 'dividends that are paid, and such that buy units',
    lines: one(
      [
        '05-Apr-2024|Purchase|4,500.00|90.000|50.0000|90.000',
        '10-Apr-2024|*** IDCW Paid @ Rs.0.06 per unit ***|5.40',
        '12-Apr-2024|Reinvestment of IDCW @ Rs.5.5556 per unit|500.00|10.000|50.0000|100.000',
      ],
      hundred,
    ),
    held: HUNDRED,
    moves: [
      ['PURCHASE', 90],
      ['DIVIDEND_PAYOUT', 0],
      ['DIVIDEND_REINVEST', 10],
    ],
  },
  {
    title: 'a segregated portfolio: units without an amount, which are worth nothing',
    lines: [
      ...one([BUY], hundred),
      'FTI880-Franklin India Credit Risk Fund- Segregated Portfolio 1 (8.25% Vodafone Idea Ltd-10JUL20) - ISIN: INF090I01TJ6 (Advisor: ARN-1) Registrar : CAMS',
      OPENING,
      '24-Jan-2025|Creation of units - Segregated Portfolio||215,931.176||215,931.176',
      '24-Jan-2025|Creation of units - Segregated Portfolio||0.008||215,931.184',
      'Closing Unit Balance: 215,931.184 NAV on 28-Mar-2025: INR 0.0000 Market Value on 28-Mar-2025: INR 0.00',
    ],
    held: [
      ...HUNDRED,
      [
        NUMBER,
        'Franklin India Credit Risk Fund- Segregated Portfolio 1 (8.25% Vodafone Idea Ltd-10JUL20)',
        'INF090I01TJ6',
        215_931.184,
        0,
      ],
    ],
  },
  {
    title: 'bonus units without a price',
    lines: one(
      ['05-Apr-2024|Purchase|4,999.75|50.000|99.9950|50.000', '10-May-2024|Bonus Units||50.000||100.000'],
      hundred,
    ),
    held: HUNDRED,
    moves: [
      ['PURCHASE', 50],
      ['BONUS', 50],
    ],
  },
  {
    title: 'a merger',
    lines: one(['05-Apr-2024|Switch In - Merger - From Axis Old Fund|4,999.75|100.000|49.9975|100.000'], hundred),
    held: HUNDRED,
    moves: [['SWITCH_IN_MERGER', 100]],
  },
  {
    title: 'a transfer plan, in and out',
    lines: one(
      [
        '05-Apr-2024|STP In - From Liquid Fund|6,000.00|120.000|50.0000|120.000',
        '05-May-2024|Systematic Transfer Out|(1,000.00)|(20.000)|50.0000|100.000',
      ],
      hundred,
    ),
    held: HUNDRED,
    moves: [
      ['SWITCH_IN', 120],
      ['SWITCH_OUT', -20],
    ],
  },
  {
    title: 'a balance below nothing for rounding',
    lines: [
      ...one(
        [BUY, '05-May-2024|Redemption|(5,000.00)|(100.001)|50.0000|-0.001'],
        'Closing Unit Balance: -0.001 NAV on 28-Mar-2025: INR 60.0000 Market Value on 28-Mar-2025: INR 0.00',
      ),
      'SCGG-Axis Small Cap Fund - Direct Growth - ISIN: INF846K01K35(Advisor: DIRECT) Registrar : KFINTECH',
      OPENING,
      '05-May-2024|Purchase|5,500.00|100.000|55.0000|100.000',
      hundred,
    ],
    held: [[NUMBER, 'Axis Small Cap Fund - Direct Growth', 'INF846K01K35', 100, 6_000]],
    sold: [NAME],
  },
  {
    title: 'balances that are rounded each for itself',
    lines: one(
      ['05-Apr-2024|Purchase|2,500.00|50.0004|49.9996|50.000', '06-Apr-2024|Purchase|2,500.00|49.9999|50.0001|100.001'],
      foot('100.001', '6,000.06'),
    ),
    held: [[NUMBER, NAME, ISIN, 100.001, 6_000.06]],
  },
  {
    title: 'a line that is lost is named once',
    lines: one(
      [
        BUY,
        '05-May-2024|Purchase|1,000.00|20.000|50.0000|320.000',
        '05-Jun-2024|Purchase|1,000.00|20.000|50.0000|340.000',
      ],
      foot('340.000', '20,400.00'),
    ),
    held: [[NUMBER, NAME, ISIN, 340, 20_400]],
    gaps: [[120, 320]],
  },
  {
    title: 'a last line that is lost is named by the closing balance',
    lines: one([BUY], foot('140.000', '8,400.00')),
    held: [[NUMBER, NAME, ISIN, 140, 8_400]],
    gaps: [[100, 140]],
  },
  {
    title: 'what was there before the first day',
    lines: one(['*** No transactions during this statement period ***'], hundred, {
      opening: 'Opening Unit Balance: 100.000',
    }),
    held: HUNDRED,
    moves: [],
  },
  {
    title: 'days that are drawn apart, and a stray day in a note',
    lines: one(
      [
        '05 - Apr - 2024|Purchase|4,999.75|100.000|49.9975|100.000',
        '01-May-2024|Effective from 01-Apr-2019 the load is NIL',
      ],
      hundred,
    ),
    held: HUNDRED,
    moves: [['PURCHASE', 100]],
  },
];
