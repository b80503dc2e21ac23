import { formatDateNumeric } from '@prosperx/core/format';
import { rupees, stampDutyOn, subtractPaise, toRupees } from '@prosperx/core/money';
import { type BusinessDate, businessDateAt, type Clock } from '@prosperx/core/time';
import {
  type Heard,
  type HeardCall,
  type InPlace,
  playOrderEntry,
  type Reply,
  report,
  soapText,
} from './played-order-entry.js';

type Row = Readonly<Record<string, string>>;

interface PlayedMandate {
  readonly id: string;
  readonly ucc: string;
  readonly amount: string;
  readonly registeredAt: string;
  status: string;
}

const JSON_DONE = (fields: object): Reply => ({ body: JSON.stringify(fields) });
const NAV = 25;

/** "Nov 16 2026 10:00AM", in India. */
function timeOf(now: number): string {
  const at = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', ...options }).format(now);
  const day = [at({ month: 'short' }), at({ day: 'numeric' }), at({ year: 'numeric' })].join(' ');
  return `${day} ${at({ hour: 'numeric', minute: '2-digit' }).replace(/\s/, '')}`;
}

/**
 * The whole of an exchange that a server for real people asks: investors, mandates, orders, SIPs and what became of them, as "Web Service
 * Structure" has them. It finds by itself the orders that it has taken; `allot` gives them units, `debit` makes a SIP's next instalment.
 */
export async function playExchange(clock: Clock, inPlace: InPlace = (_, usual) => usual()) {
  const clients = new Map<string, { fatca: boolean; form: boolean }>();
  const mandates: PlayedMandate[] = [];
  const today = () => businessDateAt(clock.now());

  const ofClients: Record<string, (asked: Record<string, string>) => object> = {
    '/StarMFCommonAPI/ClientMaster/Registration': ({ Param = '', RegnType }) => {
      const [ucc = ''] = Param.split('|');
      if (clients.has(ucc) && RegnType === 'NEW') return { Status: '1', Remarks: 'FAILED: CLIENT CODE ALREADY EXISTS' };
      clients.set(ucc, clients.get(ucc) ?? { fatca: false, form: false });
      return { Status: '0', Remarks: 'RECORD INSERTED SUCCESSFULLY' };
    },
    '/StarMFFileUploadService/StarMFFileUploadService.svc/GetPassword': () => ({ Status: '100', ResponseString: 'p' }),
    '/StarMFFileUploadService/StarMFFileUploadService.svc/UploadFile': ({ ClientCode = '' }) => {
      clients.get(ClientCode)!.form = true;
      return { Status: '100', ResponseString: 'FILE HAS BEEN UPLOADED SUCCESSFULLY' };
    },
  };

  function upload({ at }: HeardCall): Reply {
    const fields = (at['param'] ?? '').split('|');
    const [ucc = '', amount = ''] = fields;
    if (at['Flag'] === '01') return soapText('MFAPI', '100|RECORD INSERTED SUCCESSFULLY');
    const id = String(2_654 + mandates.length);
    mandates.push({ id, ucc, amount, registeredAt: timeOf(clock.now()), status: 'REGISTERED BY MEMBER' });
    return soapText('MFAPI', `100|MANDATE REGISTRATION DONE SUCCESSFULLY|${id}`);
  }
  const rowOf = ({ id, ucc, amount, registeredAt, status }: PlayedMandate): Row => ({
    MandateId: id,
    ClientCode: ucc,
    Amount: `${amount}.0000`,
    RegnDate: registeredAt,
    Status: status,
    UMRNNo: status === 'APPROVED' ? `UMRN${id}` : '',
  });
  const page = (url: string): Reply => ({
    body: `<s:Envelope><s:Body><EMandateAuthURLResponse><EMandateAuthURLResult><ResponseString>${url}</ResponseString><Status>100</Status></EMandateAuthURLResult></EMandateAuthURLResponse></s:Body></s:Envelope>`,
  });
  const ofMandates: Record<string, (call: HeardCall) => Reply> = {
    MFAPI: upload,
    MandateDetails: ({ at }) => {
      const asked = mandates.filter(
        ({ id, ucc }) => ucc === at['ClientCode'] && [id, ''].includes(at['MandateId'] ?? ''),
      );
      return report('MandateDetails', 'MandateDetails', asked.map(rowOf));
    },
    EMandateAuthURL: ({ at }) => page(`https://emandate.example/${at['MandateID']}`),
  };

  const others = (heard: Heard, call: HeardCall): Reply | undefined => {
    const ofClient = ofClients[heard.path];
    if (ofClient) return JSON_DONE(ofClient(JSON.parse(heard.body) as Record<string, string>));
    return ofMandates[call.method]?.(call);
  };
  const bse = await playOrderEntry(others, (heard, usual) => {
    const reply = inPlace(heard, usual);
    noteOrders();
    return reply;
  });

  interface Order {
    readonly number: string;
    readonly ucc: string;
    readonly amount: string;
    readonly registration: string;
    readonly day: BusinessDate;
  }
  const book: Order[] = [];
  const seen = new Set<string>();
  function enter(order: Order, more: Row): void {
    book.push(order);
    bse.orders.push({
      Date: formatDateNumeric(order.day),
      ClientCode: order.ucc,
      OrderStatus: 'VALID',
      OrderNumber: order.number,
      SIPRegnNo: order.registration,
      ...more,
    });
  }
  /** Order status has what order entry took; a SIP's first order has the number behind its registration. */
  function noteOrders(): void {
    const unseen = [...bse.taken].filter(([number, { at }]) => !seen.has(number) && at['TransactionCode'] !== 'CXL');
    for (const [number, { method, at }] of unseen) {
      seen.add(number);
      const given = bse.numbers.get(number) ?? 0;
      const isSip = method === 'xsipOrderEntryParam';
      const order = {
        number: String(isSip ? given + 1 : given),
        ucc: at['ClientCode'] ?? '',
        amount: at['OrderVal'] ?? at['InstallmentAmount'] ?? '',
        registration: isSip ? String(given) : '',
        day: today(),
      };
      const ours = { InternalRefNo: at['RefNo'] ?? at['InternalRefNo'] ?? '', MemberRemarks: at['Remarks'] ?? '' };
      enter(order, { ...ours, FirstOrder: isSip ? 'Y' : '' });
    }
  }

  return {
    ...bse,
    clients,
    mandates,
    /** Every order that it has, those that it made of SIPs among them. */
    book,
    /** The bank of a mandate says yes. */
    approve(id: string): void {
      mandates.find((each) => each.id === id)!.status = 'APPROVED';
    },
    /** Makes an instalment of every SIP, as the exchange does on their date. */
    debit(): void {
      const sips = new Map(
        book.filter(({ registration }) => registration !== '').map((each) => [each.registration, each]),
      );
      for (const sip of sips.values())
        enter({ ...sip, number: String(9_000_001 + book.length), day: today() }, { FirstOrder: 'N' });
    },
    /** The fund house gives units for every order that has none yet, and that was paid. */
    allot(isPaid: (order: Order) => boolean = () => true): void {
      const allotted = new Set(bse.allotments.map((row) => row['OrderNo']));
      for (const order of book.filter((each) => !allotted.has(each.number) && isPaid(each))) {
        const paid = rupees(Number(order.amount));
        const bought = toRupees(subtractPaise(paid, stampDutyOn(paid)));
        bse.allotments.push({
          OrderNo: order.number,
          ClientCode: order.ucc,
          ValidFlag: 'Y',
          FolioNo: `9${order.ucc.replace(/\D/g, '').slice(-6)}`,
          AllottedUnit: (bought / NAV).toFixed(3),
          AllottedNav: String(NAV),
          Amount: order.amount,
          AllottedAmt: bought.toFixed(2),
          OrderDate: order.day,
        });
      }
    },
  };
}
