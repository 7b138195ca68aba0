import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { BulkPlan } from '../../admin/kit/bulk/useBulkChange';
import { Options } from '../../admin/kit/labels';
import { Button, Select, TextInput, toast } from '../../ui';
import { categories, isCategory } from '../labels';
import styles from './BulkActions.module.css';
import { priceRule } from './bulkPrice';
import type { ProductChangeInput, ProductRowFragment } from './productsAdmin.gen';
import { useBulkPlans } from './useBulkPlans';

interface BulkActionsProps {
  products: readonly ProductRowFragment[];
  begin: (plan: BulkPlan<ProductChangeInput>) => void;
}

/** What can be done with all selected products; each begins with a look at what it would do. */
export function BulkActions({ products, begin }: BulkActionsProps) {
  const { t } = useLingui();
  const plans = useBulkPlans(products);
  const [price, setPrice] = useState('');
  const areDeleted = products.every(({ deletedAt }) => deletedAt !== null);

  function changePrice(event: FormEvent): void {
    event.preventDefault();
    const rule = priceRule(price);
    if (rule) begin(plans.price(rule));
    else toast.warning(t`Enter a price, or a change such as +500 or -10%.`);
  }

  if (areDeleted) {
    return (
      <Button size="sm" onClick={() => begin(plans.remove(false))}>
        <Trans>Restore</Trans>
      </Button>
    );
  }
  return (
    <div className={styles.actions}>
      <Button size="sm" variant="secondary" onClick={() => begin(plans.publish(true))}>
        <Trans>Publish</Trans>
      </Button>
      <Button size="sm" variant="secondary" onClick={() => begin(plans.publish(false))}>
        <Trans>Unpublish</Trans>
      </Button>
      <Select
        className={styles.choice}
        aria-label={t`Change the category`}
        value=""
        onChange={({ target: { value } }) => isCategory(value) && begin(plans.categorize(value))}
      >
        <option value="">{t`Category …`}</option>
        <Options of={categories} />
      </Select>
      <form className={styles.price} onSubmit={changePrice}>
        <TextInput
          aria-label={t`New price, or a change such as +500 or -10%`}
          placeholder={t`Price, +500, -10%`}
          value={price}
          onChange={({ target }) => setPrice(target.value)}
          className={styles.amount}
        />
        <Button type="submit" size="sm" variant="secondary">
          <Trans>Set price</Trans>
        </Button>
      </form>
      <Button size="sm" variant="danger" onClick={() => begin(plans.remove(true))}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}
