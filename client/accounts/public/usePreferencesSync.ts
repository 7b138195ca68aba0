import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readError } from '../../graphql/errors';
import { useErrorText } from '../../graphql/useErrorText';
import type { Choices } from '../../lib/appearanceChoices';
import type { Viewer } from '../../session/useViewer';
import { toast } from '../../ui';
import { startPreferencesSync } from './appearance/preferencesSync';
import { fromServer, toServer } from './appearance/serverPreferences';
import { UpdatePreferencesDocument } from '../settings.gen';

/** Keeps device and account alike for as long as somebody is signed in, and says how the saving went (public-site §8). */
export function usePreferencesSync(viewer: Viewer | null): void {
  const client = useApolloClient();
  const { t } = useLingui();
  const errorText = useErrorText();
  const sync = useRef<ReturnType<typeof startPreferencesSync>>(null);

  function report({ language, ...look }: Partial<Choices>): void {
    if (Object.keys(look).length > 0) toast.success(t`Appearance settings updated.`);
    if (language) toast.success(t`Preferences saved.`);
  }

  const send = useEffectEvent(async (choices: Partial<Choices>, { quietly }: { quietly: boolean }) => {
    try {
      const { data } = await client.mutate({
        mutation: UpdatePreferencesDocument,
        variables: { input: toServer(choices) },
      });
      if (!data?.updatePreferences) throw new Error('The account is missing from the answer.');
      if (!quietly) report(choices);
    } catch (error) {
      if (quietly) return;
      toast.error(readError(error).code === 'NETWORK' ? t`Failed to save preferences.` : errorText(error));
    }
  });

  useEffect(() => {
    const started = startPreferencesSync((choices, options) => send(choices, options));
    sync.current = started;
    return started.stop;
  }, []);

  const id = viewer?.id;
  // As text: an answer that says the same again is no news.
  const preferences = viewer && JSON.stringify(viewer.preferences);
  useEffect(() => {
    if (id && preferences) sync.current?.arrive(id, fromServer(JSON.parse(preferences) as Viewer['preferences']));
  }, [id, preferences]);
}
