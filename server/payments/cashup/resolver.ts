import { Arg, Ctx as Context, FieldResolver, Float, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { CashUp } from './entity.js';
import { CloseCashUpInput } from './inputs.js';
import { closeCashUp, readCashUp, reopenCashUp } from './service.js';
import { amountsOf, CashUpDay, inMethods, MethodTakings } from './views.js';

const DAY_ARG = { description: "In Kathmandu, as '2026-11-22'." };

@Resolver(() => CashUp)
export class CashUpResolver {
  @Query(() => CashUpDay, { description: "A day's takings beside what was counted. For admins." })
  @Door({ who: 'admin', scope: 'payments' })
  cashUp(@Context() ctx: Ctx, @Arg('day', () => String, DAY_ARG) day: string): Promise<CashUpDay> {
    return readCashUp(ctx, day);
  }

  @Mutation(() => CashUp, { description: 'Closes a day with what was counted; once. For admins.' })
  @Door({ who: 'admin', scope: 'payments' })
  closeCashUp(
    @Context() ctx: Ctx,
    @Arg('input', () => CloseCashUpInput, { description: 'The day and what was counted.' }) input: object,
  ): Promise<CashUp> {
    return closeCashUp(ctx, input);
  }

  @Mutation(() => CashUp, { description: 'Opens a closed day again. For the main admin.' })
  @Door({ who: 'admin', scope: 'payments' })
  reopenCashUp(@Context() ctx: Ctx, @Arg('day', () => String, DAY_ARG) day: string): Promise<CashUp> {
    return reopenCashUp(ctx, day);
  }

  @FieldResolver(() => [MethodTakings], { description: 'What the ledger had for the day when it was closed.' })
  takings(@Root() cashUp: CashUp): MethodTakings[] {
    return inMethods(cashUp.takings);
  }

  @FieldResolver(() => Float, { description: 'What the ledger had in cash when it was closed, in rupees.' })
  expected(@Root() cashUp: CashUp): number {
    return amountsOf(cashUp).expected;
  }

  @FieldResolver(() => Float, { description: 'The cash that was counted, in rupees.' })
  counted(@Root() cashUp: CashUp): number {
    return amountsOf(cashUp).counted;
  }

  @FieldResolver(() => Float, { description: 'In rupees: above 0 there was more than the ledger had.' })
  difference(@Root() cashUp: CashUp): number {
    return amountsOf(cashUp).difference;
  }
}
