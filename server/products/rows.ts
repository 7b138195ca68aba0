import { ReadModel } from '../core/read/model.js';
import { translatedColumns } from '../translations/index.js';
import { Product } from './entity.js';
import { STOCK_COLUMNS } from './stock/views.js';
import { productTexts } from './texts.js';

/** Products as visitors' lists show them. Other rooms hang on them what they say of a product. */
export const productRows = new ReadModel(Product, {
  needs: { stock: STOCK_COLUMNS },
  inLanguage: translatedColumns(productTexts),
});
