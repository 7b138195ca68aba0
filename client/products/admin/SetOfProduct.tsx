import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { AdminField } from '../../admin/kit/AdminField';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { Link } from '../../lib/router/Link';
import { SetBySerial } from '../../sets/admin';
import { Button, DateTime, Row, Select, TextInput, toast } from '../../ui';
import { nameOfSet, type ProductValues } from './productForm';
import type { ProductRowFragment } from './productsAdmin.gen';
import { productCertificateUrl } from './urls';
import { useProductWords } from './useProductWords';

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
  const { gradeOptions } = useProductWords();
  return (
    <EditorSection title={t`One very set`}>
      <Controller
        control={form.control}
        name="set"
        render={({ field: { value, onChange } }) =>
          value ? (
            <Row gap={1}>
              <strong>{value.name}</strong>
              <Button size="sm" variant="secondary" onClick={() => onChange(null)}>
                <Trans>It is no single set</Trans>
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
        <AdminField form={form} name="grade" label={t`Grade`}>
          {(control) => (
            <Select {...control} defaultValue={form.getValues('grade')}>
              <option value="">{t`No grade`}</option>
              {gradeOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </AdminField>
        <AdminField form={form} name="warrantyMonths" label={t`Warranty (months)`}>
          {(control) => <TextInput {...control} type="number" inputMode="numeric" min={0} max={60} />}
        </AdminField>
      </FieldPair>
      {product?.stock?.warrantyUntil && (
        <p>
          <Trans>
            Sold, under warranty until <DateTime value={product.stock.warrantyUntil} show="date" />
          </Trans>{' '}
          <Link to={productCertificateUrl(product.id)} target="_blank">
            <Trans>Certificate of warranty</Trans>
          </Link>
        </p>
      )}
      <FieldPair>
        <AdminField form={form} name="boughtFrom" label={t`Bought in from`} hint={t`Only admins see it.`}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </AdminField>
        <AdminField form={form} name="boughtFor" label={t`Bought in for (Rs.)`} hint={t`Only admins see it.`}>
          {(control) => <TextInput {...control} type="number" inputMode="decimal" min={0} step="0.01" />}
        </AdminField>
      </FieldPair>
    </EditorSection>
  );
}
