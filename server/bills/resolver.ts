import { Arg, Ctx as Context, FieldResolver, Float, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { UUID_ARG } from '../core/entities/ids.js';
import { toRupees } from '../payments/index.js';
import { Repair, TrackedRepair } from '../repairs/index.js';
import { Bill, BillSettings } from './entity.js';
import { BillKind } from './enums.js';
import { BillSettingsInput, IssueBillInput } from './inputs.js';
import * as bills from './service.js';
import { readBillSettings, saveBillSettings } from './settings.service.js';
import { BillLineView, toLineView, toPercent } from './views.js';

@Resolver(() => Bill)
export class BillResolver {
  @Query(() => Bill, { description: 'A bill by its id. For admins.' })
  @Door({ who: 'admin', scope: 'payments' })
  bill(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<Bill> {
    return bills.readBill(ctx, id);
  }

  @Query(() => Bill, { description: 'The public copy of a bill, for whoever has its address.' })
  @Door({ who: 'anyone', scope: 'payments' })
  billCopy(
    @Context() ctx: Ctx,
    @Arg('key', () => String, { description: 'What its address ends with; NOT_FOUND where it names nothing.' })
    key: string,
  ): Promise<Bill> {
    return bills.readBillCopy(ctx, key);
  }

  @Mutation(() => Bill, {
    description:
      'Issues a bill, which gets the next number and never changes. With an `Idempotency-Key` header a retry issues no second one. For admins.',
  })
  @Door({ who: 'admin', scope: 'payments' })
  issueBill(
    @Context() ctx: Ctx,
    @Arg('input', () => IssueBillInput, { description: 'What and for whom.' }) input: object,
  ): Promise<Bill> {
    return bills.issueBill(ctx, input);
  }

  @Mutation(() => Bill, {
    description: 'Takes back the whole of a tax invoice or a PAN bill by a credit note; twice is harmless. For admins.',
  })
  @Door({ who: 'admin', scope: 'payments' })
  creditBill(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('reason', () => String, { description: 'Why, for the customer to read; at most 500 characters.' })
    reason: string,
  ): Promise<Bill> {
    return bills.creditBill(ctx, id, { reason });
  }

  @Mutation(() => Bill, { description: 'Sends the address of the public copy of a bill by mail. For admins.' })
  @Door({ who: 'admin', scope: 'payments' })
  mailBill(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('email', () => String, { description: 'To whom.' }) email: string,
    @Arg('language', () => Language, { nullable: true, description: 'English if not given.' }) language?: Language,
  ): Promise<Bill> {
    return bills.mailBill(ctx, id, { email, language });
  }

  @Mutation(() => Int, {
    description:
      'Counts a print of a bill before it is made, and answers how many there were: the first is the original, all others are copies. For admins.',
  })
  @Door({ who: 'admin', scope: 'payments' })
  printBill(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<number> {
    return bills.printBill(ctx, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Where the customer is. For admins and the owner of the repair; null to others, and where it was not given.',
  })
  customerAddress(@Context() ctx: Ctx, @Root() bill: Bill): Promise<string | null> {
    return bills.customerAddressOf(ctx, bill);
  }

  @FieldResolver(() => [BillLineView], { description: 'In the order in which they are printed.' })
  lines(@Root() { lines }: Bill): BillLineView[] {
    return lines.map(toLineView);
  }

  @FieldResolver(() => Float, { description: 'Before tax, in rupees.' })
  taxable(@Root() { taxable }: Bill): number {
    return toRupees(taxable);
  }

  @FieldResolver(() => Float, { description: 'Of the tax, in percent; 0 where there is none.' })
  taxRate(@Root() { taxRate }: Bill): number {
    return toPercent(taxRate);
  }

  @FieldResolver(() => Float, { description: 'In rupees.' })
  tax(@Root() { tax }: Bill): number {
    return toRupees(tax);
  }

  @FieldResolver(() => Float, { description: 'With tax, in rupees.' })
  total(@Root() { total }: Bill): number {
    return toRupees(total);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How often the shop has printed it. For admins; null to others.',
  })
  printCount(@Context() ctx: Ctx, @Root() bill: Bill): Promise<number | null> {
    return bills.printCountOf(ctx, bill);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What the credit note is called that takes it back; null where it holds.',
  })
  creditedBy(@Context() ctx: Ctx, @Root() bill: Bill): Promise<string | null> {
    return bills.creditedBy(ctx, bill);
  }
}

@Resolver(() => BillSettings)
export class BillSettingsResolver {
  @Query(() => BillSettings, { description: 'How the shop issues its bills. For admins.' })
  @Door({ who: 'admin', scope: 'payments' })
  billSettings(@Context() ctx: Ctx): Promise<BillSettings> {
    return readBillSettings(ctx);
  }

  @Mutation(() => BillSettings, {
    description: 'Saves how the shop issues its bills; those that are there stay as they are. For admins.',
  })
  @Door({ who: 'admin', scope: 'payments' })
  saveBillSettings(
    @Context() ctx: Ctx,
    @Arg('input', () => BillSettingsInput, { description: 'All of it.' }) input: object,
  ): Promise<BillSettings> {
    return saveBillSettings(ctx, input);
  }

  @FieldResolver(() => Float, { description: 'VAT in percent.' })
  taxRate(@Root() { taxRate }: BillSettings): number {
    return toPercent(taxRate);
  }
}

@Resolver(() => Repair)
export class BillsOfRepairResolver {
  @FieldResolver(() => [Bill], { description: 'Its bills, the newest first.' })
  bills(@Context() ctx: Ctx, @Root() repair: Repair): Promise<Bill[]> {
    return bills.billsOfRepair(ctx, repair);
  }

  @FieldResolver(() => [BillKind], { description: 'What can be issued for it now. For admins; empty to others.' })
  issuableBills(@Context() ctx: Ctx, @Root() repair: Repair): Promise<BillKind[]> {
    return bills.issuableBills(ctx, repair);
  }
}

@Resolver(() => TrackedRepair)
export class BillsOfTrackedRepairResolver {
  @FieldResolver(() => [Bill], {
    description: 'Its bills, the newest first; empty for whoever has not given the contact number.',
  })
  bills(@Context() ctx: Ctx, @Root() repair: TrackedRepair): Promise<Bill[]> {
    return bills.billsOfTracked(ctx, repair);
  }
}
