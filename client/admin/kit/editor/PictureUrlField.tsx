import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isOwnOrigin } from '../../../lib/origin';
import { isEnter } from '../../../lib/typedKey';
import { ImagesUpload } from '../../../media';
import type { UploadsHandle } from '../../../media';
import { Field, TextInput } from '../../../ui';
import { RequiredLabel } from './RequiredLabel';

interface PictureUrlFieldProps {
  label: string;
  /** Of a purpose that takes one picture. */
  purpose: ComponentProps<typeof ImagesUpload>['purpose'];
  /** Empty where there is none. */
  value: string;
  onChange: (url: string) => void;
  /** While a chosen picture is not in the store yet, or could not be brought there. */
  onUnfinished?: (isUnfinished: boolean) => void;
  /** For a form that waits for the picture, or has one of its own to add. */
  handle?: RefObject<UploadsHandle | null>;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
}

/** One picture: uploaded, taken from the recent ones, or given by its address. */
export function PictureUrlField({
  label,
  purpose,
  value,
  onChange,
  onUnfinished,
  handle,
  hint,
  error,
  required = false,
}: PictureUrlFieldProps) {
  const { t } = useLingui();
  const own = useRef<UploadsHandle>(null);
  const uploads = handle ?? own;
  const shown = useRef(value);
  const [typed, setTyped] = useState<string | null>(null);
  const foreign = isOwnOrigin(value) ? '' : value;

  // An address that was typed, or another version of the page: not from the uploads, which begin with it anew.
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    uploads.current?.reset(value ? [value] : []);
  }, [value, uploads]);

  /** Half an address would be fetched with each letter, so it counts when the field is left. */
  function leave(): void {
    const url = typed?.trim();
    setTyped(null);
    if (url !== undefined && url !== foreign) onChange(url);
  }

  return (
    <>
      <ImagesUpload
        handle={uploads}
        purpose={purpose}
        label={<RequiredLabel required={required}>{label}</RequiredLabel>}
        hint={hint}
        initial={value ? [value] : []}
        onChange={([url = '']) => {
          shown.current = url;
          onChange(url);
        }}
        whileUnfinished={
          <>
            {onUnfinished && <Unfinished onChange={onUnfinished} />}
            <p role="status">
              <Trans>The new picture is not uploaded yet.</Trans>
            </p>
          </>
        }
      />
      <Field label={t`${label}: address`} hint={t`In place of an upload.`} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            value={typed ?? foreign}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={leave}
            onKeyDown={(event) => {
              if (isEnter(event)) leave();
            }}
          />
        )}
      </Field>
    </>
  );
}

/** Tells that something is unfinished for as long as it is there. */
function Unfinished({ onChange }: { onChange: (isUnfinished: boolean) => void }) {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, []);
  return null;
}
