import { Field, Float, ID, ObjectType } from 'type-graphql';
import { UUID_FIELD } from '../core/entities/ids.js';
import { toRupees } from './amounts.js';
import type { PaymentAttempt, PaymentEntry } from './entity.js';
import { AttemptProblem, AttemptState, EntryKind, OnlineMethod, PaymentMethod } from './enums.js';
import type { Balance } from './payable.js';

/** Money as callers see it: in rupees. */

@ObjectType('PaymentEntry', { description: 'A line of the ledger: money that came or went. It never changes.' })
export class PaymentEntryView {
  @Field(() => ID, UUID_FIELD)
  id!: string;

  @Field(() => EntryKind, { description: 'What it is.' })
  kind!: EntryKind;

  @Field(() => PaymentMethod, { description: 'How it came or went.' })
  method!: PaymentMethod;

  @Field(() => Float, { description: 'In rupees: above 0 it came, below 0 it went.' })
  amount!: number;

  @Field(() => Date, { description: 'When it was entered.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'What the provider or the bank knows it by; null where nothing does.',
  })
  reference!: string | null;

  @Field(() => String, { nullable: true, description: "The shop's own word. For admins; null to others." })
  note!: string | null;

  @Field({ description: 'Whether a later entry has taken it back.' })
  isUndone!: boolean;

  @Field({ description: 'Whether a provider reported it, and nobody entered it by hand.' })
  isOnline!: boolean;

  @Field(() => ID, { nullable: true, description: 'The repair that it is of; null where it is of a product.' })
  repairId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The product that it is of; null where it is of a repair.' })
  productId!: string | null;
}

@ObjectType({ description: 'The same in the list of the whole ledger, for admins.' })
export class LedgerEntry extends PaymentEntryView {
  @Field(() => String, { nullable: true, description: 'Whose repair it is of; null where it is of a product.' })
  customerName!: string | null;

  @Field(() => String, { nullable: true, description: 'What product it is of; null where it is of a repair.' })
  productName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address of whoever entered it; null where a provider reported it, and of a deleted account.',
  })
  enteredBy!: string | null;
}

@ObjectType({ description: 'A payment that somebody has begun on the site.' })
export class OnlinePayment {
  @Field(() => ID, { description: 'A UUID; whoever knows it may see this much of the payment.' })
  id!: string;

  @Field(() => OnlineMethod, { description: 'With whom.' })
  method!: OnlineMethod;

  @Field(() => Float, { description: 'In rupees.' })
  amount!: number;

  @Field(() => AttemptState, { description: 'How far it is, as the provider says.' })
  state!: AttemptState;

  @Field(() => Date, { description: 'When it was begun.' })
  at!: Date;

  @Field(() => ID, { nullable: true, description: 'The repair that is paid for; null where it is a product.' })
  repairId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The product that is paid for; null where it is a repair.' })
  productId!: string | null;

  @Field(() => AttemptProblem, {
    nullable: true,
    description: 'What the shop has to look at. For admins; null to others, and where there is nothing.',
  })
  problem!: AttemptProblem | null;

  @Field({ description: 'Whether it was paid after it had been called off.' })
  isLate!: boolean;
}

@ObjectType({ description: 'A field of a form.' })
export class PaymentFormField {
  @Field({ description: 'Its name.' })
  name!: string;

  @Field({ description: 'What is in it.' })
  value!: string;
}

@ObjectType({ description: 'A payment that was begun, and where the browser goes.' })
export class BegunPayment {
  @Field(() => OnlinePayment, { description: 'What was begun, with the id that its page has.' })
  payment!: OnlinePayment;

  @Field(() => String, {
    nullable: true,
    description: 'Where the browser goes; null where the payment is over already, as in a call sent twice.',
  })
  url!: string | null;

  @Field(() => [PaymentFormField], {
    description: 'What it sends there as a form, by POST; without fields it goes there by GET.',
  })
  fields!: PaymentFormField[];
}

const MONEY = { nullable: true, description: 'In rupees.' } as const;

/** What both views of a repair say of money. A type of its own for each, so that a normalized cache never mixes the two. */
@ObjectType()
abstract class AnyMoney {
  @Field(() => Float, { description: 'What is still to be paid, in rupees; 0 where nothing is due yet.' })
  open!: number;

  @Field(() => Float, {
    description: 'What of the deposit that the shop asks for is still to be paid, in rupees; else 0.',
  })
  deposit!: number;

  @Field(() => [OnlineMethod], { description: 'With whom it can be paid on the site; empty where it cannot.' })
  methods!: OnlineMethod[];

  @Field(() => [PaymentEntryView], { description: 'What came and went, the newest first.' })
  entries!: PaymentEntryView[];
}

@ObjectType({ description: 'What a repair costs and what was paid, as whoever holds its full id may see it.' })
export class TrackedMoney extends AnyMoney {
  @Field(() => Float, {
    ...MONEY,
    description: 'What was paid, in rupees; null to whoever has not given the contact number.',
  })
  paid!: number | null;
}

@ObjectType({ description: 'What whoever has the link of a set that is kept for somebody can pay for it on the site.' })
export class ProductPayment {
  @Field(() => Float, { description: 'What is still to be paid, in rupees.' })
  open!: number;

  @Field(() => Float, { description: 'What of the deposit is still to be paid, in rupees; else 0.' })
  deposit!: number;

  @Field(() => [OnlineMethod], { description: 'With whom it can be paid; never empty.' })
  methods!: OnlineMethod[];
}

@ObjectType({ description: 'What a repair or a product costs and what was paid, for the owner and for admins.' })
export class Money extends AnyMoney {
  @Field(() => Float, { ...MONEY, description: 'What has to be paid in all, in rupees; null where nobody knows yet.' })
  due!: number | null;

  @Field(() => Float, { description: 'What was paid, in rupees.' })
  paid!: number;

  @Field(() => Float, { description: 'What was paid too much, in rupees; else 0.' })
  overpaid!: number;

  @Field(() => [OnlinePayment], { description: 'Payments on the site, the newest first. For admins; empty to others.' })
  attempts!: OnlinePayment[];
}

export function toEntryView(entry: PaymentEntry, undone: ReadonlySet<string>, isForAdmin: boolean): PaymentEntryView {
  const { id, kind, method, amount, at, reference, note, attempt, repair, product } = entry;
  return {
    id,
    kind,
    method,
    amount: toRupees(amount),
    at,
    reference,
    note: isForAdmin ? note : null,
    isUndone: undone.has(id),
    isOnline: attempt !== null,
    repairId: repair?.id ?? null,
    productId: product?.id ?? null,
  };
}

/** @param entries in any order @returns the newest first */
export function toEntryViews(entries: readonly PaymentEntry[], isForAdmin: boolean): PaymentEntryView[] {
  const undone = new Set(entries.flatMap(({ undoes }) => (undoes ? [undoes.id] : [])));
  return entries
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((entry) => toEntryView(entry, undone, isForAdmin));
}

export const toOnlinePayment = (attempt: PaymentAttempt, isForAdmin: boolean): OnlinePayment => ({
  id: attempt.id,
  method: attempt.method,
  amount: toRupees(attempt.amount),
  state: attempt.state,
  at: attempt.at,
  repairId: attempt.repair?.id ?? null,
  productId: attempt.product?.id ?? null,
  problem: isForAdmin ? attempt.problem : null,
  isLate: attempt.isLate,
});

/** A balance in rupees. */
export const inRupees = ({ due, paid, open, overpaid, deposit }: Balance) => ({
  due: due === null ? null : toRupees(due),
  paid: toRupees(paid),
  open: toRupees(open),
  overpaid: toRupees(overpaid),
  deposit: toRupees(deposit),
});
