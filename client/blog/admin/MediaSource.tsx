import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useState } from 'react';
import { ChoiceField } from '../../admin/kit/editor/ChoiceField';
import { TextField } from '../../admin/kit/editor/TextField';
import { FileUpload } from '../../media';
import type { UploadsHandle } from '../../media';
import { readVideo } from '../video';
import styles from './MediaSource.module.css';

interface MediaSourceProps {
  kind: 'video' | 'audio';
  /** The address; empty for none. */
  value: string;
  onChange: (url: string) => void;
  handle: Ref<UploadsHandle>;
  error: string | undefined;
}

/** Whether the address can be played right here. */
const isPlayable = (kind: MediaSourceProps['kind'], url: string) =>
  kind === 'audio' ? url !== '' : readVideo(url)?.kind === 'file';

/** A post's video or sound: a file that is uploaded, or an address elsewhere. Changing between the two loses neither. */
export function MediaSource({ kind, value, onChange, handle, error }: MediaSourceProps) {
  const { t } = useLingui();
  const isFile = isPlayable(kind, value);
  const [way, setWay] = useState<'file' | 'address'>(() => (value && !isFile ? 'address' : 'file'));
  return (
    <div className={styles.source}>
      <ChoiceField
        label={kind === 'video' ? t`Video` : t`Audio`}
        value={way}
        choices={[
          ['file', t`Upload a file`],
          ['address', t`Give an address`],
        ]}
        onChange={setWay}
      />
      {way === 'file' ? (
        <FileUpload
          purpose={kind === 'video' ? 'blogVideo' : 'blogAudio'}
          label={kind === 'video' ? <Trans>Video file</Trans> : <Trans>Audio file</Trans>}
          hint={
            value && !isFile ? (
              <Trans>Until a file is uploaded, the post keeps {value}</Trans>
            ) : (
              <Trans>Up to 15 MB.</Trans>
            )
          }
          value={isFile ? value : ''}
          onChange={onChange}
          handle={handle}
          error={error}
        />
      ) : (
        <TextField
          label={kind === 'video' ? t`Address of the video` : t`Address of the audio`}
          hint={kind === 'video' && <Trans>A page on YouTube, a file (mp4, webm), or any other page.</Trans>}
          error={error}
          type="url"
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  );
}
