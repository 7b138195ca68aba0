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
  /** The parts that are not taken over yet; a form counts as reached when there are none, since it is large. */
  coming: Set<object>;
  /** Keep what was done, where the part is unreached; they hear it at the window. */
  keydown: (event: KeyboardEvent) => void;
  click: (event: MouseEvent) => void;
}

declare global {
  interface Window {
    pardaEarly?: EarlyHands;
  }
}

const LOOK_EVERY_MS = 50;
/** Code that has not come by then does not come. */
const GIVE_UP_MS = 60_000;

/** The first signs of somebody, or of another page to come. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'input',
  'scroll',
  'hashchange',
  'popstate',
] as const;

/**
 * Upon these React takes over the part that they come to at once and in one go, for which nothing else answers on a slow phone. Kept from
 * it, it goes on piece by piece.
 */
const HURRYING = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keypress',
  'keyup',
  'input',
  'change',
  'click',
] as const;

let isSomebodyHere = false;
let hand: Promise<void> | undefined;

/**
 * Resolves with the first sign of somebody at a page that the server drew.
 * @returns undefined where nothing was drawn, or somebody has been here already
 */
export function firstHand(): Promise<void> | undefined {
  if (typeof window === 'undefined' || !window.pardaEarly || isSomebodyHere) return undefined;
  const { typed, pressed } = window.pardaEarly;
  isSomebodyHere = document.activeElement !== document.body || window.scrollY > 0 || typed.size > 0 || pressed !== null;
  if (isSomebodyHere) return undefined;
  hand ??= new Promise((resolve) => {
    const listening = new AbortController();
    for (const sign of SIGNS) {
      window.addEventListener(
        sign,
        () => {
          listening.abort();
          isSomebodyHere = true;
          resolve();
        },
        { capture: true, passive: true, signal: listening.signal },
      );
    }
  });
  return hand;
}

/**
 * Does again what was done to a drawn page, part by part as somebody comes to listen there: fields get what was typed, for
 * hydration may have given them their first value back, and the last press counts. Ends when every part is reached.
 */
export function repeatEarlyHands(root: HTMLElement): void {
  const early = window.pardaEarly;
  if (!early) return;
  const { typed, isReached } = early;
  const listening = new AbortController();
  const keepFromReact = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !root.contains(target) || isReached(target)) return;
    if (event.type === 'click') early.click(event as MouseEvent);
    if (event.type === 'keydown') early.keydown(event as KeyboardEvent);
    event.stopPropagation();
  };
  for (const type of HURRYING) {
    window.addEventListener(type, keepFromReact, { capture: true, signal: listening.signal });
  }
  const giveBackAll = () => {
    for (const [field, held] of typed) {
      if (!isField(field) || !isReached(field)) continue;
      typed.delete(field);
      giveBack(field, held);
    }
  };
  let end = 0;
  const look = () => {
    giveBackAll();
    const { pressed } = early;
    if (pressed && isReached(pressed)) {
      early.pressed = null;
      press(pressed);
    }
    const all = [...root.querySelectorAll('a, button, form, input, select, textarea')];
    if (all.every(isReached) || Date.now() > end) finish();
    else setTimeout(look, LOOK_EVERY_MS);
  };
  const finish = () => {
    listening.abort();
    delete window.pardaEarly;
  };
  const begin = () => {
    end = Date.now() + GIVE_UP_MS;
    // a press counts with what was typed before it
    window.addEventListener('click', giveBackAll, { capture: true, signal: listening.signal });
    setTimeout(look);
  };
  const waited = firstHand();
  if (waited) void waited.then(begin);
  else begin();
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof Element && /^(input|textarea|select)$/.test(target.localName);

/**
 * As if done once more; files that were chosen stay where they are. What is set on the element itself is what React takes for the state before, whatever it was, so that it sees a
 * change.
 */
function giveBack(field: Field, { value, checked }: Held): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  if (field instanceof HTMLInputElement && field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
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
