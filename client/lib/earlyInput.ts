/** A field of a form, wherever it stands. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that the server drew, by name and place among those of that name. */
const drawn = new Map<string, Field>();
/** Of each group of radio buttons the one that was chosen: the form gives its own to the first that it is told of, which takes that back. */
const chosen = new Map<string, Field>();
/** Fields that React has reached: from then on what they hold is their form's business. */
const reached = new WeakSet<Field>();
/** The one that has the focus, or had it when it was taken out of the page. */
let focused: EventTarget | null = null;

const keyOf = (field: Field) => `${field.name} ${[...document.getElementsByName(field.name)].indexOf(field)}`;
const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** Whether it holds something else than the page came with. */
function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Keeps in mind the fields of a page that the server drew, before React takes it over: it may draw some anew (`keepEarlyInput`). */
export function noteDrawnFields(root: HTMLElement): void {
  drawn.clear();
  chosen.clear();
  for (const field of root.querySelectorAll<Field>('input[name], textarea[name], select[name]')) {
    drawn.set(keyOf(field), field);
    if (field.type === 'radio' && (field as HTMLInputElement).checked && isEdited(field)) chosen.set(field.name, field);
  }
  root.addEventListener('input', (event) => {
    const field = event.target as Field;
    if (field.type === 'radio') chosen.set(field.name, field);
  });
  focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target));
  root.addEventListener('focusout', ({ target }) => {
    // not one that is being taken out of the page
    queueMicrotask(() => {
      if ((target as Element).isConnected && focused === target) focused = null;
    });
  });
}

/**
 * Sees to it that a field which React reaches only now keeps what a person did to it before. What the server drew is the same element, and
 * holds its text by itself. Where somebody else put an element into the page (a password manager, a grammar checker, a translator) React
 * draws the part anew: the text, the focus and the caret go over from the old field, in the same commit, so that no key finds neither.
 * To be called before the field is given to its form, which then reads it as edited.
 * @returns what is left to do once the form has it, if anything
 */
export function keepEarlyInput(field: Field): (() => void) | undefined {
  if (drawn.size === 0 || reached.has(field)) return undefined;
  reached.add(field);
  const old = drawn.get(keyOf(field));
  if (!old || (old !== field && (old.isConnected || reached.has(old)))) return undefined;
  if (old !== field) carryOver(old, field);
  if (chosen.get(field.name) !== old) return undefined;
  // A form gives its radio buttons their first value, but for one that was drawn as chosen.
  const radio = field as HTMLInputElement;
  Object.assign(radio, { checked: true, defaultChecked: true });
  return () => void (radio.defaultChecked = false);
}

function carryOver(old: Field, field: Field): void {
  if (isEdited(old)) {
    if (isTick(old)) (field as HTMLInputElement).checked = old.checked;
    else if (old.type !== 'file') field.value = old.value;
  }
  if (focused !== old) return;
  field.focus({ preventScroll: true });
  if (old.localName === 'select' || field.localName === 'select') return;
  const { selectionStart, selectionEnd } = old as HTMLInputElement;
  // fields for addresses and numbers tell of no caret, and have it at the end
  if (selectionStart !== null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
