type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** What other fields of a form may hang on. */
const isChoice = (field: Field): boolean => isBox(field) || field instanceof HTMLSelectElement;

/** Tells whether a field is not as the server has rendered it. Of radios, the one that was chosen. */
function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const [first] = field.options;
  const rendered = [...field.options].find((option) => option.defaultSelected) ?? first;
  return rendered !== undefined && field.value !== rendered.value;
}

function tell(field: Field, set: () => void): void {
  set();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What an element has in which somebody types. */
type Typing = Partial<
  Pick<HTMLInputElement, 'select' | 'selectionEnd' | 'selectionStart' | 'setSelectionRange' | 'value'>
>;

/**
 * Notes what the reader has chosen, typed and unfolded before the page takes over, which sets all that back. Returns what does it again, before
 * anything that the reader does next is heard: first what is unfolded and chosen, then, once the form shows the fields of that choice, what is
 * typed: of "Lumpsum" and 20,000 neither is lost, nor is one taken for the other's. Who still types goes on where they were.
 */
export function keepEntered(root: HTMLElement): () => Promise<void> {
  const focused: (Element & Typing) | null = document.activeElement;
  const { selectionStart: caret, selectionEnd: end, value: text } = focused ?? {};
  // as by the Tab key: what is typed takes its place
  const isSelected = caret === 0 && end && end === text?.length;
  const folds = [...root.querySelectorAll('details')].map((details) => [details, details.open] as const);
  const changed = [...root.querySelectorAll<Field>('input, select, textarea')].filter(isChanged);
  const kept = changed.map((field) => [field, field.value, isBox(field) && field.checked] as const);
  const enter = (isOf: (field: Field) => boolean) => {
    for (const [field, value, isChecked] of kept)
      if (isOf(field))
        tell(field, () => {
          if (isBox(field)) field.checked = isChecked;
          else field.value = value;
          if (field === focused && typeof caret === 'number') focused.setSelectionRange?.(caret, caret);
        });
  };
  return async () => {
    for (const [details, isOpen] of folds) details.open = isOpen;
    enter(isChoice);
    // Preact draws in a microtask what a choice changes. In a task of its own, keys and presses that wait would come first
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    enter((field) => !isChoice(field));
    if (isSelected) focused?.select?.();
  };
}
