import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatDateShort } from '@prosperx/core/format';
import { NFO_STATUSES, type NfoCategory } from '@prosperx/core/nfo';
import type { BusinessDate } from '@prosperx/core/time';
import { addressed } from '#providers/notification.text.js';

/** An offer that a message names. */
export interface SharedNfo {
  readonly schemeName: string;
  readonly fundHouse: string;
  readonly nfoCategory: NfoCategory;
  readonly opens: BusinessDate;
  readonly closes: BusinessDate;
}

/** What a message says, and who says it to whom. */
export interface SharedNfos {
  /** The name of the reader, where the advisor gave it. */
  readonly customer: string | null;
  readonly advisor: string;
  readonly nfos: readonly SharedNfo[];
}

const whenOf = ({ nfoCategory, opens, closes }: SharedNfo) => {
  if (nfoCategory === NFO_STATUSES.upcoming) return `open from ${formatDateShort(opens)} to ${formatDateShort(closes)}`;
  return nfoCategory === NFO_STATUSES.open
    ? `open until ${formatDateShort(closes)}`
    : `closed on ${formatDateShort(closes)}`;
};

const greet = ({ customer }: SharedNfos) => (customer === null ? 'Hello,' : `Dear ${addressed(customer)},`);
const thing = ({ nfos }: SharedNfos) => (nfos.length === 1 ? 'a new fund offer (NFO)' : 'new fund offers (NFO)');
const END = 'If you did not expect this, ignore';

/** The words that a customer reads with links to new fund offers. */
export const shareNfoText = {
  id: 'nfo',
  subject: ({ nfos }: SharedNfos) =>
    nfos.length === 1 ? `New fund offer: ${nfos[0]?.schemeName ?? ''}` : 'New fund offers',
  message: (shared: SharedNfos, link: string) =>
    `${greet(shared)} ${shared.advisor} points out ${thing(shared)} to you: ${shared.nfos.map((nfo) => `${nfo.schemeName}, ${whenOf(nfo)}`).join('; ')}. ${END} it: ${link} ${RISK_WARNING}`,
  mail: (shared: SharedNfos, link: string) =>
    `${greet(shared)}\n\n${shared.advisor} points out ${thing(shared)} to you:\n${shared.nfos.map((nfo) => `- ${nfo.schemeName}, ${nfo.fundHouse}: ${whenOf(nfo)}`).join('\n')}\n\n${link}\n\n${RISK_WARNING}.\n\n${END} this email.`,
};
