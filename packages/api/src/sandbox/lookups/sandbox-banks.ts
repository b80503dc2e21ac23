import type { AccountAnswer, BankVerification, ChequeReader } from '#providers/bank/port.js';
import type { IfscSource } from '#providers/providers.js';
import { type Faults, NAME_OF_ANOTHER, overWire } from '#sandbox/outcomes.js';

/** `cheque-501009876543-HDFC0000060.png`. */
const NAME = /^cheque-([0-9]{9,18})-([A-Z]{4}0[A-Z0-9]{6})\.[a-z]+$/i;

/** The sandbox reads the name of a picture, not the picture: `cheque-ACCOUNT-IFSC.png`; of any other it reads nothing. */
export function sandboxChequeReader(): ChequeReader {
  return {
    read: ({ name }) => {
      const [, account = null, ifsc = null] = NAME.exec(name) ?? [];
      return Promise.resolve({ account, ifsc });
    },
  };
}

const ENDING = 4;

/** The last four digits of an account number decide the bank's answer; any other is verified. */
const outcomes: Readonly<Record<string, AccountAnswer>> = {
  '0001': { kind: 'wrongAccount' },
  '0002': { kind: 'wrongIfsc' },
  '0003': { kind: 'notActive' },
  '0004': { kind: 'serverDown' },
  '0005': { kind: 'verified', holderName: NAME_OF_ANOTHER },
};

/** The sandbox's banks, which know everybody by the name that they gave. */
export function sandboxBankVerification(faults: Faults = {}): BankVerification {
  return {
    verify: ({ account, name }) =>
      overWire(faults, 'verify a bank account', () =>
        Promise.resolve(outcomes[account.slice(-ENDING)] ?? { kind: 'verified', holderName: name.toUpperCase() }),
      ),
  };
}

/** Banks by the letters that begin their IFSCs. */
const SANDBOX_BANKS: Readonly<Record<string, string>> = {
  SBIN: 'State Bank of India',
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  UTIB: 'Axis Bank',
  KKBK: 'Kotak Mahindra Bank',
  PUNB: 'Punjab National Bank',
  BARB: 'Bank of Baroda',
  CNRB: 'Canara Bank',
  UBIN: 'Union Bank of India',
  BKID: 'Bank of India',
  IDIB: 'Indian Bank',
  CBIN: 'Central Bank of India',
  IOBA: 'Indian Overseas Bank',
  UCBA: 'UCO Bank',
  MAHB: 'Bank of Maharashtra',
  PSIB: 'Punjab & Sind Bank',
  YESB: 'Yes Bank',
  INDB: 'IndusInd Bank',
  IDFB: 'IDFC FIRST Bank',
  FDRL: 'Federal Bank',
  SIBL: 'South Indian Bank',
  RATN: 'RBL Bank',
  BDBL: 'Bandhan Bank',
  KVBL: 'Karur Vysya Bank',
  KARB: 'Karnataka Bank',
  CIUB: 'City Union Bank',
  TMBL: 'Tamilnad Mercantile Bank',
  DBSS: 'DBS Bank',
  HSBC: 'HSBC',
  SCBL: 'Standard Chartered Bank',
  CITI: 'Citibank',
  DCBL: 'DCB Bank',
  CSBK: 'CSB Bank',
  AUBL: 'AU Small Finance Bank',
  JAKA: 'Jammu and Kashmir Bank',
  IBKL: 'IDBI Bank',
  DLXB: 'Dhanlaxmi Bank',
  DEUT: 'Deutsche Bank',
  IPOS: 'India Post Payments Bank',
  AIRP: 'Airtel Payments Bank',
  SVCB: 'SVC Co-operative Bank',
  SRCB: 'Saraswat Co-operative Bank',
  COSB: 'Cosmos Co-operative Bank',
  ESFB: 'Equitas Small Finance Bank',
  UJVN: 'Ujjivan Small Finance Bank',
  ESMF: 'ESAF Small Finance Bank',
  JSFB: 'Jana Small Finance Bank',
};

/** Branch and city of real IFSCs. */
const SANDBOX_BRANCHES: Readonly<Record<string, readonly [branch: string, city: string]>> = {
  BARB0AAMBUR: ['Ambur', 'Chennai'],
  BARB0ADARSH: ['Adarsh Nagar', 'Jaipur'],
  BARB0AGRAXX: ['Agra', 'Agra'],
  BARB0AISHBA: ['Aishbagh', 'Lucknow'],
  BARB0AKOTAX: ['Akota', 'Vadodara'],
  BARB0ALICAL: ['Alipore', 'Kolkata'],
  BARB0ALKAPU: ['Alkapuri', 'Vadodara'],
  BARB0ALWARP: ['Alwarpet', 'Chennai'],
  BARB0AMBAJI: ['Ambaji Road', 'Surat'],
  BARB0AMBAWA: ['Ambawadi', 'Ahmedabad'],
  BARB0AMINAB: ['Aminabad', 'Lucknow'],
  BARB0APMCYA: ['Apmc Yard', 'Bangalore'],
  BARB0ATHWAL: ['Athwalines', 'Surat'],
  BKID0006533: ['College Road', 'Ludhiana'],
  BKID0006606: ['Bhilwara', 'Bhilwara'],
  BKID0006760: ['Hissar', 'Hissar'],
  BKID0006920: ['Rampur', 'Rampur'],
  CBIN0280173: ['Bara Bazar', 'Jhansi'],
  CBIN0280275: ['Roorkee', 'Roorkee'],
  CBIN0280525: ['Bakrol', 'Bakrol'],
  CNRB0005602: ['Nanau', 'Aligarh'],
  CNRB0005603: ['Pilua', 'Etah'],
  FDRL0001292: ['Kombanad', 'Kombanad'],
  FDRL0001293: ['Poonjar', 'Poonjar'],
  FDRL0001294: ['Oorakam', 'Oorakam'],
  FDRL0002020: ['Villupuram', 'Villupuram'],
  FDRL0002074: ['Meloor', 'Thrissur'],
  HDFC0000060: ['Fort', 'Mumbai'],
  IBKL0001541: ['Azadpur', 'Delhi'],
  ICIC0006087: ['Mannargudi', 'Mannargudi'],
  ICIC0006285: ['Meerut', 'Meerut'],
  ICIC0006855: ['Baran', 'Baran'],
  IDIB000J009: ['Jodhpur', 'Jodhpur'],
  IDIB000R026: ['Rourkela', 'Rourkela'],
  IDIB000R027: ['Rupnagar', 'Rupnagar'],
  IDIB000R029: ['Raipur', 'Raipur'],
  IDIB000R030: ['Royalpet', 'Royalpet'],
  KKBK0000261: ['Gurgaon', 'Gurgaon'],
  SBIN0000300: ['Mumbai Main', 'Mumbai'],
  SBIN0000691: ['New Delhi Main', 'New Delhi'],
  SBIN0004722: ['Chegunta', 'Chegunta'],
};

/** A few branches by name; any other IFSC of a bank that is known belongs to a branch without a name, but for branch 000000. */
export function sandboxIfsc(): IfscSource {
  return {
    find: (ifsc) => {
      const bank = SANDBOX_BANKS[ifsc.slice(0, 4)];
      const [branch, city] = SANDBOX_BRANCHES[ifsc] ?? ['', ''];
      const exists = bank !== undefined && !ifsc.endsWith('000000');
      return Promise.resolve(exists ? { ifsc, bank, branch, city } : null);
    },
  };
}
