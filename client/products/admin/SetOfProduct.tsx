import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { AdminField } from '../../admin/kit/AdminField';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { SetBySerial } from '../../sets/admin';
import { Button, Row, Select, TextInput, toast } from '../../ui';
import { nameOfSet, type ProductValues } from './productForm';
import { useProductWords } from './useProductWords';

/** What a refurbished set has besides: which one it is, its grade, its warranty, and what it was bought in for. */
export function SetOfProduct({ form }: { form: UseFormReturn<ProductValues> }) {
  const { t } = useLingui();
  const { gradeOptions } = useProductWords();
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
      <FieldPair>
        <AdminField form={form} name="boughtFrom" label={t`Bought from`} hint={t`Only admins see it.`}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </AdminField>
        <AdminField form={form} name="boughtFor" label={t`Purchase price (Rs.)`} hint={t`Only admins see it.`}>
          {(control) => <TextInput {...control} type="number" inputMode="decimal" min={0} step="0.01" />}
        </AdminField>
      </FieldPair>
    </EditorSection>
  );
}
