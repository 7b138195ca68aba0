import type { Ref } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.js';
import { DELETED_TOO } from '../core/entities/bin.js';
import { newUuid } from '../core/entities/ids.js';
import { Product } from '../products/index.js';
import { Repair } from '../repairs/index.js';
import { PAISA } from './amounts.js';
import { AttemptProblem, AttemptState, EntryKind, OnlineMethod, PaymentMethod } from './enums.js';

const newestOf = (table: string, column: string) =>
  `create index "${table}_${column}" on "${table}" ("${column}", "at", "id") where "${column}" is not null`;

/** What money is for is still known once it was deleted. */
const PAID_FOR = { ref: true, nullable: true, deleteRule: 'no action', filters: DELETED_TOO } as const;

const ONE_THING = 'num_nonnulls("repair_id", "product_id") = 1';

/**
 * A payment that somebody has begun on the site (decisions §15). It is here before the browser leaves; what becomes of it only the
 * provider says, asked by us.
 */
@Entity({ tableName: 'payment_attempt' })
@Check({ name: 'payment_attempt_of_one_thing', expression: ONE_THING })
@Check({ name: 'payment_attempt_amount', expression: '"amount" > 0' })
@Index({ name: 'payment_attempt_repair_id', expression: newestOf('payment_attempt', 'repair_id') })
@Index({ name: 'payment_attempt_product_id', expression: newestOf('payment_attempt', 'product_id') })
export class PaymentAttempt {
  /** What the provider knows it by: eSewa as `transaction_uuid`, Khalti as `purchase_order_id`. */
  @PrimaryKey({ type: 'uuid' })
  id: string = newUuid();

  /** Either this or the product. */
  @ManyToOne({ ...PAID_FOR, entity: () => Repair })
  repair: Ref<Repair> | null = null;

  @ManyToOne({ ...PAID_FOR, entity: () => Product })
  product: Ref<Product> | null = null;

  @Enum({ items: () => OnlineMethod, type: 'text' })
  method!: OnlineMethod;

  /** What its entry will be. */
  @Enum({ items: () => EntryKind, type: 'text' })
  kind!: EntryKind;

  @Property({ ...PAISA })
  amount!: number;

  @Enum({ items: () => AttemptState, type: 'text' })
  state: AttemptState = AttemptState.CREATED;

  @Enum({ items: () => AttemptProblem, type: 'text', nullable: true })
  problem: AttemptProblem | null = null;

  /** Whether it was paid after we had called it off. */
  @Property({ type: 'boolean' })
  isLate: boolean = false;

  /** Khalti's own name of it (`pidx`), which it is asked by. */
  @Property({ type: 'text', nullable: true })
  providerId: string | null = null;

  /** Where the payer goes at Khalti. */
  @Property({ type: 'text', nullable: true })
  payUrl: string | null = null;

  @Property({ type: 'timestamptz' })
  at!: Date;

  /** When the provider last answered, or did not. */
  @Property({ type: 'timestamptz', nullable: true })
  askedAt: Date | null = null;

  /** How often the clock has asked (followUp.ts). */
  @Property({ type: 'integer' })
  asks: number = 0;
}

/**
 * A line of the ledger: money that came or went (decisions §15). It never changes; what was wrong is put right by another one. It outlives
 * what it was paid for.
 */
@Entity({ tableName: 'payment_entry' })
@Check({ name: 'payment_entry_of_one_thing', expression: ONE_THING })
@Check({
  name: 'payment_entry_sign',
  expression: `"amount" <> 0 and ("kind" <> 'DEPOSIT' or "amount" > 0) and ("kind" <> 'PAYMENT' or "amount" > 0) and ("kind" <> 'REFUND' or "amount" < 0)`,
})
@Index({ name: 'payment_entry_repair_id', expression: newestOf('payment_entry', 'repair_id') })
@Index({ name: 'payment_entry_product_id', expression: newestOf('payment_entry', 'product_id') })
@Index({ name: 'payment_entry_at', expression: 'create index "payment_entry_at" on "payment_entry" ("at", "id")' })
@Index({
  name: 'payment_entry_attempt_received',
  expression: `create unique index "payment_entry_attempt_received" on "payment_entry" ("attempt_id") where "amount" > 0`,
})
@Index({
  name: 'payment_entry_attempt_refunded',
  expression: `create unique index "payment_entry_attempt_refunded" on "payment_entry" ("attempt_id") where "amount" < 0`,
})
export class PaymentEntry {
  @PrimaryKey({ type: 'uuid' })
  id: string = newUuid();

  /** Either this or the product. */
  @ManyToOne({ ...PAID_FOR, entity: () => Repair })
  repair: Ref<Repair> | null = null;

  @ManyToOne({ ...PAID_FOR, entity: () => Product })
  product: Ref<Product> | null = null;

  @Enum({ items: () => EntryKind, type: 'text' })
  kind!: EntryKind;

  @Enum({ items: () => PaymentMethod, type: 'text' })
  method!: PaymentMethod;

  /** Above 0 it came, below 0 it went. */
  @Property({ ...PAISA })
  amount!: number;

  @Property({ type: 'timestamptz' })
  at!: Date;

  /** What the provider or the bank knows it by. */
  @Property({ type: 'text', nullable: true })
  reference: string | null = null;

  /** The shop's own word. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** Who entered it; null where a provider's answer did, and for a deleted account. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  by: Ref<User> | null = null;

  /** The payment on the site that it is of. */
  @ManyToOne({ entity: () => PaymentAttempt, ref: true, nullable: true, deleteRule: 'no action' })
  attempt: Ref<PaymentAttempt> | null = null;

  /** What it takes back; nothing is taken back twice. */
  @ManyToOne({ entity: () => PaymentEntry, ref: true, nullable: true, unique: true, deleteRule: 'no action' })
  undoes: Ref<PaymentEntry> | null = null;
}

/** The deposit that the shop has asked for; the newest word counts. */
@Entity({ tableName: 'payment_deposit' })
@Check({ name: 'payment_deposit_of_one_thing', expression: ONE_THING })
export class AskedDeposit {
  @PrimaryKey({ type: 'uuid' })
  id: string = newUuid();

  @ManyToOne({ ...PAID_FOR, entity: () => Repair, unique: true })
  repair: Ref<Repair> | null = null;

  @ManyToOne({ ...PAID_FOR, entity: () => Product, unique: true })
  product: Ref<Product> | null = null;

  /** How much is to be paid in all by then, with what was paid before it was asked for; 0 where it was taken back. */
  @Property({ ...PAISA })
  amount!: number;
}
