import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { RecentImages } from '../../../media';
import { FieldError, IconFrame, type IconProps } from '../../../ui';
import { ContactIcon } from '../../public/contact/ContactIcon';
import { ChoiceField } from '../../../admin/kit/editor/ChoiceField';
import styles from './IconSourceField.module.css';
import { TextField } from '../../../admin/kit/editor/TextField';

type SourceType = 'default' | 'url' | 'svg';

/** What begins with an svg tag is a drawing, anything else the address of a picture (back-office §3 'Top bar settings'). */
const typeOf = (source: string): SourceType => (/^\s*<svg[\s/>]/i.test(source) ? 'svg' : source ? 'url' : 'default');

interface IconSourceFieldProps {
  /** Names the icon: 'Phone icon'. */
  label: string;
  /** Ours, where the owner has none. */
  Icon: ComponentType<IconProps>;
  value: string | null;
  onChange: (source: string | null) => void;
  error?: string | undefined;
}

/** The icon of a way to reach the shop: ours, a picture by its address, or the owner's own drawing, seen as it is typed. */
export function IconSourceField({ label, Icon, value, onChange, error }: IconSourceFieldProps) {
  const { t } = useLingui();
  const source = value ?? '';
  const [type, setType] = useState(() => typeOf(source));
  // What was typed for each, so that looking at another one loses nothing.
  const [texts, setTexts] = useState(() => ({ default: '', url: '', svg: '', [typeOf(source)]: source }));
  if (source !== texts[type]) {
    // Not from here: a draft was restored, or somebody else's version was taken.
    setType(typeOf(source));
    setTexts({ ...texts, [typeOf(source)]: source });
  }

  function choose(next: SourceType): void {
    setType(next);
    onChange(texts[next] || null);
  }

  function write(text: string): void {
    setTexts({ ...texts, [type]: text });
    onChange(text || null);
  }

  const types: [SourceType, string][] = [
    ['default', t`Default`],
    ['url', t`Image URL`],
    ['svg', t`Custom SVG`],
  ];
  return (
    <div className={styles.field}>
      <ChoiceField
        label={
          <span className={styles.label}>
            <IconFrame>
              <ContactIcon custom={value} Icon={Icon} />
            </IconFrame>
            {label}
          </span>
        }
        value={type}
        choices={types}
        onChange={choose}
      />
      {type === 'default' && <FieldError id={undefined}>{error}</FieldError>}
      {type === 'url' && (
        <>
          <TextField label={t`${label}: image URL`} type="url" value={source} error={error} onChange={write} />
          <div>
            <RecentImages onPick={write} />
          </div>
        </>
      )}
      {type === 'svg' && (
        <>
          <TextField
            label={t`${label}: SVG`}
            lines={4}
            hint={t`The SVG code, beginning with its svg tag. Scripts and external content are removed.`}
            value={source}
            error={error}
            onChange={write}
          />
          {source && typeOf(source) !== 'svg' && (
            <p className={styles.note} role="note">
              <Trans>This does not begin with an svg tag.</Trans>
            </p>
          )}
        </>
      )}
    </div>
  );
}
