import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageList, Pager } from '#primitives/display/pager.js';
import { Table } from '#primitives/display/table.js';
import { Tabs } from '#primitives/display/tabs.js';
import { PasswordField } from '#primitives/form/secret-fields.js';
import { TextField } from '#primitives/form/text-field.js';

afterEach(cleanup);

describe('tabs', () => {
  const tabs = ['one', 'two', 'three'].map((name) => ({ name, title: name }));
  function Page() {
    const [selected, select] = useState('one');
    return (
      <Tabs label="Parts" tabs={tabs} selected={selected} onSelect={select}>
        {`panel ${selected}`}
      </Tabs>
    );
  }

  it('moves with the arrow keys and comes round', async () => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('three');
    expect(screen.getByRole('tabpanel', { name: 'three' }).textContent).toBe('panel three');
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('one');
  });

  it('is one stop of the Tab key', () => {
    render(<Page />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});

describe('pages', () => {
  it.each([
    [1, 1, [1]],
    [2, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 14, [1, 2, 3, 4, 5, null, 14]],
    [7, 14, [1, null, 6, 7, 8, null, 14]],
    [13, 14, [1, null, 10, 11, 12, 13, 14]],
  ])('offers around page %d of %d', (page, pages, list) => {
    expect(pageList(page, pages)).toEqual(list);
  });

  it('keeps its buttons at the ends, but they do nothing there', async () => {
    const onPage = vi.fn();
    render(<Pager page={1} pages={3} onPage={onPage} />);
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onPage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPage).toHaveBeenCalledWith(2);
  });

  it('says which page is shown', () => {
    render(<Pager page={2} pages={3} onPage={vi.fn()} />);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
  });
});

describe('a table', () => {
  const page = (
    <Table
      cards
      caption="Schemes"
      rows={['Sahyadri', 'Kaveri']}
      keyOf={(name) => name}
      columns={[
        { name: 'scheme', title: 'Scheme', full: true, cell: (name) => name },
        { name: 'held', title: 'Units', numeric: true, cell: (name) => name.length },
      ]}
      detail={(name) => `Transactions in ${name}`}
      detailLabel={(name) => `Details of ${name}`}
    />
  );

  it('keeps its roles in the markup, for when it is displayed as cards', () => {
    const { container } = render(page);
    const roleOf = (selector: string) => container.querySelector(selector)?.getAttribute('role');
    expect(['table', 'tr', 'th', 'tbody th', 'td', 'tbody'].map(roleOf)).toEqual([
      'table',
      'row',
      'columnheader',
      'rowheader',
      'cell',
      'rowgroup',
    ]);
    expect(screen.getByRole('rowheader', { name: 'Kaveri' }).getAttribute('scope')).toBe('row');
    expect(within(screen.getByRole('table', { name: 'Schemes' })).getAllByRole('row')).toHaveLength(3);
  });

  it('opens and closes the details of one row', async () => {
    render(page);
    const opener = screen.getByRole('button', { name: 'Details of Kaveri' });
    await userEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Transactions in Kaveri')).toBeTruthy();
    expect(screen.queryByText('Transactions in Sahyadri')).toBeNull();
    await userEvent.click(opener);
    expect(screen.queryByText('Transactions in Kaveri')).toBeNull();
  });
});

describe('a text field', () => {
  function Pan() {
    const [value, setValue] = useState('');
    const accept = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
    return (
      <TextField label="PAN" value={value} onInput={setValue} accept={accept} hint="Ten signs" error="Not a PAN" />
    );
  }

  it('keeps what is accepted and takes the rest away', async () => {
    render(<Pan />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'PAN' });
    await userEvent.type(field, 'ab-c d1');
    expect(field.value).toBe('ABCD1');
    await userEvent.type(field, '-');
    expect(field.value).toBe('ABCD1');
  });

  it('is tied to its error and its hint', () => {
    render(<Pan />);
    const ids = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ');
    expect(ids).toEqual([screen.getByText('Not a PAN').id, screen.getByText('Ten signs').id]);
  });

  it('shows a password when asked, and hides it again', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" value="secret" onInput={vi.fn()} />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    const eye = screen.getByRole('button', { name: 'Show password' });
    expect(field.type).toBe('password');
    await userEvent.click(eye);
    expect([field.type, eye.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    await userEvent.click(eye);
    expect(field.type).toBe('password');
  });
});
