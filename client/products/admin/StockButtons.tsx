import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { Fields } from '../../admin/kit/FieldLayout';
import { FormDialog } from '../../admin/kit/FormDialog';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useSendingForm } from '../../forms/useSendingForm';
import { useServerMessage } from '../../graphql/useServerMessage';
import { Button, toast } from '../../ui';
import { forgetPublicProducts } from './cache';
import { ProductPayments } from './ProductPayments';
import {
  type ProductRowFragment,
  useReleaseProductMutation,
  useReserveProductMutation,
  useSellProductMutation,
} from './productsAdmin.gen';

/** Keeps a product that is one very set for somebody, sells it, or puts it up for sale again. */
export function StockButtons({ product }: { product: ProductRowFragment }) {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const [isReserving, setReserving] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [sell] = useSellProductMutation({ update: forgetPublicProducts });
  const [release] = useReleaseProductMutation({ update: forgetPublicProducts });
  const { id, name, version, availability } = product;
  const variables = { id, version };

  async function sellIt(): Promise<void> {
    if (!window.confirm(t`Mark ${name} as sold?`)) return;
    await act(() => sell({ variables }), { done: t`Product sold.`, key: 'sell' });
  }

  return (
    <>
      {availability === 'AVAILABLE' && (
        <Button size="sm" variant="secondary" onClick={() => setReserving(true)}>
          <Trans>Reserve</Trans>
        </Button>
      )}
      {availability !== 'SOLD' && (
        <Button size="sm" variant="secondary" busy={isBusy('sell')} onClick={() => void sellIt()}>
          <Trans>Sell</Trans>
        </Button>
      )}
      {availability !== 'AVAILABLE' && (
        <Button
          size="sm"
          variant="secondary"
          busy={isBusy('release')}
          onClick={() => void act(() => release({ variables }), { done: t`For sale again.`, key: 'release' })}
        >
          <Trans>For sale again</Trans>
        </Button>
      )}
      {availability !== 'AVAILABLE' && (
        <Button size="sm" variant="secondary" onClick={() => setPaying(true)}>
          <Trans>Payments</Trans>
        </Button>
      )}
      {isPaying && <ProductPayments product={product} onClose={() => setPaying(false)} />}
      {isReserving && <Reservation product={product} onClose={() => setReserving(false)} />}
    </>
  );
}

function Reservation({
  product: { id, name, version },
  onClose,
}: {
  product: ProductRowFragment;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [reserve] = useReserveProductMutation({ update: forgetPublicProducts });
  const { form, sending, submit } = useSendingForm({
    defaultValues: { reservedFor: '', hours: '48' },
    say: useServerMessage(),
    async send({ reservedFor, hours }) {
      const reservedUntil = new Date(Date.now() + Number(hours) * 60 * 60 * 1000).toISOString();
      await reserve({ variables: { id, input: { reservedFor, reservedUntil, version } } });
      toast.success(t`Product reserved.`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Reserve ${name}`}
      dirty={form.formState.isDirty}
      busy={sending}
      onSubmit={submit}
      onClose={onClose}
      save={<Trans>Reserve</Trans>}
    >
      <Fields>
        <AdminTextField
          form={form}
          name="reservedFor"
          label={t`For whom`}
          hint={t`Only admins see it.`}
          missing={t`Please enter who it is for.`}
          autoComplete="off"
        />
        <AdminTextField
          form={form}
          name="hours"
          label={t`For how many hours`}
          hint={t`After that it is available again.`}
          rules={{ validate: (hours) => Number(hours) > 0 || t`Please give a number of hours.` }}
          type="number"
          inputMode="numeric"
          min={1}
          max={2160}
        />
      </Fields>
    </FormDialog>
  );
}
