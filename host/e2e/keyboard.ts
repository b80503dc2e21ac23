import { expect } from '@prosperx/e2e';
import type { Locator, Page } from 'playwright/test';

const MAX_STEPS = 150;

/** Whether the control has the focus, and what the reader's eye would miss at what has it; null: it is marked and stands free. Runs in the page. */
const lookAtFocus = (control: Element): { isThere: boolean; isWithin: boolean; problem: string | null } => {
  const focused = document.activeElement;
  const isThere = focused === control;
  const isWithin = control.contains(focused);
  // behind the last control of a page or of a dialog stand the window's own
  if (!focused || focused.matches('body, dialog:modal')) return { isThere, isWithin, problem: null };
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)}`;
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  // a hidden radio or a code's one field is marked at what is painted for it
  const around = [
    focused.parentElement,
    focused.parentElement?.parentElement,
    ...(focused.parentElement?.children ?? []),
  ];
  if (!isRinged(focused) && !around.some((element) => element && isRinged(element)))
    return { isThere, isWithin, problem: `no focus ring: ${name}` };
  const { left, top, width, height } = focused.getBoundingClientRect();
  // of what is larger than the window the part within it is looked at
  const middle = (start: number, length: number, most: number) =>
    length < most ? start + length / 2 : (Math.max(0, start) + Math.min(most, start + length)) / 2;
  const seen = document.elementFromPoint(middle(left, width, innerWidth), middle(top, height, innerHeight));
  const isFree = seen && (focused.contains(seen) || seen.contains(focused) || seen.closest('label')?.contains(focused));
  return {
    isThere,
    isWithin,
    problem: isFree || width <= 1 ? null : `covered by ${seen?.className} or off the screen: ${name}`,
  };
};

/** Goes by Tab (or back by Shift+Tab) until the control has the focus; each control on the way must show it. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeAttached();
  for (let step = 0; step < MAX_STEPS; step++) {
    await page.keyboard.press(key);
    const { isThere, problem } = await control.evaluate(lookAtFocus);
    expect(problem).toBeNull();
    if (isThere) return;
  }
  throw new Error(`${MAX_STEPS} times ${key} did not lead to ${String(control)}`);
}

/** Goes to a control and presses it. */
export async function press(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types in place of what it holds. */
export async function typeInto(page: Page, field: Locator, text: string, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, field, key);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes to a list and chooses of it by the first letters of its words. */
export async function pick(page: Page, list: Locator, words: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.type(words);
}

/** Goes to a box and ticks it, or takes its tick away. */
export async function tick(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('Space');
}

/** Waits until the focus is on something, marked and not covered: where it was put by a page, not by a key. */
export async function expectFocusOn(place: Locator): Promise<void> {
  await expect(place).toBeFocused();
  await expect.poll(() => place.evaluate(lookAtFocus)).toMatchObject({ isThere: true, problem: null });
}

/** The same of something within a place, once what had the focus is gone. */
export async function expectFocusWithin(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate(lookAtFocus)).toMatchObject({ isWithin: true, problem: null });
}

/** A new page begins where it begins: not in what is gone, nor where the last one was left. */
export async function expectFocusAtStart(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeFocused();
}
