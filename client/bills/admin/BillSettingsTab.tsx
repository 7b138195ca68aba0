import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { AdminSelect } from '../../admin/kit/AdminSelect';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { FieldPair, Fields } from '../../admin/kit/FieldLayout';
import { Found } from '../../admin/kit/Found';
import { TabFrame } from '../../admin/kit/TabFrame';
import { UnsavedGuard } from '../../admin/kit/UnsavedGuard';
import { useSendingForm } from '../../forms/useSendingForm';
import { useAnswer } from '../../graphql/useAnswer';
import { useServerMessage } from '../../graphql/useServerMessage';
import { toAsciiDigits } from '../../lib/digits';
import { Button, toast } from '../../ui';
import {
  type BillSettingsFormFragment,
  type TaxMode,
  useBillSettingsQuery,
  useSaveBillSettingsMutation,
} from './billsAdmin.gen';

/** How the shop issues its bills: off until the owner fills it in, as the accountant says (decisions §15). */
export function BillSettingsTab() {
  const { t } = useLingui();
  const { answer, failure } = useAnswer(useBillSettingsQuery({ fetchPolicy: 'cache-and-network' }));
  return (
    <TabFrame
      title={t`Tax Settings`}
      intro={
        <Trans>
          Estimates and receipts need none of this. Before you issue bills by it, ask your accountant: software that
          prints bills needs the approval of the tax office.
        </Trans>
      }
    >
      <Found thing={answer} failure={failure} height="24rem">
        {(found) => <Editor key={found.billSettings.version} settings={found.billSettings} />}
      </Found>
    </TabFrame>
  );
}

const MODES: Readonly<Record<TaxMode, ReturnType<typeof msg>>> = {
  NONE: msg`Not filled in: estimates and receipts only`,
  PAN: msg`PAN, without VAT`,
  VAT: msg`Registered for VAT`,
};

/** A number as it is typed, in whichever digits; NaN where it is none. */
const typedNumber = (typed: string): number => {
  const plain = toAsciiDigits(typed).trim();
  return plain === '' ? Number.NaN : Number(plain);
};

function Editor({ settings }: { settings: BillSettingsFormFragment }) {
  const { t } = useLingui();
  const say = useServerMessage();
  const [save] = useSaveBillSettingsMutation();
  const { sellerName, mode, taxNumber, taxRate, series, openingNumber, version } = settings;
  const { form, sending, submit } = useSendingForm({
    defaultValues: {
      sellerName,
      mode,
      taxNumber: taxNumber ?? '',
      taxRate: String(taxRate),
      series,
      openingNumber: String(openingNumber),
    },
    say,
    async send(values) {
      await save({
        variables: {
          input: {
            ...values,
            taxNumber: values.taxNumber || null,
            taxRate: typedNumber(values.taxRate),
            openingNumber: typedNumber(values.openingNumber),
            version,
          },
        },
      });
      toast.success(t`Tax settings saved.`);
    },
  });
  const chosen = form.watch('mode');
  const refusal = form.formState.errors.root?.server?.message;
  return (
    <form onSubmit={submit} noValidate>
      {form.formState.isDirty && <UnsavedGuard />}
      <Fields>
        <AdminTextField
          form={form}
          name="sellerName"
          label={t`Name of the business`}
          hint={t`As registered; printed at the top of each bill.`}
          missing={t`Name of the business is required.`}
          maxLength={120}
        />
        <AdminSelect form={form} name="mode" label={t`Registered with the tax office`} words={MODES} />
        {chosen !== 'NONE' && (
          <>
            <FieldPair>
              <AdminTextField
                form={form}
                name="taxNumber"
                label={t`PAN or VAT number`}
                hint={t`Nine digits.`}
                missing={t`PAN or VAT number is required.`}
                inputMode="numeric"
                autoComplete="off"
              />
              {chosen === 'VAT' && (
                <AdminTextField
                  form={form}
                  name="taxRate"
                  label={t`VAT in percent`}
                  hint={t`It is inside the prices that customers agree to.`}
                  rules={{ validate: rateRule }}
                  inputMode="decimal"
                />
              )}
            </FieldPair>
            <FieldPair>
              <AdminTextField
                form={form}
                name="series"
                label={t`Series`}
                hint={t`What the numbers begin with: letters and digits, at most 8.`}
                maxLength={8}
                autoCapitalize="characters"
                spellCheck={false}
              />
              <AdminTextField
                form={form}
                name="openingNumber"
                label={t`Opening number`}
                hint={t`The first number of this fiscal year, where the shop has written bills before. In later years it is 1.`}
                rules={{ validate: openingRule }}
                inputMode="numeric"
              />
            </FieldPair>
          </>
        )}
        {refusal && <p role="alert">{say(refusal)}</p>}
        <div>
          <Button type="submit" busy={sending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </Fields>
    </form>
  );
}

/** The sentences are the server's own constants. */
const rateRule = (typed: string) =>
  Number.isFinite(typedNumber(typed)) ? undefined : 'The rate is 0 to 100 percent, with at most two decimals.';

const openingRule = (typed: string) =>
  Number.isInteger(typedNumber(typed)) ? undefined : 'The opening number is a whole number from 1 to 999,999.';
