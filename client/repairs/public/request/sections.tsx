import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDateTime, fromKathmanduInput, toKathmanduInput } from '../../../lib/dates';
import { HomeIcon, PersonIcon, TextArea, TextInput } from '../../../ui';
import { QuestionIcon, TvIcon } from '../../../ui/icons/pages';
import { TruckIcon } from '../../../ui/icons/status';
import { tvTypes } from '../../labels';
import type { RepairFormValues } from '../../repairForm';
import { ChoiceField } from './ChoiceField';
import { RepairFormField } from './fields';
import { FormSection } from './FormSection';
import { PickupLocation } from './PickupLocation';
import styles from './BookingForm.module.css';

/** Who is asking. */
export function AboutYou() {
  return (
    <FormSection title={<Trans>About you</Trans>} icon={<PersonIcon />}>
      <RepairFormField name="userName" required>
        {(control) => <TextInput {...control} autoComplete="name" />}
      </RepairFormField>
      <RepairFormField name="contactNumber" required>
        {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
      </RepairFormField>
    </FormSection>
  );
}

/** Makes that are common in Nepal, offered while typing; anything else may be typed. */
const brands = [
  'Samsung',
  'LG',
  'Sony',
  'TCL',
  'Hisense',
  'CG',
  'Skyworth',
  'Himstar',
  'Panasonic',
  'Xiaomi',
  'Videocon',
];

/** Which set it is. */
export function Television() {
  const { i18n, t } = useLingui();
  return (
    <FormSection title={<Trans>Your television</Trans>} icon={<TvIcon />}>
      <div className={styles.across}>
        <ChoiceField
          name="tvType"
          look="chips"
          choices={Object.entries(tvTypes).map(([value, label]) => ({ value, label: i18n._(label) }))}
        />
      </div>
      <RepairFormField name="brand" required>
        {(control) => (
          <>
            <TextInput {...control} list={`${control.id}-brands`} autoComplete="off" />
            <datalist id={`${control.id}-brands`}>
              {brands.map((brand) => (
                <option key={brand}>{brand}</option>
              ))}
            </datalist>
          </>
        )}
      </RepairFormField>
      <RepairFormField name="model">
        {(control) => <TextInput {...control} placeholder={t`Optional`} autoComplete="off" spellCheck={false} />}
      </RepairFormField>
    </FormSection>
  );
}

/** What is wrong with it. @param pictures of it: a field of its own */
export function Issue({ pictures }: { pictures: ReactNode }) {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>What is wrong with it?</Trans>} icon={<QuestionIcon />}>
      <div className={styles.across}>
        <RepairFormField name="issueDescription" required>
          {(control) => (
            <TextArea
              {...control}
              placeholder={t`Sound but no picture, lines on the left, since the last power cut…`}
            />
          )}
        </RepairFormField>
      </div>
      <div className={styles.pictures}>{pictures}</div>
    </FormSection>
  );
}

/** Where and when it is fetched. */
export function Pickup() {
  return (
    <FormSection title={<Trans>Where and when may we pick it up?</Trans>} icon={<TruckIcon />}>
      <div className={styles.across}>
        <RepairFormField name="pickupAddress" required>
          {(control) => <TextArea {...control} rows={2} autoComplete="street-address" className={styles.address} />}
        </RepairFormField>
        <PickupLocation />
      </div>
      <PickupTime />
    </FormSection>
  );
}

/** The browser's picker knows one calendar; under it stands the time as the reader would say it (decisions §13). */
function PickupTime() {
  const { i18n } = useLingui();
  const { control } = useFormContext<RepairFormValues>();
  const [opened] = useState(() => toKathmanduInput(new Date()));
  const chosen = fromKathmanduInput(useWatch({ control, name: 'preferredPickupTime' }));
  const when = chosen && formatDateTime(chosen, i18n.locale);
  return (
    <RepairFormField
      name="preferredPickupTime"
      required
      hint={
        // it begins with the minute in which the form is drawn, on the server and then here
        <span suppressHydrationWarning>
          {when ? <Trans>{when}, Kathmandu time</Trans> : <Trans>Kathmandu time</Trans>}
        </span>
      }
    >
      {(control) => <TextInput {...control} type="datetime-local" min={opened} />}
    </RepairFormField>
  );
}

/** How it comes home; what the way costs is the shop's to say (public-site §2). */
export function Delivery() {
  return (
    <FormSection title={<Trans>How does it come home?</Trans>} icon={<HomeIcon />}>
      <div className={styles.across}>
        <ChoiceField
          name="deliveryOption"
          look="cards"
          choices={[
            {
              value: 'PICKUP',
              label: <Trans>I collect it at the shop</Trans>,
              detail: <Trans>No charge.</Trans>,
            },
            {
              value: 'DELIVERY_REQUESTED',
              label: <Trans>Deliver it to me</Trans>,
              detail: <Trans>A minimal fee, confirmed by the shop. Until then: To be quoted.</Trans>,
            },
          ]}
        />
      </div>
    </FormSection>
  );
}
