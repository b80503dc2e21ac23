import { plainRupees } from '@prosperx/core/format';
import type { ExchangeOrder } from '#providers/exchange/port.js';
import { shortReference } from './order-number.js';
import type { Granted } from './password-session.js';
import type { BseSettings } from './wire.js';

/** Units in a folio of the fund house, not in a demat account. */
export const PHYSICAL = 'P';

/**
 * A purchase: the 28 elements of orderEntryParam in the order of the WSDL, `Parma1` spelt as there. No EUIN, and no declaration of one:
 * nobody advised.
 */
export function purchaseParams(
  { userId, memberCode }: BseSettings,
  { password, passKey }: Granted,
  order: ExchangeOrder,
  { number, schemeCode }: { readonly number: string; readonly schemeCode: string },
) {
  return {
    TransCode: 'NEW',
    TransNo: number,
    OrderId: '',
    UserID: userId,
    MemberId: memberCode,
    ClientCode: order.ucc,
    SchemeCd: schemeCode,
    BuySell: 'P',
    BuySellType: order.folioNumber === null ? 'FRESH' : 'ADDITIONAL',
    DPTxn: PHYSICAL,
    OrderVal: plainRupees(order.amount),
    Qty: '',
    AllRedeem: 'N',
    FolioNo: order.folioNumber ?? '',
    Remarks: order.clientRef,
    KYCStatus: 'Y',
    RefNo: shortReference(order.clientRef),
    SubBrCode: '',
    EUIN: '',
    EUINVal: 'N',
    MinRedeem: 'N',
    DPC: 'Y',
    IPAdd: '',
    Password: password,
    PassKey: passKey,
    Parma1: '',
    Param2: '',
    Param3: '',
  };
}
