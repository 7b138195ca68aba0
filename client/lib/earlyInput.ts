/** A field of a form, wherever it stands. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What people did to the fields of a page before React reached them; the script in the head of index.html writes it down, and knows a
 * field by `keyOf`: its name and its place among those of that name, or the name of its group.
 */
interface EarlyInput {
  /** The fields that were typed into, chosen from or entered, by key. */
  fields: Record<string, Field>;
  /** The one that has the focus, or had it when it was taken out of the page. */
  focused: EventTarget | null;
  keyOf: (field: Field) => string;
}

declare global {
  interface Window {
    pardaEarly?: EarlyInput;
  }
}

/** Fields that React has reached: from then on what they hold is their form's business. */
const reached = new WeakSet<Field>();

const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/**
 * Sees to it that a field which React reaches only now keeps what a person did to it before. What the server drew is the same element, and
 * holds its text by itself. Where somebody else put an element into the page (a password manager, a grammar checker, a translator) React
 * draws the part anew: the text, the focus and the caret go over from the old field, in the same commit, so that no key finds neither.
 * To be called before the field is given to its form, which then reads it as edited.
 * @returns what is left to do once the form has it, if anything
 */
export function keepEarlyInput(field: Field): (() => void) | undefined {
  const early = window.pardaEarly;
  if (!early || reached.has(field)) return undefined;
  reached.add(field);
  const old = early.fields[early.keyOf(field)];
  if (!old || (old !== field && (old.isConnected || reached.has(old)))) return undefined;
  if (old !== field) carryOver(old, field, early.focused === old);
  if (field.type !== 'radio' || old.value !== field.value) return undefined;
  // A form gives its radio buttons their first value, but for one that was drawn as chosen.
  const radio = field as HTMLInputElement;
  Object.assign(radio, { checked: true, defaultChecked: true });
  return () => void (radio.defaultChecked = false);
}

function carryOver(old: Field, field: Field, hadFocus: boolean): void {
  if (isTick(old)) (field as HTMLInputElement).checked = old.checked;
  else if (old.type !== 'file') field.value = old.value;
  if (!hadFocus) return;
  field.focus({ preventScroll: true });
  if (old.localName === 'select' || field.localName === 'select') return;
  const { selectionStart, selectionEnd } = old as HTMLInputElement;
  // fields for addresses and numbers tell of no caret, and have it at the end
  if (selectionStart !== null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
