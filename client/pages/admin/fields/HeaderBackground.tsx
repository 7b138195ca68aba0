import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BackgroundField } from '../../../media';
import { FieldError } from '../../../ui';

/** As a page keeps them. */
export interface HeaderBackgrounds {
  headerBackgroundImageUrl: string | null;
  headerBackgroundVideoUrl: string | null;
}

interface HeaderBackgroundProps {
  value: HeaderBackgrounds;
  onChange: (backgrounds: HeaderBackgrounds) => void;
  errorAt: (path: string) => string | undefined;
}

/** What is behind the heading of a page: nothing, a picture or a film (back-office §4, §5). */
export function HeaderBackground({ value, onChange, errorAt }: HeaderBackgroundProps) {
  const { t } = useLingui();
  const imageUrl = value.headerBackgroundImageUrl ?? '';
  const videoUrl = value.headerBackgroundVideoUrl ?? '';
  const now = `${imageUrl} ${videoUrl}`;
  const [own, setOwn] = useState(now);
  const [version, setVersion] = useState(0);
  // Not from this field: a draft was restored, or somebody else's version was taken. The field begins with it anew.
  if (own !== now) {
    setOwn(now);
    setVersion(version + 1);
  }
  return (
    <div>
      <BackgroundField
        key={version}
        label={t`Background`}
        value={{ imageUrl, videoUrl }}
        onChange={(next) => {
          setOwn(`${next.imageUrl} ${next.videoUrl}`);
          onChange({
            headerBackgroundImageUrl: next.imageUrl || null,
            headerBackgroundVideoUrl: next.videoUrl || null,
          });
        }}
      />
      <FieldError id={undefined}>
        {errorAt('headerBackgroundImageUrl') ?? errorAt('headerBackgroundVideoUrl')}
      </FieldError>
    </div>
  );
}
