import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bulkPlan, type Wish } from '../../admin/kit/bulk/bulkPlan';
import type { BulkPlan } from '../../admin/kit/bulk/useBulkChange';
import { formatMoney } from '../../lib/money';
import { categories } from '../labels';
import type { ProductCategory, ProductChangeInput, ProductRowFragment } from './productsAdmin.gen';

type Plan = BulkPlan<ProductChangeInput>;

/** What can be done with many products at once, each with what will become of every one of them. */
export function useBulkPlans(products: readonly ProductRowFragment[]) {
  const { t, i18n } = useLingui();
  const count = products.length;

  const plan = <Value>(wish: Wish<ProductRowFragment, Value, ProductChangeInput>): Plan =>
    bulkPlan(products, ({ name }) => name, {
      ...wish,
      change: (value, row) => ({ version: row.version, ...wish.change(value, row) }),
    });

  return {
    publish: (isPublished: boolean): Plan =>
      plan({
        title: isPublished
          ? t`${plural(count, { one: 'Publish # product?', other: 'Publish # products?' })}`
          : t`${plural(count, { one: 'Unpublish # product?', other: 'Unpublish # products?' })}`,
        done: isPublished ? t`The products are published.` : t`The products are drafts now.`,
        of: (product) => product.isPublished,
        next: () => isPublished,
        words: (published) => (published ? t`Published` : t`Draft`),
        change: (published) => ({ isPublished: published }),
      }),
    remove: (deleted: boolean): Plan =>
      plan({
        title: deleted
          ? t`${plural(count, { one: 'Delete # product?', other: 'Delete # products?' })}`
          : t`${plural(count, { one: 'Restore # product?', other: 'Restore # products?' })}`,
        done: deleted ? t`The products are deleted.` : t`The products are restored.`,
        of: (product) => product.deletedAt !== null,
        next: () => deleted,
        words: (isDeleted) => (isDeleted ? t`Deleted` : t`In the shop`),
        change: (isDeleted) => ({ deleted: isDeleted }),
      }),
    categorize: (category: ProductCategory): Plan =>
      plan({
        title: t`${plural(count, { one: 'Change the category of # product?', other: 'Change the category of # products?' })}`,
        done: t`The category is changed.`,
        of: (product) => product.category,
        next: () => category,
        words: (value) => i18n._(categories[value]),
        change: (value) => ({ category: value }),
      }),
    price: (rule: (price: number) => number): Plan =>
      plan({
        title: t`${plural(count, { one: 'Change the price of # product?', other: 'Change the price of # products?' })}`,
        done: t`The prices are changed.`,
        of: (product) => product.price,
        next: (product) => rule(product.price),
        words: (price) => (price === 0 ? t`Price on request` : formatMoney(price, i18n.locale)),
        change: (price) => ({ price }),
      }),
  };
}
