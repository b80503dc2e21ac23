import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatDate } from '@prosperx/core/format';
import { comesOfAgeOn } from '@prosperx/core/session';
import { type BusinessDate, businessDateAt } from '@prosperx/core/time';
import type { Services } from '#kernel/services.js';
import { readPositions } from '#records/portfolio/repository.js';
import { filesText } from './files.text.js';
import { minorFormText as text } from './minor-form.text.js';

interface GrownMinor {
  readonly id: string;
  readonly name: string;
  readonly ucc: string;
  readonly dateOfBirth: BusinessDate | null;
}

/** Makes the form by which somebody who has turned 18 takes over the folios of their account, filled in as far as that is known. */
export async function minorForm(services: Services, profile: GrownMinor): Promise<Uint8Array> {
  const { db, clock } = services;
  const now = clock.now();
  const held = await readPositions(db, profile.id);
  const { DocumentWriter } = await import('#records/document/document-writer.js');
  const writer = new DocumentWriter(text.title, new Date(now));
  writer.title(text.title);
  writer.paragraph(text.lead);
  writer.heading(text.holder);
  writer.row(text.labels.name, profile.name);
  writer.row(text.labels.ucc, profile.ucc);
  if (profile.dateOfBirth) {
    writer.row(text.labels.birth, formatDate(profile.dateOfBirth));
    writer.row(text.labels.adult, formatDate(comesOfAgeOn(profile.dateOfBirth)));
  }
  writer.heading(text.folios);
  if (held.length === 0) writer.paragraph(text.noFolios);
  else
    writer.table({
      name: text.folios,
      columns: text.folioColumns.map((title, index) => ({ title, width: [30, 20, 50][index] ?? 30 })),
      rows: held.map(({ scheme, folioNo }) => [{ text: scheme.fundHouse }, { text: folioNo }, { text: scheme.name }]),
    });
  writer.heading(text.own);
  for (const label of text.blanks) writer.row(label, text.line);
  writer.heading(text.documents);
  for (const line of text.documentList) writer.paragraph(`– ${line}`);
  writer.heading(text.signatures);
  for (const label of text.signed) writer.row(label, `\n${text.line}`);
  const made = filesText.made(formatDate(businessDateAt(now)));
  return writer.end((page, pages) => [RISK_WARNING, `${made}. ${filesText.page(page, pages)}`]);
}
