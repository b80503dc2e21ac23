// @vitest-environment happy-dom
import { createElement, render } from 'preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepEntered } from './early-input.js';
import { fieldsIn, FORM_HTML, InvestForm } from './testing/rendered-form.js';

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

describe('what was entered before a page takes over', () => {
  let root: HTMLElement;
  let added: (string | undefined)[][];

  const takeOver = () => {
    const enterAgain = keepEntered(root);
    render(createElement(InvestForm, { onAdd: (...choice) => added.push(choice) }), root);
    return enterAgain();
  };

  beforeEach(() => {
    added = [];
    root = document.createElement('main');
    root.innerHTML = FORM_HTML;
    document.body.replaceChildren(root);
  });

  it('stands in its field before the keys come that were pressed meanwhile, so that they go on with it', async () => {
    const { lumpsum, amount, add } = fieldsIn(root);
    lumpsum.checked = true;
    amount.value = '23';
    // waits for its turn, as a key does during a long task
    setTimeout(() => {
      amount.value += '440';
      amount.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await takeOver();
    await pause();
    expect(amount.value).toBe('23440');
    add.click();
    expect(added).toEqual([['LUMPSUM', '23440']]);
  });

  it('is what a press sends that was made meanwhile', async () => {
    const { lumpsum, amount, add } = fieldsIn(root);
    lumpsum.checked = true;
    amount.value = '23440';
    setTimeout(() => add.click());
    await takeOver();
    await pause();
    expect(added).toEqual([['LUMPSUM', '23440']]);
  });

  it('has its caret where it was', async () => {
    const { amount } = fieldsIn(root);
    amount.focus();
    amount.value = '51000';
    amount.setSelectionRange(2, 2);
    await takeOver();
    expect([amount.selectionStart, amount.selectionEnd]).toEqual([2, 2]);
  });

  it('takes the place of an amount that was selected as a whole, also of the one that a choice brings', async () => {
    const { lumpsum, amount } = fieldsIn(root);
    lumpsum.checked = true;
    amount.focus();
    amount.select();
    await takeOver();
    expect(amount.value).toBe('10000');
    expect([amount.selectionStart, amount.selectionEnd]).toEqual([0, 5]);
  });
});
