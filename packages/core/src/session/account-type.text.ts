/** Names of account-type codes (specification, platform, section 3). */
const NAMES: Readonly<Record<string, string>> = {
  '01': 'Individual',
  '02': 'Minor',
  '03': 'HUF',
  '04': 'Company',
  '05': 'AOP',
  '06': 'Partnership Firm',
  '08': 'Trust',
  '10': 'Others',
  '11': 'NRI Others',
  '12': 'DFI',
  '13': 'Sole Proprietorship',
  '21': 'NRE',
  '23': 'FII',
  '24': 'NRO',
  '47': 'LLP',
  '52': 'Private Limited Company',
  '70': 'Person of Indian Origin',
  '76': 'Seafarer NRE',
  '77': 'Seafarer NRO',
};

/** The name of a tax status such as "01"; an unknown one is "Others". */
export function accountTypeName(code: string): string {
  return NAMES[code] ?? 'Others';
}
