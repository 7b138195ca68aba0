import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { AddIcon } from '../../../admin/kit/icons';
import { Button, Row, Stack, TextInput } from '../../../ui';
import { CheckField } from '../../../ui/CheckField';
import { Field, FieldError } from '../../../ui/Field';
import { TrashIcon } from '../../../ui/icons/media';
import type { ContactInfo } from './content';
import styles from './HoursFields.module.css';

type Hours = ContactInfo['openingHours'][number];

const DAYS: readonly (readonly [day: string, label: MessageDescriptor])[] = [
  ['Sunday', msg`Sunday`],
  ['Monday', msg`Monday`],
  ['Tuesday', msg`Tuesday`],
  ['Wednesday', msg`Wednesday`],
  ['Thursday', msg`Thursday`],
  ['Friday', msg`Friday`],
  ['Saturday', msg`Saturday`],
];

const blank = (taken: readonly Hours[]): Hours => ({
  days: DAYS.map(([day]) => day).filter((day) => day !== 'Saturday' && !taken.some(({ days }) => days.includes(day))),
  opens: '10:00',
  closes: '18:00',
});

interface HoursFieldsProps {
  hours: readonly Hours[];
  onChange: (hours: Hours[]) => void;
  /** What the server said of the hours at this place. */
  errorOf: (field: string) => string | undefined;
}

/** The hours as days and times, which search engines show beside the shop's name. */
export function HoursFields({ hours, onChange, errorOf }: HoursFieldsProps) {
  const { t, i18n } = useLingui();
  const change = (at: number, part: Partial<Hours>) =>
    onChange(hours.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <Stack as="fieldset" className={styles.group} gap={2} aria-label={t`Opening hours for search engines`}>
      <strong>{t`Opening hours for search engines`}</strong>
      <small>{t`Days and times, as Google and maps show them. Visitors read the text above.`}</small>
      {hours.map(({ days, opens, closes }, at) => (
        // lines have no name but their place
        // oxlint-disable-next-line react/no-array-index-key
        <Stack key={at} as="fieldset" className={styles.group} gap={1} aria-label={t`Hours ${at + 1}`}>
          <Row gap={1}>
            {DAYS.map(([day, label]) => (
              <CheckField
                key={day}
                checked={days.includes(day)}
                onChange={({ target }) =>
                  change(at, { days: target.checked ? [...days, day] : days.filter((each) => each !== day) })
                }
              >
                {i18n._(label)}
              </CheckField>
            ))}
          </Row>
          <Row gap={2}>
            <Field label={t`Opens`}>
              {(control) => (
                <TextInput
                  {...control}
                  type="time"
                  value={opens}
                  onChange={({ target }) => change(at, { opens: target.value })}
                />
              )}
            </Field>
            <Field label={t`Closes`}>
              {(control) => (
                <TextInput
                  {...control}
                  type="time"
                  value={closes}
                  onChange={({ target }) => change(at, { closes: target.value })}
                />
              )}
            </Field>
            <Button
              variant="ghost"
              icon={<TrashIcon />}
              aria-label={t`Remove these hours`}
              onClick={() => onChange(hours.filter((_, index) => index !== at))}
            />
          </Row>
          {['days', 'opens', 'closes'].map((field) => {
            const error = errorOf(`openingHours.${at}.${field}`);
            return (
              error && (
                <FieldError key={field} id={undefined}>
                  {error}
                </FieldError>
              )
            );
          })}
        </Stack>
      ))}
      <div>
        <Button variant="secondary" icon={<AddIcon />} onClick={() => onChange([...hours, blank(hours)])}>
          {t`Add hours`}
        </Button>
      </div>
    </Stack>
  );
}
