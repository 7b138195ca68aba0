import { Field, Float, ObjectType } from 'type-graphql';
import type { Actor } from '../../core/policy.js';
import type { Row } from '../../core/read/model.js';
import { warrantyEnd } from '../../repairs/index.js';
import type { Product } from '../entity.js';
import { canManage } from '../policy.js';

/** What of a product only the shop knows. */
@ObjectType({ description: 'What only the shop knows of a product.' })
export class ProductStock {
  @Field(() => Date, { nullable: true, description: 'When its reservation ends by itself; null where it has none.' })
  reservedUntil!: Date | null;

  @Field(() => String, { nullable: true, description: 'Whom it is kept for; null where it has no reservation.' })
  reservedFor!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was sold; null where it was not.' })
  soldAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The last moment of the warranty of what was sold; null where it was not, or has none.',
  })
  warrantyUntil!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whom it was bought in from; null where that is not written down.',
  })
  boughtFrom!: string | null;

  @Field(() => Float, { nullable: true, description: 'For how much, in rupees; null where that is not written down.' })
  boughtFor!: number | null;
}

export const STOCK_COLUMNS = [
  'reservedUntil',
  'reservedFor',
  'soldAt',
  'warrantyMonths',
  'boughtFrom',
  'boughtFor',
] as const satisfies readonly (keyof Product)[];

/** For admins, null to others. @param product as an entity or as a row of a list, whose moments are texts */
export function stockOf(actor: Actor, product: Product | Row<Product>): ProductStock | null {
  if (!canManage(actor)) return null;
  const { reservedUntil, reservedFor, warrantyMonths, boughtFrom, boughtFor } = product;
  const soldAt = moment(product.soldAt);
  // as that of a repair, but from the sale (decisions §14)
  const warrantyUntil = soldAt && warrantyMonths ? warrantyEnd(soldAt, warrantyMonths) : null;
  return { reservedUntil: moment(reservedUntil), reservedFor, soldAt, warrantyUntil, boughtFrom, boughtFor };
}

const moment = (written: Date | string | null): Date | null => (written === null ? null : new Date(written));
