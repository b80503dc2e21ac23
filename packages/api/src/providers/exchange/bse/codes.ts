import type { OccupationType } from '@prosperx/core/profile';

/** The exchange's codes of states, by their names in small letters without what is no letter. Both names where one was changed. */
const STATES: Readonly<Record<string, string>> = {
  andamannicobar: 'AN',
  andamanandnicobarislands: 'AN',
  arunachalpradesh: 'AR',
  andhrapradesh: 'AP',
  assam: 'AS',
  bihar: 'BH',
  chandigarh: 'CH',
  chhattisgarh: 'CG',
  goa: 'GO',
  gujarat: 'GU',
  haryana: 'HA',
  himachalpradesh: 'HP',
  jammukashmir: 'JM',
  jammuandkashmir: 'JM',
  jharkhand: 'JK',
  karnataka: 'KA',
  kerala: 'KE',
  madhyapradesh: 'MP',
  maharashtra: 'MA',
  manipur: 'MN',
  meghalaya: 'ME',
  mizoram: 'MI',
  nagaland: 'NA',
  delhi: 'ND',
  newdelhi: 'ND',
  odisha: 'OR',
  orissa: 'OR',
  puducherry: 'PO',
  pondicherry: 'PO',
  punjab: 'PU',
  rajasthan: 'RA',
  sikkim: 'SI',
  telangana: 'TG',
  telengana: 'TG',
  tamilnadu: 'TN',
  tripura: 'TR',
  uttarpradesh: 'UP',
  uttarakhand: 'UC',
  uttaranchal: 'UC',
  westbengal: 'WB',
  dadraandnagarhaveli: 'DN',
  damananddiu: 'DD',
  lakshadweep: 'LD',
};
const OTHER_STATE = 'OH';

/** A state's code; "OH" (others) for a name that is not on the exchange's list. */
export function stateCode(name: string): string {
  return STATES[name.toLowerCase().replace(/[^a-z]/g, '')] ?? OTHER_STATE;
}

/** Codes of the client master, of FATCA, and of the source of wealth that goes with each kind of occupation. */
export const OCCUPATIONS: Readonly<Record<OccupationType, { ucc: string; fatca: string; wealth: string }>> = {
  B: { ucc: '01', fatca: '01', wealth: '02' },
  S: { ucc: '02', fatca: '02', wealth: '01' },
  O: { ucc: '08', fatca: '08', wealth: '08' },
};
