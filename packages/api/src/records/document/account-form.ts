import { bankAccountTypeText } from '@prosperx/core/bank';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatDate } from '@prosperx/core/format';
import { NOMINEE_ID_TYPES, type NomineeDraft, nomineeIdTypeText, nomineeTitle } from '@prosperx/core/nominee';
import {
  type DeclarationFlag,
  countryName,
  declarationFlagText,
  declarations,
  genderText,
  incomeSlabText,
  noTinText,
  INDIA,
  isOneOf,
  occupationText,
  pepText,
} from '@prosperx/core/profile';
import { accountTypeName } from '@prosperx/core/session';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import { imageTypeOf } from '@prosperx/core/upload';
import type { ExchangeClient } from '#providers/exchange/port/clients.js';
import { pictures } from '#records/file/picture-worker.js';
import { formText } from './account-form.text.js';
import type { DocumentWriter } from './document-writer.js';

export interface FormPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

export interface AccountFormParts {
  readonly client: Omit<ExchangeClient, 'form' | 'otherBanks'>;
  /** null while it is not decided. */
  readonly nomineesWanted: boolean | null;
  readonly signature: FormPicture | null;
  /** The time at which the FATCA declaration was agreed to; null when it was not. */
  readonly declaredOn: BusinessDate | null;
  readonly madeAt: Instant;
}

const SIGNATURE = { width: 220, height: 80 } as const;
const { labels } = formText;

function writePerson(writer: DocumentWriter, { client }: AccountFormParts): void {
  writer.heading(formText.person);
  writer.row(labels.name, client.name);
  writer.row(labels.ucc, client.ucc);
  writer.row(labels.pan, client.pan);
  writer.row(labels.taxStatus, accountTypeName(client.taxStatus));
  writer.row(labels.gender, client.gender ? genderText[client.gender] : '');
  writer.row(labels.birth, client.dateOfBirth ? formatDate(client.dateOfBirth) : '');
}

const ofWhom = (value: string, flag: DeclarationFlag) => formText.ofWhom(value, declarationFlagText[flag]);

function writeContact(writer: DocumentWriter, { client }: AccountFormParts): void {
  writer.heading(formText.contact);
  writer.row(labels.mobile, ofWhom(client.mobile, client.mobileDeclaration));
  writer.row(labels.email, ofWhom(client.email, client.emailDeclaration));
  writer.row(labels.address, client.address);
  writer.row(labels.place, [client.city, client.state, client.pincode].filter(Boolean).join(', '));
}

function writeMoney(writer: DocumentWriter, { client: { bank, occupationType, incomeSlab } }: AccountFormParts): void {
  writer.heading(formText.bank);
  writer.row(labels.account, bank?.account ?? '');
  writer.row(labels.accountType, bank ? bankAccountTypeText[bank.type] : '');
  writer.row(labels.ifsc, bank?.ifsc ?? '');
  writer.heading(formText.income);
  writer.row(labels.occupation, occupationType ? occupationText[occupationType] : formText.undecided);
  writer.row(labels.income, incomeSlab ? incomeSlabText[incomeSlab] : formText.undecided);
}

function identityOf({ nomineeIdentityType: type, nomineeIDNumber: number }: NomineeDraft): string {
  return isOneOf(NOMINEE_ID_TYPES, type) && number !== '' ? `${nomineeIdTypeText[type]} ${number}` : '';
}

function writeNominees(writer: DocumentWriter, { client: { nominees }, nomineesWanted }: AccountFormParts): void {
  writer.heading(formText.nominees);
  if (!nomineesWanted) {
    writer.paragraph(
      nomineesWanted === null ? formText.undecided : `${formText.noNominees} ${declarations.nominationOptOut.text}`,
    );
  }
  for (const [index, nominee] of nominees.entries()) {
    writer.row(nomineeTitle(index + 1), nominee.nomineeName);
    writer.row('', formText.nominee(nominee.relationship, nominee.nomineePercentage, identityOf(nominee)));
    if (nominee.isNomineeMinor) writer.row('', [nominee.nomineeDOB, nominee.guardianName].filter(Boolean).join(', '));
  }
}

function writeFatca(writer: DocumentWriter, { client: { fatca } }: AccountFormParts): void {
  writer.heading(formText.declaration);
  if (!fatca) return;
  const { birthPlace, birthCountry, taxResidences, pepStatus } = fatca;
  const foreign = taxResidences.map(({ country, tin, noTin }) =>
    formText.taxedIn(countryName(country), noTin === '' ? tin : noTinText[noTin]),
  );
  writer.row(labels.birthPlace, [birthPlace, countryName(birthCountry)].filter(Boolean).join(', '));
  writer.row(labels.taxResidence, [countryName(INDIA), ...foreign].join('; '));
  writer.row(labels.pep, pepText[pepStatus]);
}

/** What the worker can decode is shown; any other picture comes along as an attachment. Nothing is decoded here: a PDF takes a JPEG as it is. */
async function writeSignature(writer: DocumentWriter, { signature }: AccountFormParts): Promise<void> {
  writer.heading(formText.signature);
  if (!signature) return writer.paragraph(formText.unsigned);
  const { bytes, mediaType } = signature;
  const type = imageTypeOf(bytes);
  const printed = type && type !== 'image/bmp' ? await pictures.decode('print', type, bytes) : null;
  if (printed) return writer.picture(printed, SIGNATURE);
  writer.attach(`signature.${mediaType.split('/')[1]}`, mediaType, bytes);
  writer.paragraph(formText.signatureAttached);
}

/** Makes the account-opening form of an investor as a PDF: answers, nominees, FATCA declaration and signature. */
export async function makeAccountForm(parts: AccountFormParts): Promise<Uint8Array> {
  const { declaredOn, madeAt } = parts;
  const { DocumentWriter } = await import('./document-writer.js');
  const writer = new DocumentWriter(formText.title, new Date(madeAt));
  writer.title(formText.title);
  writer.paragraph(formText.subtitle);
  for (const write of [writePerson, writeContact, writeMoney, writeNominees]) write(writer, parts);
  writeFatca(writer, parts);
  if (declaredOn) writer.paragraph(`${declarations.fatca.text} ${formText.declaredOn(formatDate(declaredOn))}`);
  else writer.paragraph(formText.undecided);
  await writeSignature(writer, parts);
  const made = formText.made(formatDate(businessDateAt(madeAt)));
  return writer.end((page, pages) => [RISK_WARNING, `${made}. ${formText.page(page, pages)}`]);
}
