import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { BOOKING_PATH, bookingWith } from '../../../e2e/support/repairs.js';
import { drawing } from '../../../server/testing/mediaFiles.js';
import { ask, askGraphql, type Shop } from './ledger.js';

/** A thought between two presses. */
const pause = () => wait(50 + Math.random() * 150);

const QUESTIONS = [
  '/graphql?query={products(first:12){edges{node{id,name,price,rating{average,count}}}}}',
  '/graphql?query={reviews(first:10){edges{node{id,rating,comment}}}}',
  '/graphql?query={contentVersion}',
  '/api/content/faq-items',
  '/api/products',
  '/',
  '/products',
];

/** Reads, and never asks the same twice in a row. */
export async function reader(shop: Shop): Promise<void> {
  for (let turn = Math.floor(Math.random() * QUESTIONS.length); !shop.isOver(); turn++) {
    await ask(shop, 'GET', QUESTIONS[turn % QUESTIONS.length]!, { headers: { accept: 'text/html,application/json' } });
    await pause();
  }
}

/** Books, and sends the same again with the same key until it is acknowledged, as our client does; then follows it. */
export async function customer(shop: Shop): Promise<void> {
  while (!shop.isOver()) {
    const mark = randomUUID();
    const booking = { body: bookingWith({ issueDescription: mark }), headers: { 'idempotency-key': randomUUID() } };
    shop.ledger.bookings.set(mark, null);
    while (shop.ledger.bookings.get(mark) === null && !shop.isOver()) {
      const { status, body } = await ask(shop, 'POST', BOOKING_PATH, booking);
      if (status === 201) shop.ledger.bookings.set(mark, (JSON.parse(body) as { id: string }).id);
      else await pause();
    }
    const id = shop.ledger.bookings.get(mark);
    if (id) await ask(shop, 'GET', `/api/repairs/${id}`);
    await pause();
  }
}

const ADD = `mutation ($name: String!) { createProduct(input: { name: $name, description: "<p>.</p>", price: 1 }) { id } }`;

/** Adds products, and does not try again what was not acknowledged. */
export async function admin(shop: Shop): Promise<void> {
  while (!shop.isOver()) {
    const name = randomUUID();
    shop.ledger.products.set(name, false);
    if (await askGraphql(shop, ADD, { name }, shop.admin)) shop.ledger.products.set(name, true);
    await pause();
    await ask(shop, 'GET', '/api/repairs?limit=10', { headers: shop.admin });
    await pause();
  }
}

const WRITE = 'mutation ($message: ContactMessageInput!) { sendContactMessage(input: $message) }';
const FIND = 'query ($search: String!) { inboxTable(search: $search) { items { id } } }';
const REPLY = 'mutation ($id: ID!) { replyToInboxMessage(id: $id, text: "We are open until six.") { id } }';

/** A guest asks by mail, and an admin answers; neither tries again what was not acknowledged. */
export async function correspondent(shop: Shop): Promise<void> {
  while (!shop.isOver()) {
    await wait(1_000 + Math.random() * 500);
    const email = `${randomUUID()}@example.com`;
    const message = { name: 'Gita Rai', email, subject: 'Hours', message: 'When are you open?' };
    if (!(await askGraphql(shop, WRITE, { message }))) continue;
    type Found = { inboxTable: { items: { id: string }[] } };
    const found = await askGraphql<Found>(shop, FIND, { search: email }, shop.admin);
    const id = found?.inboxTable.items[0]?.id;
    if (!id) continue;
    shop.ledger.mails.set(email, false);
    if (await askGraphql(shop, REPLY, { id }, shop.admin)) shop.ledger.mails.set(email, true);
  }
}

/** Uploads pictures, and looks at each once. */
export async function photographer(shop: Shop): Promise<void> {
  while (!shop.isOver()) {
    await wait(1_000 + Math.random() * 500);
    const form = new FormData();
    form.append('upload_preset', 'parda');
    const content = await drawing(200, 150, `#${randomBytes(3).toString('hex')}`);
    form.append('file', new Blob([Uint8Array.from(content)], { type: 'image/png' }), 'screen.png');
    const { status, body } = await ask(shop, 'POST', '/media/parda/image/upload', { body: form, need: 'the store' });
    if (status !== 200) continue;
    const path = new URL((JSON.parse(body) as { secure_url: string }).secure_url).pathname;
    shop.ledger.uploads.push(path);
    await ask(shop, 'GET', path, { need: 'the store' });
  }
}

/** Asks the AI helper. */
export async function inquirer(shop: Shop): Promise<void> {
  const question = 'How long does the repair of a TV take?';
  while (!shop.isOver()) {
    await wait(1_000 + Math.random() * 500);
    await ask(shop, 'POST', '/api/assistant/ask', { body: { question }, need: 'the assistant' });
  }
}
