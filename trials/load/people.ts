import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answered, Caller } from './caller.js';

/** What people were told, to be compared with what is there at the end. */
export interface Ledger {
  /** Bookings by their mark; those that were acknowledged have an id. */
  bookings: Map<string, string | null>;
  /** Products by name, and whether they were acknowledged. */
  products: Map<string, boolean>;
  /** Every answer: when it was asked for and when it came, in milliseconds, and whether it was one. */
  answers: { from: number; to: number; isGood: boolean; what: string }[];
}

export const newLedger = (): Ledger => ({ bookings: new Map(), products: new Map(), answers: [] });

export interface Shop {
  caller: Caller;
  ledger: Ledger;
  admin: Record<string, string>;
  isOver: () => boolean;
}

/** A thought between two presses. */
const pause = () => wait(50 + Math.random() * 150);

async function ask(
  { caller, ledger }: Shop,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Answered> {
  const from = Date.now();
  const answered = await caller.call(method, path, body, headers);
  const { status } = answered;
  const isGood = status >= 200 && status < 400 && !answered.body.includes('"errors":[');
  ledger.answers.push({
    from,
    to: Date.now(),
    isGood,
    what: `${method} ${path.slice(0, 60)}: ${status} ${isGood ? '' : answered.body.slice(0, 200)}`,
  });
  return answered;
}

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
    await ask(shop, 'GET', QUESTIONS[turn % QUESTIONS.length]!, undefined, { accept: 'text/html,application/json' });
    await pause();
  }
}

/** Books, and sends the same again with the same key until it is acknowledged, as our client does; then follows it. */
export async function customer(shop: Shop): Promise<void> {
  while (!shop.isOver()) {
    const mark = randomUUID();
    const booking = {
      userName: 'Sita Sharma',
      contactNumber: '9841234567',
      brand: 'Samsung',
      issueDescription: mark,
      pickupAddress: 'Baneshwor, Kathmandu',
      preferredPickupTime: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
    };
    const key = { 'idempotency-key': randomUUID() };
    shop.ledger.bookings.set(mark, null);
    while (shop.ledger.bookings.get(mark) === null && !shop.isOver()) {
      const { status, body } = await ask(shop, 'POST', '/api/content/repair-request', booking, key);
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
    const { status, body } = await ask(shop, 'POST', '/graphql', { query: ADD, variables: { name } }, shop.admin);
    if (status === 200 && body.includes('"id"')) shop.ledger.products.set(name, true);
    await pause();
    await ask(shop, 'GET', '/api/repairs?limit=10', undefined, shop.admin);
    await pause();
  }
}
