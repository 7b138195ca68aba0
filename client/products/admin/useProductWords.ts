import { useLingui } from '@lingui/react/macro';
import { availabilities, categories, conditions, grades } from '../labels';
import type { ProductAvailability, ProductCategory, ProductCondition, ProductGrade } from './productsAdmin.gen';

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
    availabilityName: (availability: ProductAvailability) => i18n._(availabilities[availability]),
    availabilityOptions: (Object.keys(availabilities) as ProductAvailability[]).map((value) => ({
      value,
      label: i18n._(availabilities[value]),
    })),
    gradeOptions: (Object.keys(grades) as ProductGrade[]).map((value) => ({ value, label: i18n._(grades[value]) })),
    conditionOptions: (Object.keys(conditions) as ProductCondition[]).map((value) => ({
      value,
      label: conditionName(value),
    })),
  };
}
