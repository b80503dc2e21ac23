import { cutText, formatDateNumeric } from '@prosperx/core/format';
import type { NomineeDraft } from '@prosperx/core/nominee';
import {
  type Fatca,
  FATCA_LENGTHS,
  type IncomeSlab,
  INDIA,
  MAX_TAX_RESIDENCES,
  type OccupationType,
  type TaxResidence,
} from '@prosperx/core/profile';
import type { BusinessDate } from '@prosperx/core/time';
import type { ExchangeClient } from '#providers/exchange/port/clients.js';

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

/** An investor who has declared what the exchange is told of them. */
export interface DeclaredClient extends ExchangeClient {
  readonly occupationType: OccupationType;
  readonly incomeSlab: IncomeSlab;
  readonly fatca: Fatca;
}

/** Says whether an investor has declared it all. */
export const isDeclaredClient = (client: ExchangeClient): client is DeclaredClient =>
  client.occupationType !== null && client.incomeSlab !== null && client.fatca !== null;

/** Codes of the client master, of FATCA, and of the source of wealth that goes with each kind of occupation. */
const OCCUPATIONS: Readonly<Record<OccupationType, { ucc: string; fatca: string; wealth: string }>> = {
  B: { ucc: '01', fatca: '01', wealth: '02' },
  S: { ucc: '02', fatca: '02', wealth: '01' },
  O: { ucc: '08', fatca: '08', wealth: '08' },
};

/** Fields of the FATCA upload (MFAPI, flag 01). */
const FATCA_FIELDS = 75;
/** Identification by PAN card, by the tax number of another country, or by none; address residential or business. */
const [BY_PAN, BY_TIN, NO_TIN, ANY_ADDRESS] = ['C', 'T', 'X', '1'];

/** The place of the first tax residence beside India, and from one to the next: country, number, kind of number. */
const TAX_RESIDENCES = { first: 15, each: 3 } as const;

function taxResidencePlaces({ country, tin, noTin }: TaxResidence, index: number): Places {
  const at = TAX_RESIDENCES.first + index * TAX_RESIDENCES.each;
  const isNumbered = noTin === '';
  return {
    [at]: country,
    [at + 1]: isNumbered ? tin.slice(0, FATCA_LENGTHS.tin) : '',
    [at + 2]: isNumbered ? BY_TIN : NO_TIN,
  };
}

/** The FATCA declaration of an individual: taxed in India by their PAN, and in the countries beside it that they have named. */
export function fatcaLine(client: DeclaredClient, user: string): string {
  const { fatca: occupation, wealth } = OCCUPATIONS[client.occupationType];
  const { birthPlace, birthCountry, taxResidences, pepStatus } = client.fatca;
  const foreign = taxResidences.slice(0, MAX_TAX_RESIDENCES).map(taxResidencePlaces);
  return pipeLine(FATCA_FIELDS, {
    1: client.pan,
    3: cutText(client.name, 70),
    7: client.taxStatus,
    8: 'E',
    9: ANY_ADDRESS,
    10: cutText(birthPlace, FATCA_LENGTHS.birthPlace),
    11: birthCountry,
    12: INDIA,
    13: client.pan,
    14: BY_PAN,
    ...(Object.assign({}, ...foreign) as Places),
    24: wealth,
    26: client.incomeSlab,
    29: pepStatus,
    30: occupation,
    31: client.occupationType,
    42: 'B',
    43: 'N',
    69: 'N',
    70: 'N',
    72: client.registered ? 'C' : 'N',
    73: user,
  });
}

/** The texts of a pipe string by their places, counted from 1 as in the exchange's document. */
type Places = Readonly<Record<number, string>>;

/** Text as a pipe string takes it: its separator and line breaks would move every field behind them. */
const clean = (text: string) => text.replace(/[|\r\n]+/g, ' ').trim();

/** A pipe string of so many fields; the places that are not named are empty. */
function pipeLine(count: number, places: Places): string {
  return Array.from({ length: count }, (_, index) => clean(places[index + 1] ?? '')).join('|');
}

/** Fields of the client master that the "Web Service Structure" document lists. */
const UCC_FIELDS = 131;
/** Places of the first nominee's name, and from one nominee to the next: name, relation, share, minor, birth, guardian. */
const NOMINEES = { first: 94, each: 6 } as const;

/** First name, and all others as the last; the exchange wants one of each, so a single name is sent as both. */
function nameParts(name: string): readonly [first: string, last: string] {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, others.join(' ') || first];
}

function nomineePlaces(nominee: NomineeDraft, index: number): Places {
  const at = NOMINEES.first + index * NOMINEES.each;
  const { isNomineeMinor, nomineeDOB } = nominee;
  return {
    [at]: nominee.nomineeName,
    [at + 1]: nominee.relationship,
    [at + 2]: nominee.nomineePercentage,
    [at + 3]: isNomineeMinor ? 'Y' : 'N',
    [at + 4]: isNomineeMinor && nomineeDOB ? formatDateNumeric(nomineeDOB as BusinessDate) : '',
    [at + 5]: isNomineeMinor ? nominee.guardianName : '',
  };
}

function personPlaces(client: DeclaredClient): Places {
  const [first, last] = nameParts(client.name);
  return {
    1: client.ucc,
    2: first,
    4: last,
    5: client.taxStatus,
    6: client.gender ?? '',
    7: client.dateOfBirth ? formatDateNumeric(client.dateOfBirth) : '',
    8: OCCUPATIONS[client.occupationType].ucc,
    9: 'SI',
    22: 'N',
    26: client.pan,
    34: 'P',
    112: 'K',
    124: 'N',
    126: 'Z',
    129: client.mobileDeclaration,
    130: client.emailDeclaration,
  };
}

/** NEFT as the way in which dividends are paid. */
const BY_NEFT = '04';

/** Places of the first account's type, and from one account to the next: type, number, MICR, IFSC, whether it is the default. */
const BANKS = { first: 42, each: 5 } as const;

function bankPlaces({ bank, otherBanks, name }: ExchangeClient): Places {
  if (!bank) return {};
  const places = [bank, ...otherBanks].map(({ type, account, ifsc }, index) => {
    const at = BANKS.first + index * BANKS.each;
    return { [at]: type, [at + 1]: account, [at + 3]: ifsc, [at + 4]: index === 0 ? 'Y' : 'N' };
  });
  return Object.assign({ 67: cutText(name, 35), 68: BY_NEFT }, ...places) as Places;
}

function contactPlaces(client: ExchangeClient): Places {
  return {
    69: client.address,
    72: client.city,
    73: stateCode(client.state),
    74: client.pincode,
    75: 'INDIA',
    80: client.email,
    81: 'E',
    93: client.mobile,
  };
}

/** A client as one line of the client master (UCC registration, places 1 to 131). */
export function clientLine(client: DeclaredClient): string {
  const nominees = client.nominees.slice(0, 3).map(nomineePlaces);
  return pipeLine(
    UCC_FIELDS,
    Object.assign({}, personPlaces(client), bankPlaces(client), contactPlaces(client), ...nominees) as Places,
  );
}
