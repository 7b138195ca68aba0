import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { AdminSelect } from '../../admin/kit/AdminSelect';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { Link } from '../../lib/router/Link';
import { SetBySerial } from '../../sets/admin';
import { Button, Row, toast } from '../../ui';
import { BothCalendars } from '../../ui/print/BothCalendars';
import { grades } from '../labels';
import type { ProductRowFragment } from './productsAdmin.gen';
import { productCertificateUrl } from './urls';
import { nameOfSet, type ProductValues } from './productForm';

interface SetOfProductProps {
  form: UseFormReturn<ProductValues>;
  /** Null for a new one. */
  product: ProductRowFragment | null;
  /** Opens its test sheet. */
  onTest: () => void;
}

/** What a refurbished set has besides: which one it is, its grade, its warranty, and what it was bought in for. */
export function SetOfProduct({ form, product, onTest }: SetOfProductProps) {
  const { t } = useLingui();
  return (
    <EditorSection title={t`Single set`}>
      <Controller
        control={form.control}
        name="set"
        render={({ field: { value, onChange } }) =>
          value ? (
            <Row gap={1}>
              <strong>{value.name}</strong>
              <Button size="sm" variant="secondary" onClick={() => onChange(null)}>
                <Trans>Not a single set</Trans>
              </Button>
              {/* only what is saved as this set has sheets */}
              {product?.set?.id === value.id && (
                <Button size="sm" variant="secondary" onClick={onTest}>
                  <Trans>Test sheet</Trans>
                </Button>
              )}
            </Row>
          ) : (
            <SetBySerial
              onFound={(_serial, set) =>
                set ? onChange({ id: set.id, name: nameOfSet(set) }) : toast.error(t`No set has this number.`)
              }
            />
          )
        }
      />
      <FieldPair>
        <AdminSelect form={form} name="grade" label={t`Grade`} words={grades} none={t`No grade`} />
        <AdminTextField
          form={form}
          name="warrantyMonths"
          label={t`Warranty (months)`}
          type="number"
          inputMode="numeric"
          min={0}
          max={60}
        />
      </FieldPair>
      {product?.stock?.warrantyUntil && (
        <p>
          <Trans>
            Sold, under warranty until <BothCalendars value={product.stock.warrantyUntil} />
          </Trans>{' '}
          <Link to={productCertificateUrl(product.id)} target="_blank">
            <Trans>Certificate of warranty</Trans>
          </Link>
        </p>
      )}
      <FieldPair>
        <AdminTextField
          form={form}
          name="boughtFrom"
          label={t`Bought from`}
          hint={t`Only admins see it.`}
          autoComplete="off"
        />
        <AdminTextField
          form={form}
          name="boughtFor"
          label={t`Bought for (Rs.)`}
          hint={t`Only admins see it.`}
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
        />
      </FieldPair>
    </EditorSection>
  );
}
