import { z } from 'zod';
import { inBin } from '../core/entities/bin.js';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { flagFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { Product } from './entity.js';
import { ProductCategory, ProductCondition } from './enums.js';

export enum ProductTableSort {
  NAME = 'NAME',
  PRICE = 'PRICE',
  CATEGORY = 'CATEGORY',
  CREATED_AT = 'CREATED_AT',
}

describedEnum(ProductTableSort, 'ProductTableSort', 'What the table of products is sorted by.', {
  NAME: 'By name, regardless of case.',
  PRICE: 'By price; rising, what has its price on request comes first.',
  CATEGORY: 'By the name of the category.',
  CREATED_AT: 'By when it was put up for sale.',
});

const schema = tableSchema(
  ProductTableSort,
  { sort: ProductTableSort.CREATED_AT, direction: SortDirection.DESC },
  {
    category: z
      .enum(ProductCategory, { error: 'Please choose a category from the list.' })
      .nullish()
      .meta({ description: 'Only products of this category.' }),
    condition: z
      .enum(ProductCondition, { error: 'Please choose a condition from the list.' })
      .nullish()
      .meta({ description: 'Only products in this condition.' }),
    isPublished: flagFilter.meta({ description: 'Only what is published, or only the rest.' }),
    deleted: flagFilter.meta({
      description: 'Only those in the bin, or only those that are not in it; the latter if not given.',
    }),
  },
);

/** All products for admins, or those in the bin; searched in name and description. */
export const productTable: Table<Product, z.output<typeof schema>> = {
  entity: Product,
  schema,
  sorts: { NAME: 'nameKey', PRICE: 'price', CATEGORY: 'category', CREATED_AT: 'createdAt' },
  where: ({ search, category, condition, isPublished, deleted }) => ({
    $and: [
      inBin(deleted),
      category ? { category } : {},
      condition ? { condition } : {},
      typeof isPublished === 'boolean' ? { isPublished } : {},
      ...(search === null ? [] : containsEveryWord('search', search)),
    ],
  }),
};
