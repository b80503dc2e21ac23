import { readLeadFile } from '@prosperx/core/lead';
import { brokerageOf, readFeed } from '@prosperx/core/registrar';
import { storedZip } from '../../../../packages/api/src/testing/stored-zip.js';
import { dbfTable } from '../../../../packages/sdk/src/domain/file-table/dbf-table.lazy.js';
import { tableIn } from '../../../../packages/sdk/src/domain/file-table/table-in.js';
import type { Reader } from '../led-by-coverage.js';
import { bytesOf, bytesOfHex } from './bytes.js';

/** A dBASE III file of two columns and one record. */
const DBF = bytesOfHex(
  `03 7e0101 01000000 6100 0b00 ${'00'.repeat(20)} ${Buffer.from('FOLIO_NO\0\0\0C').toString('hex')} 00000000 06 ${'00'.repeat(15)}
  ${Buffer.from('UNITS\0\0\0\0\0\0N').toString('hex')} 00000000 04 ${'00'.repeat(15)} 0d ${Buffer.from(' 10134 1.5').toString('hex')} 1a`.replaceAll(
    '\n',
    '',
  ),
);
const LEADS = 'Customer Name,Mobile No.,E-mail ID,Amount (lakhs)\r\nRavi Menon,9000000001,ravi@example.com,2.5\r\n';
const WBR2 =
  'TRXNNO,FOLIO_NO,PRODCODE,SCHEME,PAN,TRXN_NATURE,REVERSAL_CODE,TRADDATE,UNITS,PURPRICE,AMOUNT\n1,1013,B02G,Fund,ABCDE1234F,Switch Out,0,3/20/2019  12:00:00 AM,801.282,31.2,"25,000"\n';
const BROKERAGE =
  'AMC_CODE,BRKAGE_AMT,FOLIO_NO,SCHEME_CODE,TRXN_NO,BRKAGE_TYPE,BRKAGE_RATE,BRKAGE_FROM,BRKAGE_TO\nB,"1,234.50",1013,B02G,15,Trail,0.80,01-Oct-2026,31-Oct-2026\n';
const MFSD =
  'Folio,Product Code,Scheme Name,RegSlno,Amount,Start Date,End Date,Trtype,Frequency\n4,117E,Fund,185,65000,10/07/2026,22/10/2026,STP,Weekly\n';

/** A workbook whose parts are stored as they are, so that changes reach what reads them. */
const WORKBOOK = storedZip({
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><workbookPr date1904="0"/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/sharedStrings.xml': '<sst><si><t>Name</t></si><si><t>Mobile</t></si></sst>',
  'xl/styles.xml': '<styleSheet><cellXfs count="1"><xf numFmtId="14"/></cellXfs></styleSheet>',
  'xl/worksheets/sheet1.xml':
    '<worksheet><dimension ref="A1:B2"/><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" s="0"><v>45000</v></c><c r="B2" t="inlineStr"><is><t>x</t></is></c></row></sheetData></worksheet>',
});

/** Readers of tables that an advisor chooses. */
export const TABLE_READERS: Readonly<Record<string, Reader>> = {
  'tables of leads and registrars': {
    seeds: [DBF, WORKBOOK, ...[LEADS, WBR2, BROKERAGE, MFSD].map(bytesOf)],
    read: async (input) => {
      if (input.includes(0)) dbfTable(input);
      // whoever chose a workbook that cannot be read is told so
      const table = await tableIn(new File([Uint8Array.from(input)], 'x')).catch((error: unknown) => {
        if (input[0] !== 0x50) throw error;
        return null;
      });
      if (!table) return;
      readLeadFile(table);
      readFeed(table);
      brokerageOf(table);
    },
  },
};
