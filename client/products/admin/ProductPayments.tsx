import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../admin/kit/FormDialog';
import { PaymentPanel } from '../../payments/admin';
import type { ProductRowFragment } from './productsAdmin.gen';

interface ProductPaymentsProps {
  product: ProductRowFragment;
  onClose: () => void;
}

/** What was paid for a set that is kept for somebody or sold, and the deposit that its page asks for. */
export function ProductPayments({ product: { id, name, version }, onClose }: ProductPaymentsProps) {
  const { t } = useLingui();
  const [isDirty, setDirty] = useState(false);
  return (
    <FormDialog title={t`Payments: ${name}`} dirty={isDirty} onClose={onClose}>
      <PaymentPanel thing={{ productId: id }} version={version} onDirtyChange={setDirty} />
    </FormDialog>
  );
}
