import { TranslatedKind, translatable } from '../translations/index.js';
import { Product } from './entity.js';
import { productSchema } from './inputs.js';

/** What of a product is written in both languages. */
export const productTexts = translatable({
  kind: TranslatedKind.PRODUCT,
  entity: Product,
  texts: { name: true, description: true },
  check: (product) => productSchema.pick({ name: true, description: true }).parse(product),
});
