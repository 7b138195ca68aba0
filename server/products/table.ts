import { inBin } from '../core/entities/bin.js';
import { choiceFilter, flagFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { Product } from './entity.js';
import { ProductAvailability, ProductCategory, ProductCondition, ProductGrade } from './enums.js';
import { canManage } from './policy.js';

/** All products for admins, or those in the bin; searched in name and description. */
export const productTable = declareTable({
  name: 'ProductTable',
  description: 'All products, newest first; searched in name and description. For admins.',
  pageDescription: 'A page of the table of products.',
  scope: 'products',
  mayRead: canManage,
  entity: Product,
  sortDescription: 'What the table of products is sorted by.',
  sorts: {
    NAME: ['nameKey', 'By name, regardless of case.'],
    PRICE: ['price', 'By price; rising, what has its price on request comes first.'],
    CATEGORY: ['category', 'By the name of the category.'],
    CREATED_AT: ['createdAt', 'By when it was put up for sale.'],
  },
  order: ['CREATED_AT', 'DESC'],
  filters: {
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
  searched: 'search',
  where: ({ deleted }) => [inBin(deleted)],
});
