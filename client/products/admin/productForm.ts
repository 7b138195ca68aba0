import { decimalRupees } from '../../lib/money';
import type {
  ProductCategory,
  ProductCondition,
  ProductGrade,
  ProductInput,
  ProductRowFragment,
} from './productsAdmin.gen';

/** The fields of a product as its form has them, in the order of the screen; the price is a text until it is sent. */
export interface ProductValues {
  name: string;
  price: string;
  category: ProductCategory;
  condition: ProductCondition;
  description: string;
  imageUrls: string[];
  isPublished: boolean;
  /** The very set that it is; null for what is no single set. */
  set: { id: string; name: string } | null;
  /** '' for what has no grade. */
  grade: ProductGrade | '';
  warrantyMonths: string;
  boughtFrom: string;
  boughtFor: string;
}

/** A set in one line. */
export const nameOfSet = ({ brand, model, serial }: { brand: string; model: string | null; serial: string | null }) =>
  [brand, model, serial].filter(Boolean).join(', ');

/** back-office §4: published, a TV, price 0; decisions §12: used, in good condition. */
export const newProduct: ProductValues = {
  name: '',
  price: '0',
  category: 'TV',
  condition: 'UsedGood',
  description: '',
  imageUrls: [],
  isPublished: true,
  set: null,
  grade: '',
  warrantyMonths: '',
  boughtFrom: '',
  boughtFor: '',
};

const decimalOrBlank = (rupees: number | null): string => (rupees === null ? '' : decimalRupees(rupees));

const numberOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

export const valuesOf = (product: ProductRowFragment): ProductValues => ({
  name: product.name,
  price: decimalRupees(product.price),
  category: product.category,
  condition: product.condition,
  description: product.description,
  imageUrls: [...product.imageUrls],
  isPublished: product.isPublished,
  set: product.set && { id: product.set.id, name: nameOfSet(product.set) },
  grade: product.grade ?? '',
  warrantyMonths: product.warrantyMonths === null ? '' : String(product.warrantyMonths),
  boughtFrom: product.stock?.boughtFrom ?? '',
  boughtFor: decimalOrBlank(product.stock?.boughtFor ?? null),
});

/** @param version of the product that was edited, null for a new one */
export const toInput = (
  { price, set, grade, warrantyMonths, boughtFor, ...fields }: ProductValues,
  version: number | null,
): ProductInput => ({
  ...fields,
  price: Number(price),
  setId: set?.id ?? null,
  grade: grade || null,
  warrantyMonths: numberOrNull(warrantyMonths),
  boughtFor: numberOrNull(boughtFor),
  version,
});
