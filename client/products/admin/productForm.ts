import { decimalRupees } from '../../lib/money';
import type { ProductCategory, ProductCondition, ProductInput, ProductRowFragment } from './productsAdmin.gen';

/** The fields of a product as its form has them, in the order of the screen; the price is a text until it is sent. */
export interface ProductValues {
  name: string;
  price: string;
  category: ProductCategory;
  condition: ProductCondition;
  description: string;
  imageUrls: string[];
  isPublished: boolean;
}

/** back-office §4: published, a TV, price 0; decisions §12: used, in good condition. */
export const newProduct: ProductValues = {
  name: '',
  price: '0',
  category: 'TV',
  condition: 'UsedGood',
  description: '',
  imageUrls: [],
  isPublished: true,
};

export const valuesOf = (product: ProductRowFragment): ProductValues => ({
  name: product.name,
  price: decimalRupees(product.price),
  category: product.category,
  condition: product.condition,
  description: product.description,
  imageUrls: [...product.imageUrls],
  isPublished: product.isPublished,
});

/** @param version of the product that was edited, null for a new one */
export const toInput = ({ price, ...fields }: ProductValues, version: number | null): ProductInput => ({
  ...fields,
  price: Number(price),
  version,
});
