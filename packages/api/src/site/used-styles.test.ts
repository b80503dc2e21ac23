import { expect, it } from 'vitest';
import { classesIn, usedStyles, withoutFaces, withoutFetchedFaces } from './used-styles.js';

const PAGE = classesIn('<body class="px"><p class="one two" data-x=".none">three</p></body>');

it.each([
  ['.one{a:b}.none{a:b}', '.one{a:b;}'],
  ['.one,.none{a:b}', '.one{a:b;}'],
  ['p>.two:hover .none,.three{a:b}', ''],
  ['.one:not(.none):is(.none,.two){a:b}', '.one:not(.none):is(.none,.two){a:b;}'],
  ['.px:has(.none,.one:not(.none)) p{a:b}', '.px:has(.none,.one:not(.none)) p{a:b;}'],
  ['[data-x=".none"]{a:b}', '[data-x=".none"]{a:b;}'],
  ['@media (width>1px){.none{a:b}}@media print{.one{a:b}}', '@media print{.one{a:b;}}'],
  ['@layer one,two;@layer two{.none{a:b}.two{a:b}}', '@layer one,two;@layer two{.two{a:b;}}'],
  ['.one{.none{a:b}&:hover{a:b}}', '.one{&:hover{a:b;}}'],
  ['@keyframes k{from{a:b}to{a:c}}', '@keyframes k{from{a:b}to{a:c}}'],
  ['.a\\.b{a:b}', '.a\\.b{a:b;}'],
])('of %s a page has %s', (sheet, used) => {
  expect(usedStyles([sheet], PAGE)).toBe(used);
});

it('keeps the order of sheets, and reads each once for all pages', () => {
  expect(usedStyles(['.one{a:b}', '.none{a:b}', 'p{a:c}'], PAGE)).toBe('.one{a:b;}p{a:c;}');
  expect(usedStyles(['.one{a:b}', '.none{a:b}'], classesIn('<p class="none">'))).toBe('.none{a:b;}');
});

it('leaves out the faces that have to be fetched, or all', () => {
  const [fetched, local] = ['@font-face{font-family:a;src:url(/a)}', '@font-face{src:local(b)}'];
  expect(withoutFetchedFaces(`${local}${fetched}p{a:b}`)).toBe(`${local}p{a:b}`);
  expect(withoutFaces(`${local}${fetched}p{a:b}`)).toBe('p{a:b}');
});
