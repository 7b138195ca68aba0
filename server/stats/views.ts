import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PaymentMethod } from '../payments/index.js';
import { RepairStatus } from '../repairs/index.js';

const DAY = "A day in Kathmandu, as '2026-11-22'.";

@ObjectType({ description: 'How many repairs are at a status now.' })
export class RepairStatusCount {
  @Field(() => RepairStatus, { description: 'Where they stand.' })
  status!: RepairStatus;

  @Field(() => Int, { description: 'How many repairs are there now; may be 0.' })
  count!: number;
}

@ObjectType({ description: 'How much of something a day had.' })
export class DayCount {
  @Field({ description: DAY })
  day!: string;

  @Field(() => Int, { description: '0 for a day without any.' })
  count!: number;
}

@ObjectType({ description: 'How much money a day brought.' })
export class DayAmount {
  @Field({ description: DAY })
  day!: string;

  @Field(() => Float, { description: 'In rupees.' })
  amount!: number;
}

@ObjectType({ description: 'How long customers waited for their sets: from the request to the first delivery.' })
export class TurnaroundReport {
  @Field(() => Float, {
    nullable: true,
    description: 'The half was faster, the half slower; null where none was delivered.',
  })
  medianHours!: number | null;

  @Field(() => Int, { description: 'Repairs that were delivered for the first time in the span.' })
  deliveredCount!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The same for as many days before the span; null where none was delivered then.',
  })
  previousMedianHours!: number | null;
}

@ObjectType({ description: 'Open repairs by the days since they were requested.' })
export class AgeGroup {
  @Field(() => Int, { description: 'Days in Kathmandu since the day of request; 0 is today.' })
  minDays!: number;

  @Field(() => Int, { nullable: true, description: 'Null where there is no upper end.' })
  maxDays!: number | null;

  @Field(() => String, { nullable: true, description: `The earliest day of request. ${DAY} Null where there is none.` })
  from!: string | null;

  @Field({ description: `The latest day of request. ${DAY}` })
  to!: string;

  @Field(() => Int, { description: 'How many open repairs are that old.' })
  count!: number;
}

@ObjectType({
  description: 'What became of the quotes that were made in the span; each repair counts with its last one.',
})
export class QuoteReport {
  @Field(() => Int, { description: 'Also those that nobody decided, as when a repair went on or was cancelled.' })
  offered!: number;

  @Field(() => Int, { description: 'Those that the customer said yes to.' })
  approved!: number;

  @Field(() => Int, { description: 'Those that the customer said no to.' })
  rejected!: number;

  @Field(() => Int, { description: 'Waiting for the customer.' })
  pending!: number;

  @Field(() => Float, { nullable: true, description: 'Approved ones among the decided, 0 to 1; null where none was.' })
  acceptanceRate!: number | null;
}

@ObjectType({
  description:
    'Actual costs, without delivery charges, of repairs that stand delivered, on the day of their last delivery.',
})
export class IncomeReport {
  @Field(() => Float, { description: 'In rupees.' })
  total!: number;

  @Field(() => Float, { description: 'In rupees; the same for as many days before the span.' })
  previousTotal!: number;

  @Field(() => Int, { description: 'Delivered in the span with no actual cost written down; they count as nothing.' })
  withoutCost!: number;

  @Field(() => [DayAmount], { description: 'Every day of the span, the oldest first.' })
  perDay!: DayAmount[];
}

@ObjectType({ description: 'How much came in one way.' })
export class MethodAmount {
  @Field(() => PaymentMethod, { description: 'How it came.' })
  method!: PaymentMethod;

  @Field(() => Float, { description: 'In rupees, less what was given back.' })
  amount!: number;
}

@ObjectType({ description: 'What the ledger received, less what was given back, of repairs and of sets.' })
export class ReceivedReport {
  @Field(() => Float, { description: 'In rupees.' })
  total!: number;

  @Field(() => Float, { description: 'In rupees; the same for as many days before the span.' })
  previousTotal!: number;

  @Field(() => [DayAmount], { description: 'Every day of the span, the oldest first.' })
  perDay!: DayAmount[];

  @Field(() => [MethodAmount], { description: 'In the whole span; only methods that something came or went by.' })
  perMethod!: MethodAmount[];
}

@ObjectType({ description: 'Money that is still to be paid for repairs that were handed over so many days ago.' })
export class OpenGroup {
  @Field(() => Int, { description: 'Days in Kathmandu since the repair was over; 0 is today.' })
  minDays!: number;

  @Field(() => Int, { nullable: true, description: 'Null where there is no upper end.' })
  maxDays!: number | null;

  @Field(() => Int, { description: 'How many repairs.' })
  count!: number;

  @Field(() => Float, { description: 'In rupees.' })
  amount!: number;
}

@ObjectType({
  description:
    'What is still to be paid for repairs. What was delivered before the first entry of the ledger counts as paid.',
})
export class OpenReport {
  @Field(() => Float, { description: 'In rupees: due for what is still with the shop.' })
  inWorkshop!: number;

  @Field(() => Float, { description: 'In rupees: due for what was delivered, or whose quote was rejected.' })
  total!: number;

  @Field(() => [OpenGroup], { description: 'The same by age, the youngest first.' })
  ageing!: OpenGroup[];
}

@ObjectType({ description: 'What was received in the span, and what is open now.' })
export class MoneyReport {
  @Field(() => ReceivedReport, { description: 'What the ledger received in the span.' })
  received!: ReceivedReport;

  @Field(() => OpenReport, { description: 'What is still to be paid, now.' })
  open!: OpenReport;
}

@ObjectType({ description: 'How many reviews gave so many stars.' })
export class RatingCount {
  @Field(() => Int, { description: '1 to 5 stars.' })
  rating!: number;

  @Field(() => Int, { description: 'How many reviews gave just so many; may be 0.' })
  count!: number;
}

@ObjectType({ description: 'What was said in the span, as far as it is on the site.' })
export class ReviewReport {
  @Field(() => Int, { description: 'How many reviews there were in the span.' })
  count!: number;

  @Field(() => Float, { nullable: true, description: 'Not rounded; null without a review.' })
  average!: number | null;

  @Field(() => [RatingCount], { description: 'From five stars to one.' })
  perRating!: RatingCount[];
}

@ObjectType({
  description:
    'How the workshop is doing. The span is today and the days before it in Kathmandu. What was deleted never counts, and no earlier years are added.',
})
export class WorkshopReport {
  @Field(() => [RepairStatusCount], { description: 'Now, all statuses in the order of the work.' })
  repairsByStatus!: RepairStatusCount[];

  @Field(() => [AgeGroup], {
    description: 'Now, the youngest first; neither delivered, nor cancelled, nor with a rejected quote.',
  })
  ageing!: AgeGroup[];

  @Field(() => Int, { description: 'Now: promised for an earlier time, and not repaired yet.' })
  overdue!: number;

  @Field(() => [DayCount], { description: 'Requests on every day of the span, the oldest first.' })
  newPerDay!: DayCount[];

  @Field(() => TurnaroundReport, { description: 'How long repairs took that were delivered in the span.' })
  turnaround!: TurnaroundReport;

  @Field(() => QuoteReport, { description: 'What became of the quotes that were made in the span.' })
  quotes!: QuoteReport;

  @Field(() => IncomeReport, { description: 'What repairs that were delivered in the span brought.' })
  income!: IncomeReport;

  @Field(() => ReviewReport, { description: 'Reviews that were written in the span.' })
  reviews!: ReviewReport;
}
