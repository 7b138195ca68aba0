import { Field, Float, ObjectType } from 'type-graphql';
import { toRupees } from '../amounts.js';
import { PaymentMethod } from '../enums.js';
import { PaymentEntryView } from '../views.js';
import { CashUp } from './entity.js';
import { cashOf, type Takings } from './takings.js';

@ObjectType({ description: 'What came and went in one way.' })
export class MethodTakings {
  @Field(() => PaymentMethod, { description: 'How it came or went.' })
  method!: PaymentMethod;

  @Field(() => Float, { description: 'In rupees, less what was given back.' })
  amount!: number;
}

@ObjectType({ description: "A day's takings beside what was counted. For admins." })
export class CashUpDay {
  @Field({ description: "The day in Kathmandu, as '2026-11-22'." })
  day!: string;

  @Field(() => [MethodTakings], {
    description: 'As the ledger has them now; only methods that something came or went by.',
  })
  takings!: MethodTakings[];

  @Field(() => Float, { description: 'All of them together, in rupees.' })
  total!: number;

  @Field(() => Float, { description: 'What of it is cash, in rupees.' })
  cash!: number;

  @Field(() => CashUp, { nullable: true, description: 'How the day was closed; null while it is open.' })
  closing!: CashUp | null;

  @Field(() => Float, {
    description: 'What was entered for the day since it was closed, in rupees; 0 while it is open.',
  })
  sinceClosing!: number;

  @Field({ description: 'Whether the caller may open it again.' })
  canReopen!: boolean;

  @Field(() => [PaymentEntryView], { description: 'The entries of the day, the newest first.' })
  entries!: PaymentEntryView[];
}

/** In the order of the methods. */
export const inMethods = (takings: Takings): MethodTakings[] =>
  Object.values(PaymentMethod).flatMap((method) => {
    const paisa = takings[method];
    return paisa === undefined ? [] : [{ method, amount: toRupees(paisa) }];
  });

/** What follows from what is kept of a closed day, in rupees. */
export const amountsOf = ({ takings, counted }: CashUp) => ({
  expected: toRupees(cashOf(takings)),
  counted: toRupees(counted),
  difference: toRupees(counted - cashOf(takings)),
});
