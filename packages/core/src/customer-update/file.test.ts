import { describe, expect, it } from 'vitest';
import { readUpdateFile } from './file.js';

const read = (...table: string[][]) => readUpdateFile(table);

describe('readUpdateFile', () => {
  it('reads who is meant and what is to be kept, whatever the columns are called', () => {
    const { rows, unread } = read(
      ['Client Code', 'Mobile No', 'Family group', 'Tags', 'Remarks', 'To do', 'Due on', 'City'],
      ['px0000050001', '', ' Agarwal ', 'NRI; Retired', 'Calls after 7', 'Send the form', '20/11/2026', 'Pune'],
      ['', '+91 61000 00102', '', '', 'Moved', '', '', ''],
    );
    expect(rows.map(({ row, faults }) => [row, faults])).toEqual([
      [2, []],
      [3, []],
    ]);
    expect(rows[0]!.update).toEqual({
      ...{ ucc: 'PX0000050001', mobile: '', family: 'Agarwal', tags: ['NRI', 'Retired'] },
      ...{ note: 'Calls after 7', task: 'Send the form', dueOn: '2026-11-20' },
    });
    expect([rows[1]!.update.mobile, unread]).toEqual(['6100000102', ['City']]);
  });

  it('takes a column by its whole title, and says which it took for what and which not', () => {
    const others = ['Age group', 'Risk group', 'Percentage', 'Stage', 'Dues', 'Residue'];
    const { taken, unread } = read(['UCC', ...others, 'Family Name', 'Segments', 'Due date'], ['PX1', ...others]);
    expect(unread).toEqual(others);
    expect(taken.map(({ title, column }) => [title, column])).toEqual([
      ['UCC', 'ucc'],
      ['Family Name', 'family'],
      ['Segments', 'tags'],
      ['Due date', 'day'],
    ]);
  });

  it('takes no column about a mobile for the mobile', () => {
    const { taken, unread } = read(
      ['Mobile declaration', 'Registered Mobile No.', 'Tags'],
      ['Self', '6100000102', 'NRI'],
    );
    expect(taken[0]).toEqual({ title: 'Registered Mobile No.', column: 'mobile' });
    expect(unread).toEqual(['Mobile declaration']);
  });

  it('says in which row something is wrong', () => {
    const { rows } = read(
      ['UCC', 'Mobile', 'Family', 'Task', 'Day'],
      ['', '', 'Rao', '', ''],
      ['PX1', '', '', '', ''],
      ['PX2', '', '', 'Call', ''],
      ['PX3', '', '', 'Call', 'soon'],
      ['PX5', '', 'Rao', '', '2026-11-20'],
      ['PX2', '', 'x'.repeat(61), '', ''],
    );
    expect(rows.map(({ faults }) => faults)).toEqual([
      ['who_missing'],
      ['nothing'],
      ['day_missing'],
      ['day_unreadable'],
      ['task_missing'],
      ['family_too_long', 'twice'],
    ]);
  });

  it('reads no row of a file that names nobody, or nothing to keep', () => {
    expect(read(['Name', 'Family'], ['Rohit', 'Rao'])).toMatchObject({ lacks: 'who', rows: [] });
    expect(read(['UCC', 'Name'], ['PX1', 'Rohit'])).toMatchObject({ lacks: 'what', rows: [] });
  });
});
