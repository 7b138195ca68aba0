import type { z } from 'zod';
import { inBin } from '../core/entities/bin.js';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { choiceFilter, flagFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { Product } from './entity.js';
import { ProductAvailability, ProductCategory, ProductCondition, ProductGrade } from './enums.js';
import { canManage } from './policy.js';

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
    category: choiceFilter(ProductCategory, 'Please choose a category from the list.', 'Only products of this kind.'),
    condition: choiceFilter(
      ProductCondition,
      'Please choose a condition from the list.',
      'Only products that are so used.',
    ),
    availability: choiceFilter(
      ProductAvailability,
      'Please choose an availability from the list.',
      'Only products that can be had so.',
    ),
    grade: choiceFilter(ProductGrade, 'Please choose a grade from the list.', 'Only refurbished sets of this grade.'),
    isPublished: flagFilter('true: only published products; false: only the others.'),
    deleted: flagFilter('true gives the deleted products instead.'),
  },
);

/** All products for admins, or those in the bin; searched in name and description. */
export const productTable: Table<Product, z.output<typeof schema>> = {
  name: 'ProductTable',
  description: 'All products, newest first; searched in name and description. For admins.',
  pageDescription: 'A page of the table of products.',
  scope: 'products',
  mayRead: canManage,
  entity: Product,
  schema,
  sorts: { NAME: 'nameKey', PRICE: 'price', CATEGORY: 'category', CREATED_AT: 'createdAt' },
  where: ({ search, category, condition, availability, grade, isPublished, deleted }) => ({
    $and: [
      inBin(deleted),
      category ? { category } : {},
      condition ? { condition } : {},
      availability ? { availability } : {},
      grade ? { grade } : {},
      typeof isPublished === 'boolean' ? { isPublished } : {},
      ...(search === null ? [] : containsEveryWord('search', search)),
    ],
  }),
};
