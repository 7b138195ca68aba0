/** What a field held when a hand had just been there. */
interface Held {
  value: string;
  checked?: boolean;
}

/** What hands did to parts of a drawn page that the client has not reached; the script in the head of index.html keeps it. */
interface EarlyHands {
  /** Fields that were typed into, or ticked, the latest last. */
  typed: Map<EventTarget, Held>;
  /** The last button or link that was pressed, or the form that was sent with Enter. */
  pressed: HTMLElement | null;
  isReached: (element: Element) => boolean;
}

declare global {
  interface Window {
    pardaEarly?: EarlyHands;
  }
}

const LOOK_EVERY_MS = 50;
/** Code that has not come by then does not come. */
const GIVE_UP_MS = 60_000;

/**
 * Does again what was done to a drawn page, part by part as somebody comes to listen there: fields get what was typed, for
 * hydration may have given them their first value back, and the last press counts. Ends when every part is reached.
 */
export function repeatEarlyHands(root: HTMLElement): void {
  const early = window.pardaEarly;
  if (!early) return;
  const end = Date.now() + GIVE_UP_MS;
  const look = () => {
    const { typed, pressed, isReached } = early;
    for (const [field, held] of typed) {
      if (!isField(field) || !isReached(field)) continue;
      typed.delete(field);
      giveBack(field, held);
    }
    if (pressed && isReached(pressed)) {
      early.pressed = null;
      press(pressed);
    }
    const all = [...root.querySelectorAll('a, button, form, input, select, textarea')];
    if (all.every(isReached) || Date.now() > end) delete window.pardaEarly;
    else setTimeout(look, LOOK_EVERY_MS);
  };
  setTimeout(look);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof Element && /^(input|textarea|select)$/.test(target.localName);

/**
 * As if done once more. What is set on the element itself is what React takes for the state before, whatever it was, so that it sees a
 * change.
 */
function giveBack(field: Field, { value, checked }: Held): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

function press(pressed: HTMLElement): void {
  if (!pressed.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}
