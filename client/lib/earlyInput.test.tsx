import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, Suspense, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm, useWatch } from 'react-hook-form';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEarlyInput } from '../forms/useEarlyInput';
import { CheckField } from '../ui/CheckField';
import { Select, TextArea, TextInput } from '../ui';
import { RadioTile } from '../ui/RadioTile';
import { noteDrawnFields } from './earlyInput';
import { useEarlyValue } from '../ui/useEarlyValue';

const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(html)![1]!;

const values: { now: () => Record<string, unknown> } = { now: () => ({}) };
const asked: string[] = [];
const kept: unknown[] = [];

const defaultValues = {
  name: '',
  email: '',
  message: '',
  set: 'led',
  age: 'new',
  mail: false,
  draft: 'from before',
};

function BookingForm() {
  const form = useForm({ defaultValues });
  useEarlyInput(form, defaultValues);
  const chosen = useWatch({ control: form.control, name: 'set' });
  useEffect(() => {
    values.now = form.getValues;
    // as drafts are kept
    return form.subscribe({ formState: { values: true }, callback: (state) => kept.push(state.values.name) });
  }, [form]);
  return (
    <form>
      <div>
        <TextInput {...form.register('name')} />
      </div>
      <div>
        <TextInput type="email" {...form.register('email')} />
      </div>
      <TextArea {...form.register('message')} />
      <TextInput {...form.register('draft')} />
      {['led', 'lcd', 'crt'].map((set) => (
        <RadioTile key={set} value={set} {...form.register('set')}>
          {set}
        </RadioTile>
      ))}
      <Select {...form.register('age')}>
        <option value="new">new</option>
        <option value="old">old</option>
      </Select>
      <CheckField {...form.register('mail')}>by mail</CheckField>
      <output>{chosen}</output>
    </form>
  );
}

function Filter() {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEarlyValue(field, search, (early) => {
    asked.push(early);
    setSearch(early);
  });
  return <TextInput ref={field} name="search" value={search} onChange={({ target }) => setSearch(target.value)} />;
}

const page = { drawAnew: () => {} };
function Page() {
  const [round, setRound] = useState(0);
  useEffect(() => {
    page.drawAnew = () => setRound((count) => count + 1);
  }, []);
  return (
    <main>
      <Suspense>
        <BookingForm key={round} />
      </Suspense>
      <Suspense>
        <Filter />
      </Suspense>
    </main>
  );
}

type Field = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;
const field = (selector: string) => document.querySelector<Field>(selector)!;
const named = (name: string) => field(`[name="${name}"]`);

/** As a browser does it: the field holds what was typed, then the page learns of it. */
function type(name: string, text: string): void {
  named(name).focus();
  named(name).value = text;
  named(name).dispatchEvent(new Event('input', { bubbles: true }));
}

function tick(selector: string): void {
  field(selector).checked = true;
  field(selector).dispatchEvent(new Event('input', { bubbles: true }));
}

let root: Root;
const complaints: unknown[] = [];
async function takeOver(intrude?: () => void): Promise<void> {
  noteDrawnFields(document.getElementById('root')!);
  intrude?.();
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, <Page />, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
}

const leaving = new AbortController();
const meta = Object.assign(document.createElement('meta'), { name: 'theme-color' });
beforeAll(() => {
  Object.assign(document.documentElement, { lang: 'en' }).dataset.route = '/';
  const listen = (type: string, listener: EventListener, capture = false) =>
    window.addEventListener(type, listener, { capture, signal: leaving.signal });
  document.head.append(meta);
  // the very text of index.html, as a browser runs it
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function('addEventListener', script)(listen);
  delete document.documentElement.dataset.route;
  // where another file has loaded it, user-event moves the caret of each field that gets the focus
  listen('focus', (event) => event.stopImmediatePropagation(), true);
});
afterAll(() => {
  leaving.abort();
  meta.remove();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  complaints.length = 0;
  asked.length = 0;
  kept.length = 0;
});

describe('what was done to a page before React reached it', () => {
  it('stays in its field, and its form knows of it', async () => {
    const before = named('name');
    type('name', 'Ram Bahadur');
    type('draft', 'begun anew');
    tick('[value="crt"]');
    tick('[name="mail"]');
    await takeOver();
    expect(complaints).toEqual([]);
    expect(named('name')).toBe(before);
    expect(values.now()).toEqual({
      name: 'Ram Bahadur',
      email: '',
      message: '',
      set: 'crt',
      age: 'new',
      mail: true,
      draft: 'begun anew',
    });
    expect([named('name').value, named('message').value, field('[value="crt"]').checked]).toEqual([
      'Ram Bahadur',
      '',
      true,
    ]);
    expect(field('[value="crt"]').defaultChecked).toBe(false);
    expect(document.querySelector('output')!.textContent).toBe('crt');
    expect(kept).toEqual(['Ram Bahadur']);
  });

  it('counts while React takes the page over, too, and the other way round', async () => {
    tick('[value="crt"]');
    await takeOver(() => tick('[value="led"]'));
    expect(values.now().set).toBe('led');
  });

  it('is not written again into the field that holds it: the caret of one for an address would go to the beginning', async () => {
    type('email', 'ram@example.com');
    const written = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
    await takeOver();
    expect(kept).toHaveLength(1);
    expect(values.now().email).toBe('ram@example.com');
    expect(written.mock.contexts.filter((each) => each === named('email'))).toEqual([]);
  });

  it('is no secret to a field whose value is the client’s own', async () => {
    type('search', 'sony');
    await takeOver();
    expect([named('search').value, asked]).toEqual(['sony', ['sony']]);
  });

  it.each([
    ['an element behind each field', () => document.querySelectorAll('input').forEach((each) => each.after(strange()))],
    ['an element before a text', () => named('message').before(strange())],
    ['other words', () => document.querySelector('label')!.lastChild!.replaceWith(strange())],
  ])('goes over to the fields that are drawn anew where somebody has put in %s', async (_, intrude) => {
    const before = named('name');
    type('email', 'ram@example.com');
    type('message', 'No picture,\nbut sound.');
    tick('[value="lcd"]');
    tick('[name="mail"]');
    named('age').value = 'old';
    named('age').dispatchEvent(new Event('input', { bubbles: true }));
    type('name', 'Ram Bahadur');
    named('name').setSelectionRange(3, 3);
    await takeOver(intrude);
    expect(complaints.length).toBeGreaterThan(0);
    expect(named('name')).not.toBe(before);
    expect(values.now()).toEqual({
      name: 'Ram Bahadur',
      email: 'ram@example.com',
      message: 'No picture,\nbut sound.',
      set: 'lcd',
      age: 'old',
      mail: true,
      draft: 'from before',
    });
    expect([named('name').value, named('age').value, field('[value="lcd"]').checked]).toEqual([
      'Ram Bahadur',
      'old',
      true,
    ]);
    expect(document.activeElement).toBe(named('name'));
    expect(named('name').selectionStart).toBe(3);
  });

  it('leaves the focus where it is now', async () => {
    type('name', 'Ram');
    named('name').blur();
    await Promise.resolve();
    named('name').after(strange());
    await takeOver();
    expect([named('name').value, document.activeElement]).toEqual(['Ram', document.body]);
  });

  it('is not offered again in a form that takes the place of the one that had it', async () => {
    type('name', 'Ram');
    await takeOver();
    type('name', 'Ram Bahadur');
    await act(async () => page.drawAnew());
    expect([named('name').value, values.now().name]).toEqual(['', '']);
  });
});

it('no form is sent by the browser', () => {
  const sending = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')!.dispatchEvent(sending);
  expect(sending.defaultPrevented).toBe(true);
  // nothing was taken over in this test
  root = { render: () => {}, unmount: () => {} };
});

const strange = () => document.createElement('com-stranger');
