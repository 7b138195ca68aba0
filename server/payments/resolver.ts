import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { SHORT_ID_ARG, UUID_ARG } from '../core/entities/ids.js';
import { Repair, TrackedRepair } from '../repairs/index.js';
import { AskDepositInput, BeginPaymentInput, RecordPaymentInput } from './inputs.js';
import { moneyOfProduct, moneyOfRepair, moneyOfTracked, paymentOfProduct } from './money.service.js';
import { beginPayment, checkOnlinePayment, missingSettings, readOnlinePayment } from './online/service.js';
import { canManage } from './policy.js';
import * as payments from './service.js';
import {
  BegunPayment,
  Money,
  OnlinePayment,
  PaymentEntryView,
  ProductPayment,
  toEntryView,
  TrackedMoney,
} from './views.js';

const BEGUN = 'Send an `Idempotency-Key` header (a UUID), so that a retry begins no second one.';
const CAPABILITY_ARG = { description: 'The UUID of the payment; NOT_FOUND where it names nothing.' };

@Resolver(() => Repair)
export class MoneyOfRepairResolver {
  @FieldResolver(() => Money, { description: 'What it costs, and what was paid.' })
  money(@Context() ctx: Ctx, @Root() repair: Repair): Promise<Money> {
    return moneyOfRepair(ctx, repair);
  }
}

@Resolver(() => TrackedRepair)
export class MoneyOfTrackedRepairResolver {
  @FieldResolver(() => TrackedMoney, {
    nullable: true,
    description: 'What is to be paid, and what was; null to strangers of a public record.',
  })
  money(@Context() ctx: Ctx, @Root() repair: TrackedRepair): Promise<TrackedMoney | null> {
    return moneyOfTracked(ctx, repair);
  }
}

@Resolver(() => Money)
export class MoneyResolver {
  @FieldResolver(() => [String], {
    description: 'Settings that are missing for ways to pay on the site. For admins; empty to others.',
  })
  missingSettings(@Context() ctx: Ctx): string[] {
    return canManage(ctx.actor) ? missingSettings(ctx) : [];
  }
}

@Resolver()
export class PaymentResolver {
  @Query(() => Money, { nullable: true, description: 'What a product costs, and what was paid for it. For admins.' })
  @Door({ who: 'admin', scope: 'payments' })
  productMoney(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'A UUID; null where it names nothing.' }) id: string,
  ): Promise<Money | null> {
    return moneyOfProduct(ctx, id);
  }

  @Query(() => ProductPayment, {
    nullable: true,
    description: 'What can be paid on the site for a set that is kept for somebody; null where nothing can.',
  })
  @Door({ who: 'anyone', scope: 'payments' })
  productPayment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'A UUID; null where it names nothing.' }) id: string,
  ): Promise<ProductPayment | null> {
    return paymentOfProduct(ctx, id);
  }

  @Query(() => OnlinePayment, { description: 'A payment on the site as it is known, for whoever knows its id.' })
  @Door({ who: 'anyone', scope: 'payments' })
  onlinePayment(@Context() ctx: Ctx, @Arg('id', () => ID, CAPABILITY_ARG) id: string): Promise<OnlinePayment> {
    return readOnlinePayment(ctx, id);
  }

  @Mutation(() => OnlinePayment, {
    description: 'Asks the provider what became of a payment, for whoever knows its id.',
  })
  @Door({ who: 'anyone', scope: 'payments' })
  checkOnlinePayment(@Context() ctx: Ctx, @Arg('id', () => ID, CAPABILITY_ARG) id: string): Promise<OnlinePayment> {
    return checkOnlinePayment(ctx, id);
  }

  @Mutation(() => BegunPayment, {
    description: `Begins a payment for a repair, for whoever sees what is open. ${BEGUN}`,
  })
  @Door({ who: 'anyone', scope: 'payments' })
  beginRepairPayment(
    @Context() ctx: Ctx,
    @Arg('id', () => String, SHORT_ID_ARG) id: string,
    @Arg('input', () => BeginPaymentInput, { description: 'With whom and how much.' }) input: object,
  ): Promise<BegunPayment> {
    return beginPayment(ctx, { repairId: id }, input);
  }

  @Mutation(() => BegunPayment, {
    description: `Begins a payment for a set that is kept for somebody and a deposit is asked for. ${BEGUN}`,
  })
  @Door({ who: 'anyone', scope: 'payments' })
  beginProductPayment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => BeginPaymentInput, { description: 'With whom and how much.' }) input: object,
  ): Promise<BegunPayment> {
    return beginPayment(ctx, { productId: id }, input);
  }

  @Mutation(() => PaymentEntryView, {
    description:
      'Enters what was paid or given back by hand. With an `Idempotency-Key` header a retry makes no second entry. For admins.',
  })
  @Door({ who: 'admin', scope: 'payments' })
  async recordPayment(
    @Context() ctx: Ctx,
    @Arg('input', () => RecordPaymentInput, { description: 'The new entry.' }) input: object,
  ): Promise<PaymentEntryView> {
    return toEntryView(await payments.recordPayment(ctx, input), new Set(), true);
  }

  @Mutation(() => PaymentEntryView, {
    description: 'Takes back an entry that was made by hand, by another one; twice is harmless. For admins.',
  })
  @Door({ who: 'admin', scope: 'payments' })
  async undoPayment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('note', () => String, { nullable: true, description: 'Why, at most 500 characters.' }) note?: string,
  ): Promise<PaymentEntryView> {
    return toEntryView(await payments.undoPayment(ctx, id, { note }), new Set(), true);
  }

  @Mutation(() => Money, {
    description: 'Asks the customer of a repair for a deposit; what was asked before is replaced. For admins.',
  })
  @Door({ who: 'admin', scope: 'payments' })
  async askRepairDeposit(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, SHORT_ID_ARG) id: string,
    @Arg('input', () => AskDepositInput, { description: 'How much.' }) input: object,
  ): Promise<Money> {
    const { thing } = await payments.askDeposit(ctx, { repairId: id }, input);
    return moneyOfRepair(ctx, thing as Repair);
  }

  @Mutation(() => Money, {
    description: 'The same of whoever a set is kept for: from then on it can be paid for on the site. For admins.',
  })
  @Door({ who: 'admin', scope: 'payments' })
  async askProductDeposit(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => AskDepositInput, { description: 'How much.' }) input: object,
  ): Promise<Money> {
    await payments.askDeposit(ctx, { productId: id }, input);
    return (await moneyOfProduct(ctx, id))!;
  }
}
