import { RISK_WARNING } from '@prosperx/core/disclosure';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { fundSearchContract } from './fund-search.contract.js';
import { FundSearch as View } from './fund-search.js';
import { readRecent } from './recent-searches.js';

const FundSearch = toReact(fundSearchContract, View);
type Props = WidgetProps<typeof fundSearchContract>;

const server = serverForTests();
const show = (props: Props = {}) => renderWithServer(server, <FundSearch {...props} />);
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search funds' });
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.querySelector('span')?.textContent);
const active = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.querySelector('span')?.textContent;
};

afterEach(() => localStorage.clear());

describe('suggestions', () => {
  it('come from four characters on, five at most', async () => {
    const { user, browser } = show();
    const asked = () => browser.requests.filter((request) => request.includes('suggest'));
    await user.type(box(), 'par');
    await screen.findByRole('group', { name: 'Most searched' });
    expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
    expect(screen.getAllByText('Type one more letter to see suggestions.')[0]?.getAttribute('role')).toBe('status');
    await user.type(box(), 'ag');
    await screen.findByRole('group', { name: 'Suggestions' });
    expect(options('Suggestions')[0]).toContain('Parag');
    expect(options('Suggestions').length).toBeLessThanOrEqual(5);
    expect(options('Most searched')).toHaveLength(5);
    expect(asked().length).toBeGreaterThan(0);
  });

  it('are asked for once when the keys come quickly', async () => {
    const { user, browser } = show();
    await user.type(box(), 'parag parikh');
    await screen.findByRole('group', { name: 'Suggestions' });
    expect(browser.requests.filter((request) => request.includes('suggest'))).toHaveLength(1);
  });

  it('mark what was typed', async () => {
    const { user } = show();
    await user.type(box(), 'parag');
    const list = await screen.findByRole('group', { name: 'Suggestions' });
    expect(list.querySelector('mark')?.textContent).toBe('Parag');
  });

  it('say that no name is like the text', async () => {
    const { user } = show();
    await user.type(box(), 'zzzzqq');
    expect((await screen.findAllByText('No funds match “zzzzqq”.'))[0]).toBeTruthy();
  });
});

describe('a new fund offer', () => {
  it('is among the suggestions, and opens its page', async () => {
    const { user, navigations } = show();
    await user.type(box(), 'nifty energy ind');
    const offers = await screen.findByRole('group', { name: 'New fund offers' });
    expect(options('New fund offers')).toEqual(['Axis Nifty Energy Index Fund']);
    await user.click(within(offers).getByRole('option'));
    const opened = {
      to: '/mutual-fund-detail/Axis-Nifty-Energy-Index-Fund-Equity-Index',
      params: { schemeId: expect.stringMatching(/^nfo_/), nfoType: 1 },
    };
    expect(navigations[0]).toEqual(opened);
    // and again, as one of the last searches
    await user.click(box());
    await user.click(within(await screen.findByRole('group', { name: 'Recent searches' })).getByRole('option'));
    expect(navigations[1]).toEqual(opened);
  });
});

describe('by keyboard alone', () => {
  it('keeps the mark on what it was on, although suggestions come above it', async () => {
    const { user, navigations } = show();
    await user.click(box());
    await screen.findByRole('group', { name: 'Most searched' });
    await user.keyboard('parag');
    // marked within the pause before suggestions are asked for
    await user.keyboard('{ArrowDown}');
    const marked = active();
    await screen.findByRole('group', { name: 'Suggestions' });
    expect(active()).toBe(marked);
    await user.keyboard('{Enter}');
    expect(navigations[0]?.to).toContain(String(marked).split(' ')[0]);
  });

  it('goes to a suggestion by arrows and Enter', async () => {
    const onOpened = vi.fn();
    const { user, navigations } = show({ onOpened });
    await user.tab();
    expect(document.activeElement).toBe(box());
    await user.keyboard('parag parikh flexi');
    await screen.findByRole('group', { name: 'Suggestions' });
    await user.keyboard('{ArrowDown}');
    expect(active()).toMatch(/^Parag Parikh Flexi/);
    await user.keyboard('{Enter}');
    expect(navigations.map(({ to }) => to)).toEqual([
      expect.stringMatching(/^\/mutual-fund-detail\/Parag-Parikh-Flexi/),
    ]);
    expect(onOpened).toHaveBeenCalledOnce();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().value).toBe('');
  });

  it('goes up to the last option, which is all results', async () => {
    const onSearched = vi.fn();
    const { user, navigations } = show({ onSearched });
    await user.type(box(), 'elss{ArrowUp}');
    expect(active()).toBe('See all results for “elss”');
    await user.keyboard('{Enter}');
    expect(navigations).toEqual([{ to: '/search', params: { keywords: 'elss', page: 1 } }]);
    expect(onSearched).toHaveBeenCalledExactlyOnceWith({ keywords: 'elss' });
  });

  it('closes the list by Esc, then clears the text', async () => {
    const { user } = show();
    await user.type(box(), 'parag');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(box().value).toBe('parag');
    await user.keyboard('{Escape}');
    expect(box().value).toBe('');
  });

  it('searches by its button too, which Tab reaches', async () => {
    const { user, navigations } = show();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(navigations).toEqual([]);
    expect(document.activeElement).toBe(box());
    await user.keyboard('liquid');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard('{Enter}');
    expect(navigations).toEqual([{ to: '/search', params: { keywords: 'liquid', page: 1 } }]);
  });

  it('searches for what was typed, and for nothing when there is nothing', async () => {
    const { user, navigations } = show();
    await user.type(box(), '   {Enter}');
    expect(navigations).toEqual([]);
    await user.type(box(), 'liquid  {Enter}');
    expect(navigations).toEqual([{ to: '/search', params: { keywords: 'liquid', page: 1 } }]);
  });
});

describe('recent searches', () => {
  it('are kept, five of them, and found again by another search box', async () => {
    const { user, unmount, navigations } = show();
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six']) {
      await user.clear(box());
      await user.type(box(), `${word}{Enter}`);
    }
    unmount();
    const second = show({ panel: true });
    await screen.findByRole('group', { name: 'Recent searches' });
    expect(options('Recent searches')).toEqual(['six', 'five', 'four', 'three', 'two']);
    await second.user.click(screen.getByRole('option', { name: 'three' }));
    expect(navigations).toHaveLength(6);
    expect(second.navigations).toEqual([{ to: '/search', params: { keywords: 'three', page: 1 } }]);
    expect(options('Recent searches')[0]).toBe('three');
  });

  it('have the fund that was opened, and what another box on the page looked for', async () => {
    const { user, navigations } = show();
    await user.type(box(), 'parag parikh flexi');
    await screen.findByRole('group', { name: 'Suggestions' });
    await user.keyboard('{ArrowDown}{Enter}');
    localStorage.setItem('px-recent-searches', JSON.stringify([{ text: 'liquid' }, ...readRecent()]));
    await user.click(box());
    await waitFor(() => expect(options('Recent searches')).toEqual(['liquid', 'Parag Parikh Flexi Cap Fund']));
    const [first] = navigations;
    await user.click(screen.getByRole('option', { name: 'Parag Parikh Flexi Cap Fund' }));
    expect(navigations).toEqual([first, first]);
    expect(first?.to).toMatch(/^\/mutual-fund-detail\//);
  });
});

describe('the panel', () => {
  it('shows its lists at once, and no results', async () => {
    show({ panel: true });
    expect(await screen.findByRole('group', { name: 'Most searched' })).toBeTruthy();
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(RISK_WARNING)).toBeTruthy();
  });

  it('over a page, takes the focus and can be left', async () => {
    const onClosed = vi.fn();
    const { user } = show({ panel: true, overlay: true, onClosed });
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(onClosed).toHaveBeenCalledOnce();
  });
});
