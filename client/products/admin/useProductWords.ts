import { useLingui } from '@lingui/react/macro';
import { categories, conditions } from '../labels';
import type { ProductCategory, ProductCondition } from './productsAdmin.gen';

/** Categories and conditions as choices in the reader's language. */
export function useProductWords() {
  const { i18n } = useLingui();
  const categoryName = (category: ProductCategory) => i18n._(categories[category]);
  const conditionName = (condition: ProductCondition) => i18n._(conditions[condition]);
  return {
    categoryName,
    conditionName,
    categoryOptions: (Object.keys(categories) as ProductCategory[]).map((value) => ({
      value,
      label: categoryName(value),
    })),
    conditionOptions: (Object.keys(conditions) as ProductCondition[]).map((value) => ({
      value,
      label: conditionName(value),
    })),
  };
}
