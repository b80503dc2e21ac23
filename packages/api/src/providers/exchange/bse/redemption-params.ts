import { plainRupees } from '@prosperx/core/format';
import { toUnitsNumber } from '@prosperx/core/money';
import type { ExchangeRedemption } from '#providers/exchange/port/redemptions.js';
import type { Granted } from './order-entry.js';
import { PHYSICAL, shortReference, subBrokerParams } from './order-params.js';
import type { BseSettings } from './wire.js';

/** Amount, units and whether all is sold; of the three one says how much, and the others are blank. */
function quantityParamsOf({ what }: ExchangeRedemption) {
  return {
    value: what.measure === 'amount' ? plainRupees(what.amount) : '',
    units: what.measure === 'units' ? String(toUnitsNumber(what.units)) : '',
    all: what.measure === 'all' ? 'Y' : 'N',
  };
}

/**
 * A redemption: the 28 elements of orderEntryParam in the order of the WSDL, `Parma1` (the ARN of the sub-broker) spelt as there. Param3 is the account that is paid,
 * which the exchange asks for; MinRedeem N: no more than is asked for.
 */
export function redemptionParams(
  { userId, memberCode }: BseSettings,
  { password, passKey }: Granted,
  redemption: ExchangeRedemption,
  { number, schemeCode }: { readonly number: string; readonly schemeCode: string },
) {
  const { value, units, all } = quantityParamsOf(redemption);
  const subBroker = subBrokerParams(redemption.subBroker);
  return {
    TransCode: 'NEW',
    TransNo: number,
    OrderId: '',
    UserID: userId,
    MemberId: memberCode,
    ClientCode: redemption.ucc,
    SchemeCd: schemeCode,
    BuySell: 'R',
    BuySellType: 'FRESH',
    DPTxn: PHYSICAL,
    OrderVal: value,
    Qty: units,
    AllRedeem: all,
    FolioNo: redemption.folioNumber,
    Remarks: redemption.clientRef,
    KYCStatus: 'Y',
    RefNo: shortReference(redemption.clientRef),
    SubBrCode: subBroker.code,
    EUIN: subBroker.euin,
    EUINVal: subBroker.flag,
    MinRedeem: 'N',
    DPC: 'Y',
    IPAdd: '',
    Password: password,
    PassKey: passKey,
    Parma1: subBroker.arn,
    Param2: '',
    Param3: redemption.payoutAccount?.account ?? '',
  };
}

/** The codes of both schemes of a switch. */
interface SwitchCodes {
  readonly number: string;
  readonly schemeCode: string;
  readonly toSchemeCode: string;
}

/** A switch: the 27 elements of switchOrderEntryParam in the order of the WSDL. It has no reference of ours but the remarks. */
export function switchParams(
  { userId, memberCode }: BseSettings,
  { password, passKey }: Granted,
  redemption: ExchangeRedemption,
  { number, schemeCode, toSchemeCode }: SwitchCodes,
) {
  const { value, units, all } = quantityParamsOf(redemption);
  const subBroker = subBrokerParams(redemption.subBroker);
  return {
    TransCode: 'NEW',
    TransNo: number,
    OrderId: '',
    UserId: userId,
    MemberId: memberCode,
    ClientCode: redemption.ucc,
    FromSchemeCd: schemeCode,
    ToSchemeCd: toSchemeCode,
    BuySell: 'SO',
    BuySellType: 'FRESH',
    DPTxn: PHYSICAL,
    OrderVal: value,
    SwitchUnits: units,
    AllUnitsFlag: all,
    FolioNo: redemption.folioNumber,
    Remarks: redemption.clientRef,
    KYCStatus: 'Y',
    SubBrCode: subBroker.code,
    EUIN: subBroker.euin,
    EUINVal: subBroker.flag,
    MinRedeem: 'N',
    IPAdd: '',
    Password: password,
    PassKey: passKey,
    Parma1: subBroker.arn,
    Param2: '',
    Param3: '',
  };
}
